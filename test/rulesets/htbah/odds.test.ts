import { describe, expect, it } from 'vitest';
import type { Dice } from '../../../src/dice/index.js';
import { runExchange, type Reading, type Table } from '../../../src/engine/index.js';
import type { Sheet } from '../../../rulesets/htbah/sheet.js';
import type { Fight } from '../../../rulesets/htbah/state.js';
import { bernd, gameOf, goblin, plain, type Cast } from './kit.js';

/** A fraction of whole numbers, in lowest terms. */
type Fraction = readonly [bigint, bigint];

const lowest = (n: bigint, d: bigint): Fraction => {
  let [a, b] = [n, d];
  while (b > 0n) [a, b] = [b, a % b];
  return [n / a, d / a];
};
const add = ([a, b]: Fraction, [c, d]: Fraction): Fraction => lowest(a * d + c * b, b * d);
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => lowest(a * c, b * d);
const fraction = (text: string): Fraction => {
  const [n, d = '1'] = text.split('/');
  return lowest(BigInt(n!), BigInt(d));
};

/** All throws of equal dice as sorted faces with the number of ways to throw them. */
function throwsOf(dice: Dice): { faces: number[]; ways: bigint }[] {
  const [, count = '1', sides = '0'] = /^(\d*)W(\d+)/.exec(dice.notation) ?? [];
  const pool = Number(count || 1);
  let all: { faces: number[]; ways: bigint }[] = [{ faces: [], ways: 1n }];
  for (let n = 1; n <= pool; n++) {
    all = all.flatMap(({ faces, ways }) => {
      const least = faces.at(-1) ?? 1;
      return Array.from({ length: Number(sides) - least + 1 }, (_, i) => {
        const more = [...faces, least + i];
        const same = more.filter((f) => f === least + i).length;
        return { faces: more, ways: (ways * BigInt(n)) / BigInt(same) };
      });
    });
  }
  return all;
}

const known = new Map<string, ReturnType<typeof throwsOf>>();
const throwsOnce = (dice: Dice) =>
  known.get(dice.notation) ?? known.set(dice.notation, throwsOf(dice)).get(dice.notation)!;

/** The outcomes of a throw with their shares. */
function outcomes<T>(dice: Dice, read: Reading<T>): Map<T, Fraction> {
  const ways = new Map<T, bigint>();
  let all = 0n;
  for (const thrown of throwsOnce(dice)) {
    const total = dice.read(thrown.faces);
    const outcome = read(total.ok ? total.total : 0, thrown.faces);
    ways.set(outcome, (ways.get(outcome) ?? 0n) + thrown.ways);
    all += thrown.ways;
  }
  return new Map([...ways].map(([outcome, n]) => [outcome, lowest(n, all)]));
}

interface Leaf {
  readonly fight: Fight;
  readonly share: Fraction;
  readonly attack: unknown;
  readonly parry: unknown;
}

const LEFT = {};

/** Every way that one exchange can go, by running it again for each outcome of each throw. */
function leaves(cast: Cast): Leaf[] {
  const game = gameOf(cast);
  const [attacker, defender] = [0, 1].map((side) => game.setup.members.find((m) => m.side === side)!.id) as [
    string,
    string,
  ];
  const open: { tape: unknown[]; share: Fraction }[] = [{ tape: [], share: [1n, 1n] }];
  const found: Leaf[] = [];
  for (let path = open.pop(); path; path = open.pop()) {
    const { tape, share } = path;
    let next = 0;
    const last: Record<string, unknown> = {};
    const table: Table = {
      listening: false,
      counting: false,
      tell: () => undefined,
      choose: (_who, _id, _asked, preferred) => preferred(),
      roll<T>(_who: string, id: string, dice: Dice, read: Reading<T>): T {
        if (next < tape.length) return (last[id] = tape[next++]) as T;
        for (const [outcome, part] of outcomes(dice, read))
          open.push({ tape: [...tape, outcome], share: times(share, part) });
        throw LEFT;
      },
    };
    const progress = { fight: undefined as unknown, beats: 0 };
    try {
      runExchange(game, table, { attacker, defender }, progress);
    } catch (signal) {
      if (signal !== LEFT) throw signal;
      continue;
    }
    found.push({ fight: progress.fight as Fight, share, attack: last['attack'], parry: last['parry'] });
  }
  return found;
}

