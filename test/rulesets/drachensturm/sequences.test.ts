import { describe as group, expect, it } from 'vitest';
import { exchanges, gameOf, sample, script, someone, told } from './given.js';
import { arena } from './arena.js';

const brust = 1;
const three = {
  bibo: { sheet: sample('bibo') },
  grimgork: { sheet: sample('grimgork') },
  erlo: { sheet: sample('erlo') },
};

group('sequences of the specification', () => {
  it('SEQ-1 (DRA-075 DRA-119 DRA-123 DRA-124 DRA-207 DRA-337 DRA-340 DRA-237 DRA-240 DRA-271 DRA-282 DRA-105 DRA-106): one KR', () => {
    const shown = script(gameOf([three.bibo, three.grimgork]), [11, 9, [4], 13, 8, [5, 4, 4], 20]);
    const [bibo, grimgork] = [shown.of('bibo'), shown.of('grimgork')];
    expect(shown.outcome).toEqual({ kind: 'won', side: 1 });
    expect(grimgork.le[brust]).toBe(31);
    expect(bibo.le[brust]).toBe(-4);
    expect(bibo.out).toBe(true);
    expect(bibo.toward[1]!.distance).toBe(2);
    expect(told(shown, 'fighter.pushed')[0]).toMatchObject({ tp: 14, threshold: 8, metres: 2 });
    expect(shown.asked).not.toContain('check.ge.push');
    expect(told(shown, 'life.lost').map((e) => e['ka'])).toEqual([145, 53]);
    expect([grimgork.ka, bibo.ka]).toEqual([130, 45]);
  });

  it('SEQ-2 (DRA-276 DRA-277 DRA-248 DRA-251 DRA-281 DRA-285): a parried blow still pushes and wears', () => {
    const game = gameOf([three.grimgork, three.bibo]);
    const shown = script(game, [13, 15, [6, 6, 3], 50, 10, 62], exchanges(['grimgork', 'bibo']));
    const bibo = shown.of('bibo');
    expect(bibo.le[brust]).toBe(12);
    expect(bibo.toward[0]!.distance).toBe(3);
    expect(told(shown, 'fighter.pushed')[0]).toMatchObject({ metres: 3 });
    expect(told(shown, 'fighter.felled')).toEqual([]);
    expect(shown.of('grimgork').items[0]!.wq).toBe(3.5);
    expect(bibo.items[0]!.wq).toBe(15);
  });

  it('SEQ-3 (DRA-125 DRA-126 DRA-130 DRA-132 DRA-123 DRA-139): three unarmed opponents spend the defences', () => {
    const rough = (name: string) => ({
      side: 0,
      sheet: someone(name, { properties: { kk: 50, ge: 70, re: 96, ko: 50 }, heightCm: 181 }),
    });
    const { fight, of, blow } = arena([rough('A1'), rough('A2'), rough('A3'), { ...three.erlo, side: 1 }]);
    const erlo = 'hauptmann-erlo';
    expect([of('a1').attacks, of('a1').agw + of('a1').items[0]!.weapon.awf!]).toEqual([2, 9]);
    const parry = (weapon: string) => ({ defence: { option: 'parry', weapon } });
    expect(blow('a1', erlo, [12, 10, parry('langschwert')]).rolls).toEqual(['attack', 'defence']);
    blow('a1', erlo, [13, 12, parry('rundschild')]);
    blow('a2', erlo, [10, 14, { defence: 'dodge' }]);
    const free = blow('a2', erlo, [2, [4]]);
    expect(free.told('damage.dealt')[0]).toMatchObject({ damage: 0 });
    blow('a3', erlo, [1, 3]);
    expect(of(erlo).le[brust]).toBe(25);
    expect([of(erlo).defences, of(erlo).parries]).toEqual([3, 2]);
    expect([of('a3').from[4], of('a3').to[4]]).toEqual([fight.kr + 1, fight.kr + 1]);
  });

  it('SEQ-4 (DRA-136 DRA-142 DRA-552 DRA-207): a gap in the armour', () => {
    const game = gameOf([three.erlo, three.grimgork]);
    const shown = script(game, [20, 17, 16, [2]], exchanges(['hauptmann-erlo', 'grimgork']));
    expect(told(shown, 'exchange.resolved')[0]).toMatchObject({ result: 'lucky-hit', damage: 7, tp: 6 });
    expect(shown.of('grimgork').le[brust]).toBe(27);
  });

  it('SEQ-5 (DRA-154 DRA-144 DRA-145 DRA-570 DRA-582 DRA-583 DRA-156 DRA-254 DRA-460 DRA-465): both fumble', () => {
    const game = gameOf([three.erlo, three.grimgork]);
    const shown = script(game, [1, 1, 12, 3, 16, 19, 7], exchanges(['hauptmann-erlo', 'grimgork']));
    const [erlo, grimgork] = [shown.of('hauptmann-erlo'), shown.of('grimgork')];
    expect(told(shown, 'exchange.resolved')[0]).toMatchObject({ result: 'fumble' });
    expect(erlo.items[0]).toMatchObject({ place: 'ground', wq: 12 });
    expect(erlo.busy).toMatchObject({ kind: 'draw', to: 2 });
    expect(grimgork.items[0]).toMatchObject({ place: 'gone', wq: -2.5 });
    expect(grimgork.busy?.item.key).toBe('handaxt');
    expect(shown.asked.filter((id) => id.endsWith('lost-weapon'))).toEqual([
      'hauptmann-erlo.lost-weapon',
      'grimgork.lost-weapon',
    ]);
  });

  it('SEQ-6 (DRA-403 DRA-405 DRA-406 DRA-413 DRA-178): two feints, then the attack', () => {
    const a = someone('A', {
      values: { agw: 6 },
      learned: ['langschwert'],
      held: ['langschwert'],
      talents: { finten: 6 },
    });
    const d = someone('D', { values: { pgw: 8 }, learned: ['langschwert'], held: ['langschwert'] });
    const game = gameOf([{ sheet: a }, { sheet: d }]);
    const feint = { action: { option: 'finten', target: 'd' } };
    const pairs = [['a', 'd'], ['a', 'd'], ['a', 'd']] as const; // prettier-ignore
    const shown = script(game, [feint, 14, 51, 10, feint, 15, 20, 80, 10, 9, [1]], exchanges(...pairs));
    expect(told(shown, 'feint.made').map((e) => e['bonus'])).toEqual([1, 2]);
    expect(told(shown, 'attack.thrown')[0]).toMatchObject({ sum: { sum: 23 } });
    expect(told(shown, 'defence.parry')[0]).toMatchObject({ sum: { sum: 22 } });
    expect(shown.of('a').toward[1]!.feints).toBe(0);
  });
});
