import { describe as group, expect, it } from 'vitest';
import { tables } from './given.js';

const { weapons, shields, armour } = tables.weapons;
const rows = <T extends { id: string }>(all: readonly T[], ...keys: (keyof T)[]) =>
  all.map((row) => [row.id, ...keys.map((key) => row[key])].join(' '));

group('the tables as they ship', () => {
  it('SAR-294: skills', () => {
    expect(rows(tables.skills.skills, 'combat')).toEqual([
      'einhandwaffen true',
      'zweihandwaffen true',
      'stangenwaffen true',
      'schusswaffen true',
      'wurfwaffen true',
      'schilde true',
      'handgemenge true',
      'athletik false',
      'magie false',
      'heilkunde false',
    ]);
  });

  it('SAR-295: melee weapons', () => {
    const melee = weapons.filter(({ reach }) => reach !== 'ranged');
    expect(rows(melee, 'skill', 'hands', 'attack', 'parry', 'challenge', 'reach', 'damage')).toEqual([
      'faust handgemenge 1 0 -1 -3 0 -1',
      'dolch einhandwaffen 1 1 0 -1 0 2',
      'kurzschwert einhandwaffen 1 1 1 0 1 2',
      'langschwert einhandwaffen 1 1 1 1 1 3',
      'breitschwert einhandwaffen 1 1 0 1 1 4',
      'orksaebel einhandwaffen 1 1 0 0 1 4',
      'streitaxt einhandwaffen 1 1 0 0 1 4',
      'streitkolben einhandwaffen 1 0 0 0 1 5',
      'kampfstab stangenwaffen 2 0 2 1 2 1',
      'speer stangenwaffen 2 0 1 2 2 3',
      'hellebarde stangenwaffen 2 0 0 2 2 5',
      'zweihaender zweihandwaffen 2 0 0 1 2 6',
    ]);
  });

  it('SAR-296: ranged weapons', () => {
    const ranged = weapons.filter(({ reach }) => reach === 'ranged');
    expect(rows(ranged, 'skill', 'hands', 'attack', 'parry', 'challenge', 'damage', 'ranges', 'load')).toEqual([
      'bogen schusswaffen 2 1 none -3 4 20,50,100,200 1',
      'armbrust schusswaffen 2 2 none -3 6 25,60,120,200 2',
      'wurfmesser wurfwaffen 1 0 none -2 1 5,10,15,20 1',
      'wurfspeer wurfwaffen 1 0 none -1 3 10,20,30,40 1',
    ]);
  });

  it('SAR-297: shields and armour', () => {
    expect(rows(shields, 'block', 'bel')).toEqual(['buckler 1 0', 'schild 2 0', 'turmschild 3 -1']);
    expect(rows(armour, 'protection', 'bel')).toEqual([
      'wattierung 1 0',
      'lederruestung 2 -1',
      'kettenhemd 4 -2',
      'plattenruestung 6 -3',
    ]);
  });

  it('SAR-298: distances', () =>
    expect(rows(tables.distances.steps, 'de')).toEqual(['kontakt Körperkontakt', 'kurz kurz', 'lang lang']));

  it('SAR-299: wound levels', () => {
    expect(rows(tables.wounds.levels, 'malus', 'able')).toEqual([
      'unverletzt 0 true',
      'leicht -1 true',
      'mittel -3 true',
      'schwer -5 true',
      'kampfunfaehig -7 false',
      'lebensgefaehrlich -9 false',
      'tot -9 false',
    ]);
  });

  it('SAR-300: fatigue levels', () => {
    expect(rows(tables.fatigue.levels, 'malus', 'able')).toEqual([
      'frisch 0 true',
      'angestrengt -1 true',
      'muede -2 true',
      'ermattet -3 true',
      'erschoepft -5 true',
      'zusammengebrochen -7 false',
    ]);
  });

  it('SAR-302: situations', () => {
    expect(rows(tables.situations.situations, 'initiative', 'attack', 'defence', 'challenge')).toEqual([
      'surprised -5 0 0 0',
      'tipsy -1 0 0 0',
      'drunk -3 0 0 0',
      'prone 0 -3 -3 -3',
    ]);
  });

  it('SAR-303: abilities', () => {
    expect(
      rows(
        tables.abilities.abilities,
        'kind',
        'use',
        'skill',
        'difficulty',
        'maxRange',
        'damage',
        'armourCounts',
        'requires',
        'fatigueSurcharge',
      ),
    ).toEqual([
      'meditieren round other magie    true  0',
      'flammenstrahl simple attack magie 6 30 6 true meditieren 8',
      'heilen round other heilkunde    true  0',
    ]);
  });
});
