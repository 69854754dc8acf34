import { describe, expect, it } from 'vitest';
import { GM, play } from '../../src/engine/index.js';
import { seed } from '../../src/dice/index.js';
import { unattended } from '../../src/players/answerers.js';
import { coverAt } from '../../rulesets/das-system/body.js';
import { lineOf, woundSize } from '../../rulesets/das-system/penetration.js';
import { optionsAt, reachOf } from '../../rulesets/das-system/reach.js';
import type { WornPiece } from '../../rulesets/das-system/rows.js';
import type { Fighter } from '../../rulesets/das-system/state.js';
import { strike } from '../../rulesets/das-system/strike.js';
import { harm } from '../../rulesets/das-system/wound.js';
import type { Options } from '../../rulesets/htbah/book.js';
import type { Sheet } from '../../rulesets/htbah/sheet.js';
import { gegner, strike as blow, thorndal } from '../rulesets/das-system/duellists.js';
import { book, desk, fightOf, partOf, rulesWith, someone, spotOf, told, weapon } from '../rulesets/das-system/given.js';
import { ARM, FAIL, wounded } from '../rulesets/das-system/given-wounds.js';
import { exchangeOf, fighterIn, gameOf as dasGame, secondsOf } from '../rulesets/das-system/literal.js';
import { exchangeWith, fightWith, gameOf as htbahGame, plain, type Cast, type Step } from '../rulesets/htbah/kit.js';

const LEATHER: readonly WornPiece[] = [{ piece: 'lederruestung-rumpf' }];

/** How a blow at the belly with A 800 may strike. */
const atBelly = (f: Fighter, by = 'schwert') =>
  optionsAt(f, reachOf(f, weapon(by), false, false), partOf(f, 'torso'), 800).find(({ spot }) => spot.id === 'bauch')!;

/** A blow at the belly with this force; `faces` are the rolls it demands. */
function hitBelly(f: Fighter, force: number, faces: readonly number[] = [], by = 'schwert') {
  const table = desk(faces);
  const given = { by: someone({ name: 'Schläger' }), target: f, weapon: weapon(by), strike: 'blow' as const, force };
  const struck = strike(fightOf(3, f, given.by), table, given, atBelly(f, by));
  table.done();
  return { ...struck, table };
}

/** A plain hit of a weapon with these damage dice in htbah, against somebody who takes it. */
function htbahHit(damage: string, faces: readonly number[], target: Partial<Sheet>, options: Partial<Options> = {}) {
  const a = plain('a', { weapons: [{ class: 'custom', damage, skill: 'Kampf' }] });
  const dice: Step[] = [
    ['a', 'attack', 50],
    ['a', 'damage', ...faces],
  ];
  return exchangeWith({ heroes: [a], foes: [plain('b', { handeln: 0, ...target })], options }, { dice });
}
const armoured = { ruestung: true };

