/** A path as it is typed in a shell: in quotes where it holds blanks or anything else that a shell would read. */
export function shellWord(path: string, platform: string): string {
  if (/^[\p{L}\p{N}_./+:@%,-]+$/u.test(path) && !path.startsWith('-')) return path;
  if (platform === 'win32') return /^[\w\\./:@%,-]+$/.test(path) ? path : `"${path}"`;
  return `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