/** The rows of HTB-233 for the exchange of a cast. */
function odds(cast: Cast): Record<string, Fraction> {
  const all = leaves(cast);
  const target = ({ fight }: Leaf) => fight.listed.find((c) => c.side === 1)!;
  const share = (holds: (leaf: Leaf) => boolean): Fraction =>
    all.filter(holds).reduce<Fraction>((sum, leaf) => add(sum, leaf.share), [0n, 1n]);
  const lost = (leaf: Leaf) => target(leaf).fighter.life - target(leaf).life;
  return {
    all: share(() => true),
    critical: share((l) => l.attack === 5),
    hit: share((l) => Number(l.attack) >= 2 && l.attack !== 5),
    parried: share((l) => Number(l.parry ?? 0) >= 2),
    damage: share((l) => lost(l) > 0),
    able: share((l) => target(l).state === 'able'),
    unconscious: share((l) => target(l).state === 'unconscious'),
    dead: share((l) => target(l).state === 'dead'),
    // Doubled damage beyond 0 LP is not lost, so the mean is taken from a target that survives everything.
    mean: all.reduce<Fraction>((sum, l) => add(sum, times(l.share, [BigInt(lost(l)), 1n])), [0n, 1n]),
  };
}

const rows = (...texts: string[]): Record<string, Fraction> =>
  Object.fromEntries(
    ['critical', 'hit', 'parried', 'damage', 'mean', 'able', 'unconscious', 'dead'].map((key, i) => [
      key,
      fraction(texts[i]!),
    ]),
  );

function expectOdds(
  attacker: Sheet,
  target: Sheet,
  wanted: Record<string, Fraction>,
  options: Cast['options'] = {},
): void {
  const cast: Cast = { heroes: [attacker], foes: [target], options };
  const hardy: Cast = { ...cast, foes: [{ ...target, lifePoints: 999 }] };
  const found: Record<string, Fraction> = { ...odds(cast), mean: odds(hardy)['mean']! };
  expect(found['all']).toEqual([1n, 1n]);
  for (const [key, value] of Object.entries(wanted)) expect(found[key], key).toEqual(value);
}

describe('odds of one attack', () => {
  const target = plain('t', { handeln: 11 });

  it('HTB-232, HTB-233, HTB-131, HTB-157: o01, skill 70 with a sword against parry 11', () => {
    expectOdds(
      plain('a'),
      target,
      rows(
        '7/100',
        '63/100',
        '693/10000',
        '6307/10000',
        '77077/4000',
        '4886271/5000000',
        '227451/10000000',
        '7/10000000',
      ),
    );
  });

  it('HTB-232, HTB-054: o02, the same with one Geistesblitzpunkt', () => {
    expectOdds(
      { ...plain('a'), begabung: { handeln: 10 }, gbp: { handeln: 1 } },
      target,
      rows(
        '441/5000', '3969/5000', '43659/500000', '397341/500000', '4855851/200000', '242835073/250000000',
        '14329413/500000000', '441/500000000',
      ), // prettier-ignore
    );
  });

  it('HTB-232, HTB-134: o03, skill 47 with a pistol', () => {
    expectOdds(
      plain('a', { value: 47, weapon: 'pistole' }),
      target,
      rows('1/25', '43/100', '0', '47/100', '3927/200', '2413727/2500000', '1575077/50000000', '150383/50000000'),
    );
  });

  it('HTB-232, HTB-130: o04, a goblin bites Bernd', () => {
    expectOdds(
      goblin,
      { ...bernd, gbp: { handeln: 0 } },
      rows('1/25', '9/25', '9/100', '31/100', '77/20', '1', '0', '0'),
    );
  });

  it('HTB-232, HTB-183: o05, skill 85 with a sword against RW 6', () => {
    expectOdds(
      plain('a', { value: 85 }),
      plain('t', { handeln: 0, naturalArmour: 6 }),
      rows('2/25', '77/100', '0', '24497/31250', '1581/100', '620873/625000', '8253/1250000', '1/1250000'),
      { ruestung: true },
    );
  });
});
