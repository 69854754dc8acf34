import { describe, expect, it } from 'vitest';
import { refuse, type ChoiceQuestion } from '../../../src/engine/index.js';
import { another, ARM, gegner, HARMLESS, MISSED, strike, thorndal } from './duellists.js';
import {
  eventsOfType,
  exchangeOf,
  fighterIn,
  first,
  gameOf,
  secondsOf,
  type Entry,
  type Item,
  type Ran,
} from './literal.js';
import { describe as describeEvent } from '../../../rulesets/das-system/describe.js';
import { shown } from './shown.js';

const act = (items: readonly Item[], attacker: Entry = gegner, defender: Entry = thorndal): Ran =>
  exchangeOf(gameOf([[attacker], [defender]]), 'gegner', 'thorndal', items);
const question = (ran: Ran, id: string) => ran.questions.find((q) => q.id === id) as ChoiceQuestion;
const roles = (ran: Ran) => first(ran, 'roles.decided');

describe('what else the side with the initiative may do (8.1)', () => {
  it('DAS-317: flight succeeds at once', () => {
    const ran = act([{ action: 'flee' }]);
    expect(fighterIn(ran, 'gegner').fate).toBe('fled');
    expect(first(ran, 'fighter.fled')).toMatchObject({ who: 'gegner', from: 'thorndal' });
    expect(roles(ran)).toMatchObject({ result: 'end' });
  });

  it('DAS-317, DAS-143: the other one may join another fight', () => {
    const start = { engagements: [{ a: 'Gegner', b: 'Thorndal', initiative: 'Gegner' }] };
    const ran = secondsOf(gameOf([[gegner, another('Zweiter')], [thorndal]], { start }), 1, [{ action: 'flee' }]);
    expect(eventsOfType(ran, 'engagement.began').at(-1)).toMatchObject({ why: 'joined' });
  });

  it('DAS-318: another form of close combat', () => {
    const ran = act([{ action: { option: 'other-attack', weapon: 'kopfstoss' } }, strike('head', 0, 0), 1999]);
    expect(first(ran, 'attack.rolled').weapon.id).toBe('kopfstoss');
  });

  it('DAS-319, DAS-320: a spell takes the second; its damage is entered by the GM', () => {
    const ran = act([{ action: 'spell' }]);
    expect(first(ran, 'action.taken')).toMatchObject({ action: 'spell' });
    expect(roles(ran)).toMatchObject({ event: 'idle', row: 5 });
  });

  it('DAS-321: drawing and picking up take a second each', () => {
    const ran = act([{ action: 'draw' }], { ...gegner, drawn: false });
    expect(first(ran, 'weapon.readied')).toMatchObject({ weapon: { id: 'schwert' }, how: 'drawn' });
    expect(roles(ran).event).toBe('idle');
    const items = [
      { interlude: { option: 'hand', who: 'gegner', hand: 'main', weapon: 'nothing' } },
      { action: 'pick-up' },
    ];
    const start = { engagements: [{ a: 'Gegner', b: 'Thorndal', initiative: 'Gegner' }] };
    const found = secondsOf(gameOf([[gegner], [thorndal]], { start }), 1, items);
    expect(first(found, 'weapon.readied')).toMatchObject({ how: 'picked-up' });
    expect(fighterIn(found, 'gegner').main?.weapon.id).toBe('schwert');
  });

  it('DAS-323: who passes does nothing', () => {
    expect(roles(act([{ action: 'pass' }]))).toMatchObject({ event: 'pass', result: 'neutral' });
  });

  it('DAS-324: everybody may yield at a decision of his own, and is out', () => {
    expect(fighterIn(act([{ action: 'yield' }]), 'gegner').fate).toBe('yielded');
    const ran = act([ARM, 600, { defence: 'yield' }]);
    expect(fighterIn(ran, 'thorndal').fate).toBe('yielded');
    expect(roles(ran)).toMatchObject({ event: 'void', result: 'end' });
  });

  it('DAS-324, DAS-450: who yields in his defence is not struck any more; who rolled his attack pays', () => {
    const ran = act([ARM, 600, { defence: 'yield' }]);
    expect(eventsOfType(ran, 'location.chosen')).toEqual([]);
    expect(fighterIn(ran, 'thorndal')).toMatchObject({ gz: 1300, endurance: 1300 });
    expect(fighterIn(ran, 'gegner')).toMatchObject({ endurance: 1280, karRise: 1 });
    expect(shown(ran.events.flatMap(describeEvent))).toContain('SCHLAG ENTFÄLLT');
  });

  it('DAS-324: by himself he yields only below yieldBelowPercent', () => {
    const hurt = (percent: number) => ({
      sheet: { ...gegner, state: { gz: 500 } },
      tactics: { yieldBelowPercent: percent },
    });
    expect(fighterIn(act([], hurt(39)), 'gegner').fate).toBe('yielded');
    expect(fighterIn(act([1999, 1], hurt(38)), 'gegner').fate).toBe('fighting');
  });

  it('DAS-325: at GZ 0 he crawls, drinks or plays dead, without effect', () => {
    const start = { engagements: [{ a: 'Gegner', b: 'Thorndal', initiative: 'Gegner' }] };
    const game = gameOf([[gegner, another('Zweiter')], [thorndal]], { start });
    const down = { interlude: { option: 'set', who: 'zweiter', key: 'gz', value: 0 } };
    const ran = secondsOf(game, 0, [down, { interlude: { option: 'deed', who: 'zweiter', action: 'crawl' } }]);
    expect(first(ran, 'action.taken')).toMatchObject({ who: 'zweiter', action: 'crawl' });
    expect(fighterIn(ran, 'zweiter')).toMatchObject({ gz: 0, fate: 'fighting' });
  });

  it('DAS-367, DAS-403: by default he stands up, else takes a weapon, else attacks; never flees, yields or casts', () => {
    const action = (sheet: Entry) => question(act([], sheet), 'action').preferred;
    const lying = { interlude: { option: 'condition', who: 'gegner', condition: 'lying', on: 'yes', seconds: 0 } };
    const start = { engagements: [{ a: 'Gegner', b: 'Thorndal', initiative: 'Gegner' }] };
    const ran = secondsOf(gameOf([[{ ...gegner, drawn: false }], [thorndal]], { start }), 1, [lying]);
    expect(question(ran, 'action').preferred).toEqual({ option: 'stand-up' });
    expect(fighterIn(ran, 'gegner').lying).toBe(false);
    expect(action({ ...gegner, drawn: false })).toEqual({ option: 'draw', hand: 'main' });
    expect(question(act(MISSED), 'action').preferred).toEqual({ option: 'attack' });
  });

  it('DAS-147: what he cannot do now is listed with the reason', () => {
    const options = question(act(HARMLESS), 'action');
    expect(refuse(options, { choice: { option: 'stand-up' } })).toMatchObject({
      code: 'forbidden',
      why: { t: 'refusal.stand-up' },
    });
    expect(refuse(options, { choice: { option: 'draw' } })).toMatchObject({
      code: 'forbidden',
      why: { t: 'refusal.nothing-to-draw' },
    });
  });
});