describe('wound thresholds', () => {
  it.each([
    [1, [0, 1, 1]],
    [100, [1, 2, 2]],
    [200, [2, 3, 3]],
    [300, [3, 4, 4]],
    [450, [4, 5, 5]],
    [600, [5, 6, 6]],
    [800, [6, 7, 7]],
    [1000, [7, 8, 8]],
  ])(
    'C3: wound threshold (Wundschwelle): the line from w %i on, behind armour that does not move it',
    (from, lines) => {
      const f = someone({ armour: [...LEATHER] });
      // leather stops 600; Zustand 117 is less
      const line = (w: number) => lineOf(book, woundSize(f, atBelly(f), 600 + w), 0);
      expect([from - 1, from, from + 1].map(line)).toEqual(lines);
    },
  );

  it('C3: wound threshold: losses of 59, 60 and 61 LP, behind armour and without', () => {
    const state = (faces: readonly number[], naturalArmour: number) =>
      htbahHit('7W10+1', faces, { lifePoints: 200, naturalArmour }, armoured).who('b').state;
    // RW 1 ignores the face 1
    const behind = [[8, 1], [9, 1], [10, 1]].map((rest) => state([10, 10, 10, 10, 10, ...rest], 1)); // prettier-ignore
    const bare = [[7, 1], [8, 1], [9, 1]].map((rest) => state([10, 10, 10, 10, 10, ...rest], 0)); // prettier-ignore
    expect([behind, bare]).toEqual([
      ['able', 'able', 'unconscious'],
      ['able', 'able', 'unconscious'],
    ]);
  });

  it('C4: the damage after armour counts: 66 points of which 6 are stopped do not knock out, 66 bare ones do', () => {
    const faces = [6, 10, 10, 10, 10, 10, 10];
    expect(htbahHit('7W10', faces, { naturalArmour: 6 }, armoured).who('b')).toMatchObject({ life: 40, state: 'able' });
    expect(htbahHit('7W10', faces, {}, armoured).who('b')).toMatchObject({ life: 34, state: 'unconscious' });
  });

  it('C4: force 800 less leather 600 is the wound of 200, not of 800, and the protocol shows the sum', () => {
    const { wound, table } = hitBelly(someone({ armour: [...LEATHER] }), 800, [1300]);
    expect(wound!.row.nr).toBe('HU3');
    const of = told(table, 'wound.inflicted')!['of'] as { n: number }[];
    expect(of.map(({ n }) => n)).toEqual([800, -600]);
  });

  it('C6: nothing left after armour: no wound and no test; 1 left: one test', () => {
    const stopped = someone({ armour: [...LEATHER] });
    const none = hitBelly(stopped, 600);
    expect([none.wound, none.table.rolled, stopped.gz]).toEqual([null, [], 1300]);
    const scratched = someone({ armour: [...LEATHER] });
    const one = hitBelly(scratched, 601, [FAIL]);
    expect([one.w, one.table.rolled, scratched.gz]).toEqual([1, ['pain'], 1299]);
  });

  it('C6: all dice ignored: nothing changes; one that counts: one loss and one consequence', () => {
    const weak = { lifePoints: 16, naturalArmour: 6 };
    const none = htbahHit('1W10', [6], weak, armoured);
    expect(none.of('life.lost')).toMatchObject([{ damage: 0, after: 16, consequence: 'none' }]);
    expect(none.who('b')).toMatchObject({ hits: 0, state: 'able' });
    const one = htbahHit('1W10', [7], weak, armoured);
    expect(one.of('life.lost')).toMatchObject([{ damage: 7, after: 9, consequence: 'unconscious' }]);
    expect(one.who('b').hits).toBe(1);
  });
});

describe('what goes on', () => {
  it('C7: overflow (the rest goes on): plate and gambeson are both pierced and damaged, from outside, then the wound', () => {
    const f = someone({ armour: [{ piece: 'plattenharnisch-rumpf' }, { piece: 'gambeson-rumpf' }] });
    // plate 1200, gambeson 300, one point left
    const { w, table } = hitBelly(f, 1501, [FAIL]);
    const types = table.events.map((e) => e.type).filter((t) => ['armour.struck', 'wound.inflicted'].includes(t));
    expect([w, types]).toEqual([1, ['armour.struck', 'armour.struck', 'wound.inflicted']]);
    const belly = spotOf(f, 'torso', 'bauch').slot;
    expect(f.card.pieces.map((piece) => [piece.id, coverAt(f.body, piece, belly)])).toEqual([
      ['plattenharnisch-rumpf', 1800],
      ['gambeson-rumpf', 1500],
    ]);
  });

  it('C7: one blow empties GZ and location: each has its consequence, in the order of the rules', () => {
    const f = someone();
    const { table, rolled } = wounded(f, ARM, 1300);
    expect(f.gz).toBe(0);
    expect(f.body.zustand[spotOf(f, ...ARM).slot]).toBe(130 - 320);
    expect(f).toMatchObject({ bleedings: [{ line: 5 }], pains: [{ line: 5 }], main: null, judged: 'unfit' });
    expect(table.events.map((e) => e.type)).toEqual([
      'wound.inflicted',
      'fighter.disabled',
      'weapon.dropped',
      'condition.gained',
    ]);
    expect(rolled).toEqual([]);
  });

  it('C7: blow and counterattack that both fell are both settled, the blow first', () => {
    const weak = { state: { gz: 100 } };
    const game = dasGame([[{ ...gegner, ...weak }], [{ ...thorndal, ...weak }]]);
    const ran = exchangeOf(game, 'gegner', 'thorndal', bothFall);
    const wounds = ran.events.filter((e) => e.type === 'wound.inflicted').map((e) => 'who' in e && e.who);
    expect(wounds).toEqual(['thorndal', 'gegner']);
  });
});

