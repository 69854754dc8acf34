import { describe, expect, it } from 'vitest';
import {
  bareOf,
  canHold,
  heldBy,
  inUse,
  letGo,
  mainIsEmpty,
  sheathe,
  stops,
  takeUp,
  toDraw,
  toPickUp,
  unarmedOf,
  usable,
  wieldOf,
} from '../../../rulesets/das-system/hands.js';
import { fighterOf, partOf, sample, someone, weapon } from './given.js';

const ids = (weapons: readonly { readonly id: string }[]): readonly string[] => weapons.map(({ id }) => id);

describe('weapons in hand', () => {
  it('DAS-402: main hand, else off hand, else unarmed', () => {
    const f = someone({ offHand: 'dolch' });
    expect(inUse(f)!.weapon.id).toBe('schwert');
    f.main = null;
    expect(inUse(f)).toBe(f.off);
    f.off = null;
    expect(inUse(f)!.weapon.id).toBe('faust');
  });

  it('DAS-453: a ranged weapon counts as nothing in close combat, and drawing drops it', () => {
    const f = fighterOf(sample('bijin'));
    expect([f.main!.weapon.id, inUse(f)!.weapon.id, mainIsEmpty(f)]).toEqual(['langbogen', 'faust', true]);
    takeUp(f, toDraw(f)!);
    expect([f.main!.weapon.id, ids(f.ground), ids(f.carried)]).toEqual(['dolch', ['langbogen'], []]);
    // the bow is not picked up for close combat
    f.main = null;
    expect(toPickUp(f)).toBeNull();
  });

  it('DAS-444: faust needs an arm, tritt and knie a fighter on his feet; tritt, then kopfstoss stand in', () => {
    const f = someone({ mainHand: undefined });
    f.limbs[0] = 1;
    expect(unarmedOf(f)!.weapon.id).toBe('faust');
    f.limbs[1] = 2;
    expect(unarmedOf(f)!.weapon.id).toBe('tritt');
    f.lying = true;
    expect(unarmedOf(f)!.weapon.id).toBe('kopfstoss');
    expect(ids(bareOf(f).map((wield) => wield.weapon))).toEqual(['kopfstoss']);
    expect(
      usable(
        f,
        f.card.bare.find((wield) => wield.weapon.id === 'knie')!,
      ),
    ).toBe(false);
    const wolf = fighterOf(sample('wolf'));
    wolf.lying = true;
    expect(unarmedOf(wolf)!.weapon.id).toBe('biss-wolf');
  });

  it('DAS-444: what one strikes with bare is never in the hand', () => {
    const f = someone({ mainHand: 'faust' });
    expect([f.main, f.carried, heldBy(f, partOf(f, 'arm-right'))]).toEqual([null, [], null]);
    sheathe(f);
    expect([f.carried, toDraw(f)]).toEqual([[], null]);
    // a kick named as main weapon is what he strikes with
    expect(inUse(someone({ mainHand: 'tritt' }))!.weapon.id).toBe('tritt');
  });

  it('DAS-153, DAS-353: a weapon parries what its column allows', () => {
    const table = (parrying: string) =>
      ['schwert', 'faust', 'tritt', 'knie', 'biss-wolf'].filter((attacking) =>
        stops(weapon(parrying), weapon(attacking)),
      );
    expect(table('schwert')).toEqual(['schwert', 'faust', 'tritt', 'knie', 'biss-wolf']);
    expect(table('schild')).toHaveLength(5);
    expect(table('faust')).toEqual(['faust', 'tritt', 'knie', 'biss-wolf']);
    expect(table('tritt')).toEqual(['tritt', 'knie']);
    expect([table('knie'), table('kopfstoss'), table('biss-wolf'), table('langbogen')]).toEqual([[], [], [], []]);
  });

  it('DAS-282, DAS-337: a two-handed weapon needs both arms and an empty off hand', () => {
    const f = someone({ carried: ['zweihaender', 'dolch'] });
    expect(canHold(f, weapon('zweihaender'), 'main')).toBe(true);
    f.off = wieldOf(f, weapon('dolch'), 'off');
    expect(canHold(f, weapon('zweihaender'), 'main')).toBe(false);
    f.off = null;
    f.limbs[f.card.offArm!.index] = 1;
    expect([
      canHold(f, weapon('zweihaender'), 'main'),
      canHold(f, weapon('dolch'), 'main'),
      canHold(f, weapon('dolch'), 'off'),
    ]).toEqual([false, true, false]);
    f.limbs[f.card.mainArm!.index] = 1;
    expect(canHold(f, weapon('dolch'), 'main')).toBe(false);
    const both = someone({ mainHand: 'zweihaender' });
    expect([canHold(both, weapon('dolch'), 'off'), canHold(both, weapon('zweihaender'), 'off')]).toEqual([
      false,
      false,
    ]);
  });

  it('DAS-278: letting go puts the weapon on the ground, where it can be picked up again', () => {
    const f = someone({ offHand: 'dolch' });
    expect(letGo(f, partOf(f, 'arm-right'))!.id).toBe('schwert');
    expect(letGo(f, partOf(f, 'arm-right'))).toBeNull();
    expect(toPickUp(f)!.id).toBe('schwert');
    takeUp(f, weapon('schwert'));
    expect([f.main, f.ground]).toEqual([f.card.wields.find((w) => w.weapon.id === 'schwert' && w.hand === 'main'), []]);
    expect(letGo(f, partOf(f, 'arm-left'))!.id).toBe('dolch');
    expect(f.off).toBeNull();
  });

  it('DAS-070: weapons that are not drawn are carried, the main one first', () => {
    const f = someone({ offHand: 'dolch', carried: ['messer'] });
    sheathe(f);
    expect([f.main, f.off, ids(f.carried), toDraw(f)!.id]).toEqual([
      null,
      null,
      ['schwert', 'dolch', 'messer'],
      'schwert',
    ]);
    const sheathed = someone({ offHand: 'dolch', carried: ['messer'], drawn: false });
    expect([sheathed.main, sheathed.off, ids(sheathed.carried)]).toEqual([null, null, ['schwert', 'dolch', 'messer']]);
  });

  it('a foreign weapon can be taken up: it is worked out for him', () => {
    const f = someone({ skills: { 'bewaffneter-nahkampf': 500, zweihaender: 300 } });
    takeUp(f, weapon('zweihaender'));
    expect([f.main!.attackSkill, ids(f.ground)]).toEqual([800, ['schwert']]);
  });
});
