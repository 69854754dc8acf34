/**
 * Makes a value of plain data unchangeable to its last leaf: sheets and tables serve many fights, and no fight may
 * change them.
 */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
  return value;
}