/** A blow at the fingers that no dodge escapes, and a counterattack at the belly. */
const bothFall = [
  ...[blow('arm-right', 987, 428), 1150, { defence: 'dodge-counter' }],
  { 'counter-plan': { option: 'strike', weapon: 'schwert', aim: 'torso', precision: 750, force: 690 } },
  ...[2000, 2000, { location: 'finger' }, { location: 'bauch' }],
];

describe('independent switches', () => {
  it.each([
    ['auto', 'table', ['pain', 'drop']],
    ['off', 'table', ['drop']],
    ['auto', 'never', ['pain']],
    ['off', 'never', []],
  ] as const)('C11: pain test %s and limb test %s each switch their own test alone', (pain, limb, rolls) => {
    const f = someone({}, rulesWith({ painSuppression: pain, limbTest: limb }));
    const { rolled } = wounded(f, ARM, 300, rolls.map(() => FAIL)); // prettier-ignore
    expect(rolled).toEqual(rolls);
    // HA4 itself stays
    expect(f).toMatchObject({ gz: 1000, pains: [{ line: 2 }], bleedings: [{ line: 2 }] });
  });

  const onOff = [false, true];
  const modules = onOff.flatMap((ruestung) =>
    onOff.flatMap((genauereEinteilung) => onOff.map((endWhenIncapacitated) => ({ ruestung, genauereEinteilung, endWhenIncapacitated }))),
  ); // prettier-ignore
  it.each(modules)('C11: armour counts by its own module alone: %j', (options) => {
    const { life } = htbahHit('3W10', [3, 6, 8], { naturalArmour: 6 }, options).who('b');
    expect(life).toBe(options.ruestung ? 92 : 83);
  });

  it('C11: damage by a fall has no location: it takes GZ, and no Zustand, wound or armour', () => {
    const f = someone({ armour: [...LEATHER] });
    const table = desk();
    const body = structuredClone(f.body.zustand);
    harm(fightOf(0, f), f, table, 90);
    expect([f.gz, f.wounds, f.body.zustand]).toEqual([1210, [], body]);
    expect(told(table, 'damage.entered')).not.toHaveProperty('at');
  });
});

describe('what something is proof against', () => {
  it('C12: resistance (cut against pierce): the multiplier of the weapon counts before the wound, and is shown', () => {
    const mail = () => someone({ armour: [{ piece: 'kettenhemd-rumpf' }] });
    // mail 100 against the sword 9, the knife 10
    const sword = hitBelly(mail(), 1000, [FAIL]);
    expect(sword.w).toBe(100);
    expect(told(sword.table, 'armour.struck')).toMatchObject({ kind: 'K', strength: 100, effect: 9, protection: 900 });
    const knife = hitBelly(mail(), 1000, [], 'messer');
    expect([knife.w, knife.stopped]).toEqual([0, true]);
    expect(told(knife.table, 'armour.struck')).toMatchObject({ effect: 10, protection: 1000, result: 'stopped' });
  });

  it('C12: a hide of RW 6 against a piercing weapon is one of 3, before the dice are added, and shown', () => {
    const a = plain('a', { weapons: [{ class: 'custom', damage: '3W10', skill: 'Kampf', piercing: 3 }] });
    const cast: Cast = { heroes: [a], foes: [plain('b', { naturalArmour: 6 })], options: armoured };
    const dice: Step[] = [
      ['a', 'attack', 50],
      ['a', 'damage', 3, 6, 8],
    ];
    const hit = exchangeWith(cast, { dice });
    expect(hit.who('b').life).toBe(86);
    expect(hit.of('armour.applied')).toMatchObject([{ rw: 6, piercing: 3, ignored: [3] }]);
  });
});

