import { describe, expect, it } from 'vitest';
import { attackSum, strike, thresholdOf } from '../../../rulesets/agone/attack.js';
import type { Blow } from '../../../rulesets/agone/blow.js';
import { missileDodge } from '../../../rulesets/agone/defences.js';
import { land } from '../../../rulesets/agone/damage.js';
import { isAtHand, isReady } from '../../../rulesets/agone/hands.js';
import { bandOf, rangeOf, shotModifiers, targetSize } from '../../../rulesets/agone/shot.js';
import type { Fight, Plan } from '../../../rulesets/agone/state.js';
import type { Choice } from '../../../src/engine/index.js';
import {
  armOf,
  attackOn,
  blow,
  cardOf,
  desk,
  duel,
  fighter,
  fightOf,
  plain,
  playRound,
  rulesWith,
  sample,
  told,
  type Given,
} from './given.js';

const PASSIVE = { reaction: { option: 'passive' } };
const DODGE = { reaction: { option: 'dodge' } };
const parry = (id: string) => ({ reaction: { option: 'parry', with: id } });
const NO = { 'missile-dodge': { option: 'none' } };

/** The dice of one attack, with everything used up. */
function struck(
  fight: Fight,
  dice: Parameters<typeof desk>[0],
  answers: readonly Record<string, Choice>[] = [PASSIVE],
  plan: Partial<Plan> = {},
  change: (one: Blow) => void = () => {},
) {
  const one = blow(fight, plan.deed === 'shoot', plan);
  change(one);
  const table = desk(dice, answers);
  const result = strike(fight, one, table);
  table.done();
  return { ...result, table };
}

const bow = { weapons: [{ weapon: 'langbogen' }] };
const mount = { name: 'Rappe', ges: 4, size: 1, br: 9, tp: 70 };
const far = (a = {}, b = {}, metres = 20, under = rulesWith()) => {
  const fight = duel({ ...bow, ...a }, b, under);
  fighter(fight, 'b').position = metres;
  return fight;
};
const shoot: Partial<Plan> = { deed: 'shoot', part: 'any' };

