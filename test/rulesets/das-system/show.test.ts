import { describe as group, expect, it } from 'vitest';
import type { Sheet } from '../../../rulesets/das-system/sheet.js';
import { show } from '../../../rulesets/das-system/show.js';
import { cardOf, plain, sample } from './given.js';
import { phrasesOf, shown, terms } from './shown.js';

const see = (sheet: Sheet): string => shown(show(cardOf(sheet))).replace(/ +/g, ' ');

group('a fighter on paper', () => {
  it('has attributes and derived values', () => {
    const text = see(sample('gegner'));
    expect(text).toContain('Gegner · Mensch');
    expect(text).toContain('1200 1300 1000 1100 1300 1150 1300 1300 45 13');
  });

  it('has every weapon with its bases and maxima, and the dodge', () => {
    const text = see(sample('gegner'));
    expect(text).toContain('Schwert 2000 1415 987 1057 1730 1124 1730');
    expect(text).toContain('Faust 900');
    expect(text).toContain('Ausweichen (DB) 1145 741');
    expect(text).toContain('Schwert Hieb S 3, L 6, K 9, P 12 10 0');
  });

  it('has the shield in the off hand and the fixed Schwere of a bow', () => {
    expect(see(sample('wache'))).toContain('Schild (Nebenhand) 400');
    expect(see(sample('bijin'))).toContain('800 fest');
  });

  it('DAS-407: bases are the reduced ones, and what reduces them is told part by part', () => {
    const text = see(sample('wache'));
    expect(text).toContain('Streitkolben 1600 1130');
    expect(text).toContain('AB, PB und DB sind schon gemindert: Rüstung −120.');
    expect(see(sample('gegner'))).not.toContain('gemindert');
  });

  it('has the armour with its deductions', () => {
    const text = see(sample('wache'));
    expect(text).toContain('Eisenhelm, offen 3 Kopf 100P 900 Schädel, Stirn');
    expect(text).toContain('Abzüge der Rüstung: AT/PA −120, Proben −265 (nach Rüstungsgewöhnung).');
    expect(see(sample('gegner'))).not.toContain('Abzüge');
  });

  it('has all locations with both values, Zustand and armour; parts that are alike stand together', () => {
    const text = see(sample('wache'));
    expect(text).toContain('linkes Bein, rechtes Bein');
    expect(text).not.toContain('linker Arm, rechter Arm');
    expect(text).toContain('Unterarm 900 1100 120 Metallarmschiene (Unterarm) 700\n Kettenärmel 3000');
    expect(text).toContain('Kehle (vorn) 1900 2000 36');
  });

  it('has the wounds and the Zustand that a sheet brings along', () => {
    const text = see({
      ...plain,
      state: { gz: 900, karRise: 2, wounds: [{ nr: 'HA4', part: 'arm-right', location: 'ellenbogen', w: 424 }] },
    });
    expect(text).toContain('Wunden: HA4 Ellenbogen');
    expect(text).toContain('900/1300');
    expect(text).toContain('52 (50)');
    expect(text).toContain('Ellenbogen 1200 1500 1/91');
    expect(text).toContain('HA4!!');
  });

  it('says everything in both languages', () => {
    const said = ['wache', 'wolf', 'bijin'].flatMap((name) => phrasesOf(show(cardOf(sample(name)))));
    for (const { texts } of [terms.de, terms.en]) {
      expect(said.filter((key) => key !== 'label' && key !== '@' && !(key in texts))).toEqual([]);
    }
  });
});