describe('joining (4.6)', () => {
  const start = { engagements: [{ a: 'A', b: 'B', initiative: 'A' }] };
  const game = (third: Entry = another('C'), more: readonly Entry[] = []) =>
    gameOf(
      [
        [another('A'), third],
        [{ ...thorndal, name: 'B' }, ...more],
      ],
      { start },
    );

  it('DAS-141, DAS-142, DAS-380: who has no opponent attacks somebody engaged at the beginning of the next second', () => {
    const ran = secondsOf(game(), 1, HARMLESS);
    expect(first(ran, 'engagement.began')).toBeDefined();
    expect(eventsOfType(ran, 'engagement.began').at(-1)).toMatchObject({
      attacker: 'c',
      defender: 'b',
      start: 10,
      why: 'joined',
    });
  });

  it('DAS-142: if the other is free the lower KAR attacks', () => {
    const free = { ...thorndal, name: 'D' };
    const ran = secondsOf(game(another('C'), [free]), 1, HARMLESS);
    expect(eventsOfType(ran, 'engagement.began').at(-1)).toMatchObject({ attacker: 'd', defender: 'c' });
  });

  it('DAS-380: by default the enemy with the fewest engagements, then listing order; or nobody', () => {
    const ran = secondsOf(
      game(another('C'), [
        { ...thorndal, name: 'D' },
        { ...thorndal, name: 'E' },
      ]),
      1,
      [...HARMLESS, { join: 'e' }],
    );
    const join = question(ran, 'join');
    expect(join.preferred).toEqual({ option: 'd' });
    expect(join.asked.options.map((o) => o.id)).toEqual(['b', 'd', 'e', 'none']);
    const alone = secondsOf(game(), 1, [...HARMLESS, { join: 'none' }]);
    expect(alone.fight.engagements).toHaveLength(1);
  });

  it('DAS-380: with the tactic first the first enemy', () => {
    const c = { sheet: another('C'), tactics: { npcTarget: 'first' } };
    const ran = secondsOf(game(c, [{ ...thorndal, name: 'D' }]), 1, HARMLESS);
    expect(question(ran, 'join').preferred).toEqual({ option: 'b' });
  });
});