describe('melee attack', () => {
  it('AGO-104, AGO-105, AGO-106: NK, skill, weapon and die against the defence; ES of the threshold hits', () => {
    const axe = { weapons: [{ weapon: 'streitaxt' }], skills: { aexte: 3 } };
    const { es, hit, table } = struck(duel(axe), [6, 8]);
    expect(told(table, 'attack.rolled')[0]).toMatchObject({ total: 5 + 3 + 1 + 6 });
    expect([es, hit]).toEqual([2, true]);
    expect([struck(duel(), [3, 8]), struck(duel(), [2, 8])].map((one) => [one.es, one.hit])).toEqual([
      [0, true],
      [-1, false],
    ]);
  });

  it('AGO-107, AGO-108, AGO-109, EX-01, EX-02, EX-03: twice the difference of size, with its sign, beyond 5 too', () => {
    const fight = duel();
    const differences = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];
    expect(differences.map((n) => thresholdOf(fight, n) + 0)).toEqual([-10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10]);
    expect([thresholdOf(fight, 7), thresholdOf(fight, -9)]).toEqual([14, -18]);
    const sizes = (a: number, b: number) => struck(duel({ size: a }, { size: b }), [5, 5]).threshold;
    expect([sizes(-2, 3), sizes(3, -2)]).toEqual([-10, 10]);
    expect(thresholdOf(duel({}, {}, rulesWith({}, { sizeFactor: 3 })), 2)).toBe(6);
  });

  it('AGO-110, EX-18: a fumble never hits, whatever its ES', () => {
    const small = { nk: 5, size: -2 };
    const big = { nk: 5, size: 3, attributes: { ges: 10, wah: 5, sta: 5, aus: 5 } };
    const es = (die: number | number[], defence: number) => {
      const { es, hit } = struck(duel(small, big), [die, defence]);
      return [es, hit];
    };
    expect(es(2, 12 - 10)).toEqual([0, true]);
    expect([es(5, 10 + 5 - 0 > 0 ? 9 : 9)].flat()[0]).toBe(-4);
    const with14 = (die: number | number[], ges: number, defence: number) => {
      const { es, hit } = struck(duel(small, { ...big, attributes: { ges, wah: 5, sta: 5, aus: 5 } }), [die, defence]);
      return [es, hit];
    };
    expect(with14(2, 16, 6)).toEqual([-10, true]);
    expect(with14(2, 16, 7)).toEqual([-11, false]);
    expect(with14([1, 5], 10, 6)).toEqual([-10, false]);
  });

  it('AGO-111, AGO-112, EX-19: from two attackers on each has twice their number', () => {
    const bonus = (attackers: number, under = rulesWith()) => {
      const fight = duel({}, {}, under);
      const one = blow(fight);
      one.attackers = attackers;
      return attackSum(fight, one, 0, null) - 10;
    };
    expect([1, 2, 3].map((n) => bonus(n))).toEqual([0, 4, 6]);
    expect(bonus(1, rulesWith({}, { attackersMin: 1 }))).toBe(2);
    expect(bonus(2, rulesWith({}, {}, { attackersFactor: 1 }))).toBe(2);
  });

  it('AGO-113: who has declared an attack, not lost it and can still make it counts, once, for the new target too', () => {
    const given: readonly Given[] = [
      { name: 'A' },
      { name: 'D', side: 0 },
      { name: 'B', side: 1 },
      { name: 'C', side: 1 },
    ];
    const first = (change: (fight: Fight) => void) => {
      const fight = fightOf(given);
      const d = fighter(fight, 'd');
      const b = fighter(fight, 'b');
      fight.order.push(fighter(fight, 'a'), d);
      Object.assign(d, {
        declared: true,
        done: false,
        hr: 9,
        plan: { ...fight.book.idle, deed: 'attack', target: b, move: 'needed' },
      });
      change(fight);
      const table = desk([5, 5], [PASSIVE]);
      const one = blow(fightWith(fight, 'a', 'b'));
      strike(fight, one, table);
      return one.attackers;
    };
    expect(first(() => {})).toBe(2);
    expect(first((fight) => void (fighter(fight, 'd').lost = true))).toBe(1);
    expect(first((fight) => void (fighter(fight, 'd').hr = 0))).toBe(1);
    expect(first((fight) => void (fighter(fight, 'd').position = -90))).toBe(1);
    expect(first((fight) => void (fighter(fight, 'd').position = -5))).toBe(2);
    expect(first((fight) => Object.assign(fighter(fight, 'd'), { position: -90, done: true }))).toBe(2);
    const d = (fight: Fight) => fighter(fight, 'd');
    expect(first((fight) => void (d(fight).plan = { ...d(fight).plan, target: fighter(fight, 'c') }))).toBe(1);
    expect(
      first((fight) => void (d(fight).plan = { ...d(fight).plan, deed: 'double', target2: fighter(fight, 'b') })),
    ).toBe(2);
    expect(first((fight) => void (d(fight).plan = { ...d(fight).plan, deed: 'shoot' }))).toBe(1);
  });

  it('AGO-113: rider and mount are two targets, and the number may be capped', () => {
    const given: readonly Given[] = [{ name: 'A' }, { name: 'D', side: 0 }, { name: 'B', side: 1, sheet: { mount } }];
    const attackers = (part: 'rider' | 'mount', under = rulesWith()) => {
      const fight = fightOf(given, under);
      const d = fighter(fight, 'd');
      fight.order.push(d);
      Object.assign(d, {
        declared: true,
        hr: 9,
        plan: { ...fight.book.idle, deed: 'attack', target: fighter(fight, 'b'), part },
      });
      return blow(fightWith(fight, 'a', 'b')).attackers;
    };
    expect([attackers('rider'), attackers('mount')]).toEqual([2, 1]);
    expect(attackers('rider', rulesWith({}, { attackersMax: 1 }))).toBe(1);
  });

  it('AGO-114: melee needs two metres at most, after the free movement', () => {
    const metres = (position: number) => {
      const fight = fightOf([{ name: 'A' }, { name: 'B', extra: { position } }]);
      return playRound(fight, [9, 1, 2, 8, 2, 8]).events.filter(({ type }) => type === 'attack.rolled').length;
    };
    expect([metres(2), metres(8)]).toEqual([2, 2]);
    const away = fightOf([{ name: 'A' }, { name: 'B', extra: { position: 9 } }]);
    expect(told(playRound(away, [9, 1]), 'attack.rolled')).toHaveLength(0);
  });

  it('AGO-115, AGO-116: a rider counts with his own size, an attacked mount with its own, and defends passively', () => {
    const fight = duel({ size: -1, br: 3, tp: 45 }, { mount });
    const rider = struck(fight, [5, 5], [PASSIVE]);
    expect([rider.threshold, told(rider.table, 'defence.rolled')[0]!['kind']]).toEqual([-2, 'passive']);
    const animal = struck(duel({ size: -1 }, { mount }), [5, 5], [], { part: 'mount' });
    expect(animal.threshold).toBe(-4);
    expect(told(animal.table, 'defence.rolled')[0]).toMatchObject({ kind: 'mount', total: 9 });
    expect(animal.struck).toBe('mount');
    const ruled = struck(duel({}, { mount }), [5, 5], [], { part: 'mount' }, (one) => void (one.plusDefence = -3));
    expect(told(ruled.table, 'defence.rolled')[0]).toMatchObject({ total: 6 });
    const still = struck(duel({}, { mount }, rulesWith({ 'passive.mode': 'fixed' })), [5], [], { part: 'mount' });
    expect(told(still.table, 'defence.rolled')[0]).toMatchObject({ total: 4 });
  });
});

