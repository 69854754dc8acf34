/** The names of the sides, numbered where two would be called the same: `Orks 1`, `Orks 2`. */
export function sideNames(sides: readonly { readonly name: string }[]): string[] {
  const names = sides.map(({ name }) => name.normalize('NFC'));
  const taken = new Set(names);
  return names.map((name) => {
    if (names.filter((other) => other === name).length === 1) return name;
    const free = names.map((_, n) => `${name} ${n + 1}`).concat(`${name} ${names.length + 1}`);
    const own = free.find((other) => !taken.has(other)) ?? name;
    taken.add(own);
    return own;
  });
}