describe('care (DAS-458)', () => {
  const bleeding = {
    state: { wounds: [{ nr: 'HA4', part: 'arm-left', location: 'hand', w: 300, bleeding: { line: 2, left: 60 } }] },
  };
  const medic = another('Medicus', { skills: { 'erste-hilfe': 1500 } });
  const hurt = another('Wunder', bleeding);
  const start = { engagements: [{ a: 'A', b: 'B', initiative: 'A' }] };
  const ward = (seconds: number, items: readonly Item[], numbers = {}) =>
    secondsOf(gameOf([[another('A'), medic, hurt], [{ ...thorndal, name: 'B' }]], { start, numbers }), seconds, items);
  const rest = [{ join: 'none' }, { join: 'none' }] as const;
  const tend = { care: 'wunder' };

  it('DAS-458: who is free may care for somebody who bleeds and is free; by default he does not', () => {
    const ran = ward(1, [...HARMLESS, ...rest]);
    const care = question(ran, 'care');
    expect(care).toMatchObject({ who: 'medicus', preferred: { option: 'none' } });
    expect(care.asked.options.map((o) => o.id)).toEqual(['none', 'wunder']);
    expect(ran.fight.cares).toEqual([]);
  });

  it('DAS-458: after so many seconds comes the test, an attack ends the care', () => {
    const ran = ward(
      3,
      [tend, ...HARMLESS, { join: 'none' }, ...HARMLESS, { join: 'none' }, 1999, ...HARMLESS, ...rest],
      { firstAidSeconds: 2 },
    );
    expect(first(ran, 'care.began')).toMatchObject({ who: 'medicus', patient: 'wunder', seconds: 2 });
    expect(first(ran, 'care.given')).toMatchObject({ bleeding: { line: { before: 2, after: 1 } } });
    const two = { ...bleeding.state.wounds[0]!, location: 'unterarm', bleeding: { line: 3, left: 30 } };
    const twice = another('Wunder', { state: { wounds: [...bleeding.state.wounds, two] } });
    const game = gameOf([[another('A'), medic, twice], [{ ...thorndal, name: 'B' }]], { start });
    const chosen = secondsOf(game, 1, [{ care: { option: 'wunder', bleeding: '0' } }, ...HARMLESS, { join: 'none' }]);
    expect(chosen.fight.cares).toMatchObject([{ bleeding: { line: 2 } }]);
    const attacked = { interlude: { option: 'pair', attacker: 'b', defender: 'medicus', kind: 'melee' } };
    const second = [strike('head', 0, 0), 1999, ...HARMLESS, { join: 'none' }];
    const broken = ward(2, [tend, ...HARMLESS, { join: 'none' }, attacked, ...second]);
    expect(first(broken, 'care.broken')).toMatchObject({ patient: 'wunder' });
  });
});