/** The same fight with two of its fighters first. */
const fightWith = (fight: Fight, a: string, b: string): Fight => ({
  ...fight,
  fighters: [
    fighter(fight, a),
    fighter(fight, b),
    ...fight.fighters.filter(({ card }) => card.id !== a && card.id !== b),
  ],
});

describe('missile attack', () => {
  it('AGO-117, AGO-118, AGO-119, AGO-120: FK, skill, Attackemodifikator and die against the SG of the distance', () => {
    const own = {
      id: 'bogen',
      class: 'missile',
      skill: 'boegen',
      damage: 7,
      type: 'stich',
      range: 100,
      hands: 2,
      attack: 2,
    } as const;
    const fight = far({ weapons: [{ weapon: own }] });
    const { table, es, hit } = struck(fight, [2], [NO], shoot);
    expect(told(table, 'attack.rolled')[0]).toMatchObject({ total: 5 + 5 + 2 + 2 });
    expect([es, hit]).toEqual([4, true]);
    const [zero, below] = [struck(far({ fk: 3 }), [2], [NO], shoot), struck(far({ fk: 2 }), [2], [NO], shoot)];
    expect([zero.es, zero.hit, below.es, below.hit]).toEqual([0, true, -1, false]);
  });

  it('AGO-121, AGO-184: size is no threshold for missiles but a modifier with its sign', () => {
    const { threshold, table } = struck(far({ size: 2, br: 6, fk: 5 }, { size: -2 }), [5], [NO], shoot);
    expect(threshold).toBe(0);
    expect(told(table, 'attack.rolled')[0]!['of']).toContainEqual({ what: 'size', n: -2 });
  });

  it('AGO-122, AGO-123, AGO-124, AGO-125, AGO-126, AGO-127, EX-20: bands of distance', () => {
    const fight = duel();
    const sg = [20, 21, 40, 41, 80, 81, 160, 161].map((metres) => bandOf(fight, 80, metres)?.sg ?? 'no shot');
    expect(sg).toEqual([10, 15, 15, 20, 20, 25, 25, 'no shot']);
    expect(rangeOf(fight, 80)).toBe(160);
  });

  it('AGO-128: a fumbled shot never hits', () => {
    expect(struck(far({ fk: 20 }), [[1, 2]], [NO], shoot)).toMatchObject({ hit: false, es: 14 });
  });

  it('AGO-129, AGO-130, AGO-131, EX-24: without aiming the sizes of mount and rider add up, negative ones as 0', () => {
    const size = (rider: number, animal: number, part: 'rider' | 'mount' | 'any') =>
      targetSize(duel({}, { size: rider, br: 3, tp: 45, mount: { ...mount, size: animal } }).fighters[1]!, part);
    expect([size(-1, 1, 'any'), size(1, 2, 'any'), size(-1, 1, 'rider'), size(-1, 1, 'mount')]).toEqual([1, 3, -1, 1]);
    expect(struck(far({}, { mount }), [5], [], { ...shoot, part: 'mount' }).struck).toBe('mount');
    expect(struck(far({}, { mount }), [5], [], { ...shoot, part: 'rider' }).struck).toBe('rider');
  });

  it('AGO-132, AGO-133, EX-04: a hit without aiming: up to 7 the mount, from 8 the rider, beyond the ends alike', () => {
    const hits = (face: number, size = 0, under = rulesWith()) => {
      const fight = far({ fk: 20 }, { size, br: 3, tp: 45, mount }, 20, under);
      return struck(fight, [5, face], [], shoot).struck;
    };
    const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((face) => hits(face));
    expect(faces).toEqual([...Array<string>(7).fill('mount'), ...Array<string>(3).fill('rider')]);
    expect([hits(1, -3), hits(10, 3)]).toEqual(['mount', 'rider']);
    expect(hits(7, 0, rulesWith({}, {}, { riderFrom: 7 }))).toBe('rider');
  });

  it('AGO-134: armour, damage and wounds are those of the one hit', () => {
    const land1 = (face: number) => {
      const fight = far({ fk: 20 }, { armour: 'plattenpanzer', mount: { ...mount, protection: 2 } });
      const table = desk([5, face]);
      land(fight, strike(fight, blow(fight, true, shoot), table), false, table);
      return [fighter(fight, 'b').tp, fighter(fight, 'b').mountTp];
    };
    // 20 + 5 + 5 + 1 = 31 against 10: ES 21 + W 7 = 28; less 2 for the mount, less 11 for the rider
    expect(land1(3)).toEqual([45, 44]);
    const fight = far({ fk: 20 }, { armour: 'plattenpanzer', mount });
    const table = desk([5, 9, 9]);
    land(fight, strike(fight, blow(fight, true, shoot), table), false, table);
    expect([fighter(fight, 'b').tp, fighter(fight, 'b').mountTp]).toEqual([28, 70]);
  });

  it('AGO-135, AGO-334, AGO-137: every throw takes a piece, and the next must be made ready; it serves in melee too', () => {
    const knives = { weapons: [{ weapon: 'wurfmesser', count: 2 }] };
    const fight = fightOf([
      { name: 'A', sheet: knives },
      { name: 'B', extra: { position: 10 } },
    ]);
    const a = fighter(fight, 'a');
    const throwOne = { option: 'shoot', target: 'b', with: 'wurfmesser', move: 'stay' };
    playRound(
      fight,
      [9, 1, 2],
      [{ 'declare@a': throwOne }, { 'declare@b': { option: 'none', move: 'stay' } }].reverse(),
    );
    const [arm] = a.card.arms;
    expect([a.counts[0], isReady(a, arm!), isAtHand(a, arm!)]).toEqual([1, false, true]);
    a.counts[0] = 0;
    expect(isAtHand(a, arm!)).toBe(false);
    const close = duel(knives);
    const table = playRound(close, [9, 1, 5, 8, 2, 8]);
    expect(told(table, 'attack.rolled')[0]).toMatchObject({ missile: false, weapon: { id: 'wurfmesser' }, total: 15 });
  });

  it('AGO-136: a crossbow is unloaded after the shot; announcing it loads it at -5 INI', () => {
    const fight = far({ weapons: [{ weapon: 'armbrust' }] });
    const a = fighter(fight, 'a');
    struck(fight, [5], [NO], shoot);
    expect([a.main?.id, a.loaded[0], isReady(a, a.card.arms[0]!)]).toEqual(['armbrust', false, false]);
    playRound(fight, [6, 1, 2], [{ 'declare@b': { option: 'none', move: 'stay' } }, NO]);
    expect(a.ini).toBe(5 + 5 + 4 + 6 - 5);
  });
});

