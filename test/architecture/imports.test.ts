import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Which folders a folder may import from, besides itself. */
const law: Readonly<Record<string, readonly string[]>> = {
  'src/dice': [],
  'src/i18n': [],
  'src/engine': ['src/dice'],
  'src/sheets': ['src/dice', 'src/engine', 'src/i18n'],
  'src/odds': ['src/dice', 'src/engine'],
  'src/batch': ['src/dice', 'src/engine', 'src/players'],
  'src/report': ['src/dice', 'src/engine', 'src/i18n'],
  'src/players': ['src/dice', 'src/engine', 'src/i18n', 'src/report'],
  'src/cli': [
    'src/dice',
    'src/engine',
    'src/sheets',
    'src/odds',
    'src/batch',
    'src/players',
    'src/report',
    'src/i18n',
    'rulesets',
  ],
  rulesets: ['src/engine'],
  bin: ['src/cli'],
};

/** Packages that a folder may import; the command line and what stands beside it may use any. */
const packages: Readonly<Record<string, readonly string[]>> = {
  'src/dice': [],
  'src/i18n': [],
  'src/engine': ['zod'],
};

const files = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));

interface Import {
  readonly from: string;
  readonly what: string;
}

/** Statements and calls that import; words in texts do not count. */
const importing = /^(?:import|export)\b[^'";]*?\bfrom '([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm;

const importsOf = (file: string): Import[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(importing)]
    .map(([, one, two, three]) => (one ?? two ?? three)!)
    .map((what) => ({ from: file, what: what.startsWith('.') ? posix.join(posix.dirname(file), what) : what }));

const homeOf = (file: string): string => {
  const [first, second] = file.split('/');
  if (first === 'rulesets') return /\.[jt]s$/.test(second!) ? 'rulesets' : `rulesets/${second}`;
  return first === 'src' ? `src/${second}` : first!;
};

const allImports = ['bin', 'src', 'rulesets'].flatMap(files).flatMap(importsOf);
const isFile = (what: string): boolean => /^(bin|src|rulesets)\//.test(what);

describe('imports', () => {
  it('point one way only', () => {
    const wrong = allImports.filter(({ from, what }) => {
      const [home, target] = [homeOf(from), homeOf(what)];
      if (!isFile(what) || home === target) return false;
      if (home === 'rulesets') return target !== 'src/engine' && !target.startsWith('rulesets/');
      if (home.startsWith('rulesets/')) return target !== 'src/dice' && target !== 'src/engine';
      return !law[home]?.includes(target);
    });
    expect(wrong).toEqual([]);
  });

  it('bring no package where none is allowed', () => {
    const wrong = allImports.filter(({ from, what }) => {
      const home = homeOf(from);
      const allowed = home.startsWith('rulesets/') ? ['zod'] : packages[home];
      return !isFile(what) && allowed !== undefined && !allowed.includes(what);
    });
    expect(wrong).toEqual([]);
  });

  it('let only one file know the prompt library', () => {
    const knowing = allImports.filter(({ what }) => what.includes('inquirer')).map(({ from }) => from);
    expect([...new Set(knowing)]).toEqual(['src/players/prompt.ts']);
  });

  it('find something to look at', () => {
    expect(allImports.length).toBeGreaterThan(100);
  });
});

describe('src', () => {
  it('names no ruleset', () => {
    const ids = readdirSync(join(root, 'rulesets'), { withFileTypes: true }).filter((e) => e.isDirectory());
    const naming = files('src').filter((file) => {
      const code = readFileSync(join(root, file), 'utf8').replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, '');
      return ids.some(({ name }) => code.includes(name));
    });
    expect(naming).toEqual([]);
  });
});