describe('fights without a winner', () => {
  it('C13: two whose blows never exceed the armour of the other are undecided at the cap', () => {
    const shell: WornPiece = {
      id: 'schirm',
      part: 'all',
      field: true,
      strength: { P: 999 },
      deckungswert: 1,
      layer: 9,
    };
    const safe = [gegner, thorndal].map((sheet) => [{ ...sheet, armour: [shell] }]);
    const played = play(dasGame(safe, { numbers: { maxSeconds: 40 } }), [], unattended(seed('7')));
    expect(played.outcome).toEqual({ kind: 'undecided', why: { t: 'outcome.time', seconds: 40 } });
    const hides = ['a', 'b'].map((id) => plain(id, { naturalArmour: 9, weapons: [{ class: 'custom', damage: '1W10', skill: 'Kampf' }] })); // prettier-ignore
    const cast: Cast = { heroes: [hides[0]!], foes: [hides[1]!], options: armoured, numbers: { maxRounds: 3 } };
    // a 10 would always count; these three rounds show none
    const rounds = play(htbahGame(cast), [], unattended(seed('7')));
    expect(rounds.outcome).toEqual({ kind: 'undecided', why: { t: 'outcome.rounds', rounds: 3 } });
  });

  it('C13: who fall by each other in one second have drawn', () => {
    const weak = { state: { gz: 100 } };
    const start = { engagements: [{ a: 'Gegner', b: 'Thorndal', initiative: 'Gegner' }] };
    const ran = secondsOf(dasGame([[{ ...gegner, ...weak }], [{ ...thorndal, ...weak }]], { start }), 9, bothFall);
    expect([fighterIn(ran, 'gegner').gz, fighterIn(ran, 'thorndal').gz]).toEqual([0, 0]);
    expect(ran.outcome).toEqual({ kind: 'draw' });
  });

  it('C13: a grenade that kills the last on both sides is a draw', () => {
    const frail = { lifePoints: 40 };
    const cast: Cast = {
      heroes: [plain('a', { weapon: 'granate', handeln: 20, ...frail })],
      foes: [plain('x', frail)],
    };
    const dice: Step[] = [
      ['a', 'initiative', 10],
      ['x', 'initiative', 1],
      ['a', 'attack', 50],
      ['a', 'damage', ...Array<number>(10).fill(5)],
    ];
    const told = fightWith(cast, { dice, choices: [[GM, 'blast-targets', 'yes']] });
    expect(told.outcome).toEqual({ kind: 'draw' });
    expect(told.of('fight.decided')).toMatchObject([{ loser: null, reason: 'draw' }]);
  });

  it('C13: if the GM takes everybody out, nobody has won', () => {
    const gone = (who: string) => ({ option: 'remove', who });
    const empty = secondsOf(dasGame([[gegner], [thorndal]]), 1, ['gegner', 'thorndal'].map((who) => ({ interlude: gone(who) }))); // prettier-ignore
    expect(empty.outcome).toEqual({ kind: 'draw' });
    const cast: Cast = { heroes: [plain('a')], foes: [plain('b')] };
    const choices = ['a', 'b'].map((who): Step => [GM, 'interlude', gone(who)]);
    expect(fightWith(cast, { dice: [], choices }).outcome).toEqual({ kind: 'draw' });
  });
});