describe('defence', () => {
  it('AGO-138, AGO-139, AGO-140: passive: the value with modifiers and a die, without using anything up', () => {
    const fight = duel({}, { armour: 'kettenhemd' });
    const { table } = struck(fight, [5, 6]);
    expect(told(table, 'defence.rolled')[0]).toMatchObject({ kind: 'passive', total: 5 - 4 + 6 });
    expect(fighter(fight, 'b').reacted).toBe(0);
    const fixed = struck(duel({}, {}, rulesWith({ 'passive.mode': 'fixed' })), [5]);
    expect(told(fixed.table, 'defence.rolled')[0]).toMatchObject({ total: 5, faces: [] });
  });

  it('AGO-141: dodging: the value, die and modifiers, and the reaction is used', () => {
    const fight = duel();
    const { table } = struck(fight, [5, 6], [DODGE]);
    expect(told(table, 'defence.rolled')[0]).toMatchObject({ kind: 'dodge', total: 16 });
    expect(fighter(fight, 'b').reacted).toBe(1);
  });

  it('AGO-142, AGO-143, AGO-144, AGO-202: a rider dodges with the GES of the mount, 5 harder, above his own passive value', () => {
    const skills = { ...plain.skills, reiten: 5 };
    const dodge = (animal: number) => {
      const { table } = struck(
        duel({}, { skills, mount: { ...mount, ges: animal } }),
        [5, 6],
        [DODGE],
        {},
        (one) => void (one.higher = false),
      );
      return told(table, 'defence.rolled')[0]!['total'];
    };
    expect([dodge(4), dodge(0)]).toEqual([4 + 5 + 6 - 5, 5 + 6 - 5]);
    const slow = struck(
      duel({}, { skills: { ...plain.skills, ausweichen: 1, reiten: 5 }, mount: { ...mount, ges: 1 } }),
      [5, 6],
      [DODGE],
      {},
      (one) => void (one.higher = false),
    );
    expect(told(slow.table, 'defence.rolled')[0]).toMatchObject({ total: 5 + 6 - 5 });
  });

  it('AGO-145, AGO-146, AGO-149, AGO-201: a parry loses W, and ES, hit and damage use the lowered result', () => {
    const fight = duel();
    const one = struck(fight, [7, 9], [parry('langschwert')]);
    expect(told(one.table, 'defence.rolled')[0]).toMatchObject({ kind: 'parry', total: 20, w: 5, lowered: 15 });
    expect([one.es, one.hit, one.parried]).toEqual([2, true, true]);
    const b = fighter(duel(), 'b');
    expect(b.reacted).toBe(0);
    const own = duel();
    const attacker = fighter(own, 'b');
    Object.assign(attacker, { declared: true, plan: { ...own.book.idle, deed: 'attack', arm: attacker.card.arms[0] } });
    expect(told(struck(own, [7, 9], [parry('langschwert')]).table, 'defence.rolled')[0]).toMatchObject({ total: 19 });
  });

  it('AGO-147, EX-33: a negative W raises the parry', () => {
    const { table } = struck(duel({ sb: -4, weapons: [{ weapon: 'dolch' }] }), [7, 6], [parry('langschwert')]);
    expect(told(table, 'defence.rolled')[0]).toMatchObject({ total: 17, w: -2, lowered: 19 });
  });

  it('AGO-148: the damage modifier of a manoeuvre is part of W, for the parry and for the damage', () => {
    const fight = duel();
    const manoeuvre = fight.book.manoeuvres['wuchthieb']!;
    expect(told(struck(fight, [7, 6], [parry('langschwert')], { manoeuvre }).table, 'defence.rolled')[0]).toMatchObject(
      { w: 9 },
    );
    const table = desk([4, 2], [PASSIVE]);
    const other = duel();
    land(other, strike(other, blow(other, false, { manoeuvre }), table), false, table);
    // AT 10 - 2 + 4 against 5 + 2: ES 5, W 5 + 4
    expect(fighter(other, 'b').tp).toBe(45 - 5 - 9);
  });

  it('AGO-150: only weapons and shields with a Parademodifikator parry, and no missile weapon', () => {
    const own = { id: 'peitsche', class: 'melee', skill: 'schwerter', damage: 1, type: 'hieb' } as const;
    const fight = duel(
      {},
      { weapons: [{ weapon: 'langschwert' }, { weapon: own }, { weapon: 'langbogen' }, { weapon: 'rundschild' }] },
    );
    let offered: readonly string[] = [];
    const table = desk([5, 5], [PASSIVE]);
    const { choose } = table;
    table.choose = (who, id, question, preferred) => {
      const params = question().options.find((option) => option.id === 'parry')?.params ?? [];
      offered = params.flatMap((param) => ('values' in param ? param.values.map((value) => value.id) : []));
      return choose(who, id, question, preferred);
    };
    strike(fight, blow(fight), table);
    expect(offered).toEqual(['langschwert', 'rundschild', 'faust']);
  });

  it('AGO-151, AGO-154, AGO-155, AGO-187, EX-22: dodging a missile makes it harder, without a die, and uses the reaction', () => {
    const six = { attributes: { ges: 6, wah: 5, sta: 5, aus: 5 }, armour: 'lederharnisch' } as const;
    expect(missileDodge(duel({}, six).fighters[1]!)).toBe(3);
    const fight = far({}, six);
    const { table } = struck(fight, [5], [{ 'missile-dodge': { option: 'dodge' } }], shoot);
    expect(table.rolled).toEqual(['attack@a']);
    expect(told(table, 'attack.rolled')[0]).toMatchObject({ total: 10 - 3 + 5 });
    expect(fighter(fight, 'b').reacted).toBe(1);
  });

  it('AGO-152, AGO-153, AGO-162: only who is aware and has room can dodge a missile', () => {
    const asked = (change: (one: Blow) => void) => {
      const { table } = struck(far(), [5], [], shoot, change);
      return table.asked;
    };
    expect(asked(() => {})).toEqual(['missile-dodge@b']);
    expect(asked((one) => void (one.aware = false))).toEqual([]);
    expect(asked((one) => void (one.room = false))).toEqual([]);
    const behind = far();
    fighter(behind, 'b').from = { a: 'behind' };
    expect(blow(behind, true, shoot).aware).toBe(false);
    const surprised = far();
    fighter(surprised, 'b').surprisedTo = 1;
    expect(blow(surprised, true, shoot).aware).toBe(false);
    expect(fightOf([{ name: 'A' }, { name: 'B', extra: { roomToDodge: false } }]).fighters[1]!.room).toBe(false);
  });

  it('AGO-156, AGO-157, EX-23: never below 0, and untrained counts as -3', () => {
    const weak = {
      attributes: { ges: 4, wah: 5, sta: 5, aus: 5 },
      skills: { ausweichen: 2 },
      armour: 'plattenpanzer',
    } as const;
    expect(missileDodge(duel({}, weak).fighters[1]!)).toBe(0);
    expect(missileDodge(duel({}, weak, rulesWith({}, { missileDodgeMin: -9 })).fighters[1]!)).toBe(-5);
    expect(missileDodge(duel({}, { skills: {} }).fighters[1]!)).toBe(1);
  });

  it('AGO-158: a rider dodges missiles with the GES of the mount and 5 less, also for the mount', () => {
    const skills = { ausweichen: 9, reiten: 9 };
    const rider = { skills, mount: { ...mount, ges: 9 } };
    expect(missileDodge(duel({}, rider).fighters[1]!)).toBe(9 - 5);
    const { table } = struck(far({}, rider), [5], [{ 'missile-dodge': { option: 'dodge' } }], {
      ...shoot,
      part: 'mount',
    });
    expect(told(table, 'attack.rolled')[0]!['of']).toContainEqual({ what: 'dodges', n: -4 });
  });

  it('AGO-159: modifiers of rolls do not touch this number', () => {
    const f = fighter(duel(), 'b');
    Object.assign(f, { prone: true, malus: -12, freeDefence: 9 });
    expect(missileDodge(f)).toBe(5);
  });

  it('AGO-160: with the option a shield parries missiles; the higher of SG and result is the SG, without W', () => {
    const shield = { weapons: [{ weapon: 'langschwert' }, { weapon: 'rundschild' }], skills: { schilde: 8 } };
    const under = rulesWith({ 'missile.parry': 'shield' });
    const use = { 'missile-dodge': { option: 'parry', with: 'rundschild' } };
    const high = struck(far({}, shield, 20, under), [5, 6], [use], shoot);
    expect(high).toMatchObject({ es: 15 - 21, hit: false, parried: false });
    const low = struck(far({ fk: 9 }, { ...shield, skills: { schilde: 1 }, nk: 0 }, 20, under), [5, 2], [use], shoot);
    expect(low.es).toBe(19 - 10);
    expect(struck(far({}, shield), [5], [], shoot).table.asked).toEqual([]);
  });

  it('AGO-161: against a missile the passive defence gives nothing', () => {
    const { table, es } = struck(far({}, { attributes: { ges: 20, wah: 5, sta: 5, aus: 5 } }), [5], [NO], shoot);
    expect([table.rolled, es]).toEqual([['attack@a'], 5]);
  });

  it('AGO-163: the reaction is chosen before the attack die, or with the option after it', () => {
    const order = (under = rulesWith()) => {
      const { table } = struck(duel({}, {}, under), [5, 6], [DODGE]);
      return table.events.length > 0 ? table.asked : [];
    };
    expect(order()).toEqual(['reaction@b']);
    const seen: string[] = [];
    const record = (under = rulesWith()) => {
      const fight = duel({}, {}, under);
      const table = desk([5, 6], [DODGE]);
      const { roll, choose } = table;
      table.roll = (who, id, dice, read) => (seen.push(id), roll(who, id, dice, read));
      table.choose = (who, id, question, preferred) => (seen.push(id), choose(who, id, question, preferred));
      strike(fight, blow(fight), table);
    };
    record();
    record(rulesWith({ 'reaction.when': 'after' }));
    expect(seen).toEqual(['reaction', 'attack', 'defence', 'attack', 'reaction', 'defence']);
  });

  it('AGO-163, AGO-291: after the die, nobody is asked about an attack that cannot hit', () => {
    const under = rulesWith({ 'reaction.when': 'after' });
    expect(struck(duel({}, {}, under), [[1, 5], 6], []).table.asked).toEqual([]);
    expect(struck(far({ fk: 0 }, {}, 20, under), [2], [], shoot).table.asked).toEqual([]);
    expect(struck(far({ fk: 9 }, {}, 20, under), [2], [NO], shoot).table.asked).toEqual(['missile-dodge@b']);
  });

  it('AGO-166: the helpless defend with 0, without die and modifiers', () => {
    const fight = duel();
    Object.assign(fighter(fight, 'b'), { bound: true, out: true, prone: true, malus: -6 });
    const { table } = struck(fight, [5], []);
    expect(table.rolled).toEqual(['attack@a']);
    expect(told(table, 'defence.rolled')[0]).toMatchObject({ kind: 'helpless', total: 0 });
    const hard = duel({}, {}, rulesWith({}, { helplessDefence: 7 }));
    Object.assign(fighter(hard, 'b'), { bound: true, out: true });
    expect(struck(hard, [5], []).es).toBe(8);
  });
});

