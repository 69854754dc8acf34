/** The command that plays one run of a batch alone. */
export function replayCommand(file: string, seed: string, options: Readonly<Record<string, unknown>>): string {
  const named = (flag: string, value: unknown): string[] => (typeof value === 'string' ? [flag, quoted(value)] : []);
  return [
    'waffengang fight',
    quoted(file),
    ...named('--seed', seed),
    '--played tactics --no-pause',
    ...named('--ruleset', options['ruleset']),
    ...named('--rules', options['rules']),
  ].join(' ');
}

/** A word as a shell takes it. */
const quoted = (word: string): string =>
  /^[\w@%+=:,./][\w@%+=:,./-]*$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
