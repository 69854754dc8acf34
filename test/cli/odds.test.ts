import { describe, expect, it } from 'vitest';
import { cli } from './harness.js';

const howky = 'characters/htbah/howky.yaml';
const bernd = 'characters/htbah/bernd.yaml';
const [gegner, thorndal] = ['gegner', 'thorndal'].map((name) => `characters/das-system/${name}.yaml`) as [
  string,
  string,
];

const odds = (...args: string[]) => cli(['odds', ...args]);
const data = async (...args: string[]) => JSON.parse((await odds(...args, '--json')).out) as Data;

interface Of {
  readonly of: string | number;
  readonly ways: string;
  readonly chance: number;
}

interface Data {
  readonly method: string;
  readonly margin: number;
  readonly cases: string;
  readonly cutOff: string;
  readonly strikes: { readonly results: Of[]; readonly damage: Of[]; readonly expected: number }[];
  readonly ways: { readonly choices: { choice: Record<string, unknown> }[]; hit: number; damage: number }[];
}

describe('waffengang odds', () => {
  it('tells chances that sum to exactly one, as whole numbers', async () => {
    const { method, margin, cases, cutOff, strikes } = await data(howky, bernd);
    expect([method, margin, cutOff]).toEqual(['exact', 0, '0']);
    for (const of of [strikes[0]!.results, strikes[0]!.damage])
      expect(of.reduce((sum, { ways }) => sum + BigInt(ways), 0n)).toBe(BigInt(cases));
  });

  it('says how the numbers were found, in both languages', async () => {
    expect((await odds(howky, bernd, '--lang', 'de')).out).toMatch(/Exakt: alle \d+ Wege der Würfel, Summe genau 1\./);
    expect((await odds(howky, bernd, '--lang', 'en')).out).toMatch(/Exact: all \d+ paths of the dice/);
    const few = await odds(gegner, thorndal, '--paths', '100', '--lang', 'en');
    expect(few.out).toMatch(/from 100 paths .* ± 9\.8\s+percentage points/s);
  });

  it('puts the best of all ways to decide first', async () => {
    const { ways } = await data(gegner, thorndal, '--compare', 'aim', '--by', 'damage', '--paths', '300');
    expect(ways.map(({ choices }) => choices[0]!.choice['aim']).sort()).toEqual([
      'arm-left',
      'arm-right',
      'head',
      'leg-left',
      'leg-right',
      'torso',
    ]);
    const dealt = ways.map((way) => (way as unknown as { dealt: number }).dealt);
    expect(dealt).toEqual(dealt.toSorted((a, b) => b - a));
  });

  it('compares splits of what was chosen beforehand', async () => {
    const { ways } = await data(gegner, thorndal, '--choose', 'aim=head', '--compare', 'split', '--paths', '300');
    expect(new Set(ways.map(({ choices }) => choices[0]!.choice['aim']))).toEqual(new Set(['head']));
    expect(ways.length).toBeGreaterThan(8);
    for (const { choices } of ways) {
      const { precision, force } = choices[0]!.choice as { precision: number; force: number };
      expect(precision + force).toBeLessThanOrEqual(1415); // the attack base of the sheet
    }
  });

  it('knows names in German, and compares the answers of the defender', async () => {
    const { out } = await odds(howky, bernd, '--compare', 'Waffe', '--lang', 'de');
    expect(out).toContain('Howky entscheidet; das Beste zuerst');
    const defence = await odds(
      'characters/sargon/ork.yaml',
      'characters/sargon/hirlond.yaml',
      '--compare',
      'defence',
      '--paths',
      '800',
    );
    expect(defence.out.indexOf('Parade')).toBeLessThan(defence.out.indexOf('keine'));
  });

  it.each(['csv', 'md', 'html'])('writes %s', async (form) => {
    const { code, out } = await odds(howky, bernd, '--format', form, '--lang', 'en');
    expect(code).toBe(0);
    expect(out).toContain({ csv: 'results,howky,bernd,hit,0.693,', md: '| hits |', html: '<svg' }[form]);
  });

  it.each([
    [['--compare', 'nose'], 'can be compared. What can be: weapon'],
    [['--by', 'out'], 'give --compare as well'],
    [['--compare', 'weapon', '--compare', 'weapon'], 'is given twice'],
    [['--choose', 'weapon=fists', '--compare', 'weapon'], 'weapon is fixed by --choose'],
    [['--json', '--format', 'csv'], '--json'],
    [['--paths', '1e5'], '--paths 1e5: give a whole number'],
    [['--choose', 'weapon=spoon'], 'possible: Holzfälleraxt, bare fists'],
    [['--choose', 'nose=1'], 'nose=1'],
    [['--spreadsheet'], 'csv'],
  ])('refuses %j with the remedy', async (args, message) => {
    const { code, out, err } = await odds(howky, bernd, ...args, '--lang', 'en');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});