describe('examples', () => {
  it('EX-15, EX-16: the same attack against a dodge and against a parry', () => {
    const damage = (answer: Record<string, Choice>, faces: number[]) => {
      const fight = duel(
        {
          nk: 5,
          sb: 1,
          weapons: [{ weapon: { id: 'klinge', class: 'melee', skill: 'schwerter', damage: 4, type: 'hieb' } }],
        },
        { armour: 'lederharnisch' },
      );
      const table = desk(faces, [answer]);
      const one = strike(fight, blow(fight), table);
      land(fight, one, false, table);
      return [one.es, 45 - fighter(fight, 'b').tp];
    };
    // AT 10 + 8 = 18; dodge 10 - 2 + 7 = 15; PA 11 + 6 = 17
    expect(damage(DODGE, [8, 7])).toEqual([3, 5]);
    expect(damage(parry('langschwert'), [8, 6])).toEqual([6, 3]);
  });

  it('EX-17: a small one hits with a negative ES, but does no damage', () => {
    const fight = duel(
      {
        size: -1,
        nk: 5,
        sb: -1,
        weapons: [{ weapon: { id: 'stock', class: 'melee', skill: 'schwerter', damage: 2, type: 'wucht' } }],
      },
      { size: 1 },
    );
    const table = desk([2, 5], [DODGE]);
    const one = strike(fight, blow(fight), table);
    land(fight, one, false, table);
    expect(one).toMatchObject({ es: -3, threshold: -4, hit: true });
    expect(told(table, 'damage.dealt')[0]).toMatchObject({ damage: -2 });
    expect(fighter(fight, 'b').tp).toBe(fighter(fight, 'b').card.tp);
  });

  it('EX-21: a shot with everything', () => {
    const own = {
      id: 'bogen',
      class: 'missile',
      skill: 'boegen',
      damage: 7,
      type: 'stich',
      range: 80,
      hands: 2,
    } as const;
    const fight = far(
      { fk: 4, skills: { boegen: 6 }, weapons: [{ weapon: own }] },
      { size: 1, armour: 'lederharnisch' },
      40,
    );
    const b = fighter(fight, 'b');
    Object.assign(b, { pace: 1, cover: 'half' });
    fighter(fight, 'a').aim = { target: b, arm: fighter(fight, 'a').card.arms[0]!, rounds: 2 };
    const table = desk([8], [NO]);
    const one = strike(fight, blow(fight, true, shoot), table);
    land(fight, one, false, table);
    expect([told(table, 'attack.rolled')[0]!['total'], one.es, b.card.tp - b.tp]).toEqual([19, 4, 8]);
  });

  it('EX-23a: a runner who dodges: the larger malus, or with the option both', () => {
    const malus = (ges: number, under = rulesWith()) => {
      const fight = far({}, {}, 20, under);
      const b = fighter(fight, 'b');
      b.pace = 2;
      return shotModifiers(fight, blow(fight, true, shoot), ges, null);
    };
    expect([malus(3), malus(6)]).toEqual([-4, -6]);
    const sum = rulesWith({ 'modifiers.stack': 'sum' });
    expect([malus(3, sum), malus(6, sum)]).toEqual([-7, -10]);
  });

  it('EX-31, EX-32: Nyx attacks Ogrim, who parries with the mace he attacks with', () => {
    const given: readonly Given[] = [
      { name: 'Nyx', sheet: sample('nyx') },
      { name: 'Ogrim', sheet: sample('ogrim') },
    ];
    const play = (attack: number | number[]) => {
      const fight = fightOf(given);
      const ogrim = fighter(fight, 'ogrim');
      Object.assign(ogrim, {
        declared: true,
        plan: { ...fight.book.idle, deed: 'attack', arm: armOf(ogrim, 'streitkolben') },
      });
      const table = desk([attack, 9], [parry('streitkolben')]);
      const one = strike(fight, blow(fight), table);
      land(fight, one, false, table);
      table.done();
      return { one, ogrim, table };
    };
    const first = play(4);
    expect(told(first.table, 'attack.rolled')[0]).toMatchObject({ total: 18 });
    expect(told(first.table, 'defence.rolled')[0]).toMatchObject({ total: 19, lowered: 19 });
    expect(first.one).toMatchObject({ es: -1, threshold: -10, hit: true });
    expect(first.ogrim.tp).toBe(132);
    const second = play([10, 6]);
    expect(second.one.es).toBe(11);
    expect([second.ogrim.tp, second.ogrim.wounds]).toEqual([122, 0]);
  });

  it('EX-39: a whole round with literal dice', () => {
    const fight = fightOf([
      { name: 'Berengar', sheet: sample('berengar') },
      { name: 'Nyx', sheet: sample('nyx') },
    ]);
    const table = playRound(fight, [6, 3, 5, 4, [10, 3], 2, 3]);
    expect(told(table, 'action.declared').map((event) => event['who'])).toEqual(['berengar', 'nyx']);
    expect(told(table, 'turn.began').map((event) => [event['who'], event['hr']])).toEqual([
      ['nyx', 21],
      ['berengar', 17],
    ]);
    expect(told(table, 'defence.rolled')).toMatchObject([
      { kind: 'parry', total: 15, w: 0 },
      { kind: 'dodge', total: 16 },
    ]);
    const [berengar, nyx] = fight.fighters;
    expect([berengar!.tp, nyx!.tp, nyx!.wounds, nyx!.malus, nyx!.prone]).toEqual([45, 11, 1, -2, false]);
    expect(told(table, 'test.rolled')).toMatchObject([{ test: 'balance', total: 19, sg: 12, passed: true }]);
  });

  it('EX-25: the level in the saddle', () => {
    const arm = (level: number) => cardOf({ ...plain, skills: { schwerter: 7, reiten: level } }).arms[0]!;
    expect([arm(4).level, arm(4).ridden]).toEqual([7, 4]);
    expect(attackOn('b').option).toBe('attack');
  });
});
