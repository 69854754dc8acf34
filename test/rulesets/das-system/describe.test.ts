import { describe as group, expect, it } from 'vitest';
import { describe } from '../../../rulesets/das-system/describe.js';
import type { DasEvent } from '../../../rulesets/das-system/events.js';
import { arm, attack, began, bell, defence, dropTest, ellenbogen, pierced, roll, wound } from './sample-parts.js';
import { shown } from './shown.js';

const told = (...events: readonly DasEvent[]) => events.flatMap((event) => describe(event));
const tell = (...events: readonly DasEvent[]): string => shown(told(...events));

/** A text with every run of blanks, also of a line break, as one. */
const joined = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** The same on a screen so wide that nothing is broken. */
const wide = (...events: readonly DasEvent[]): string => joined(shown(told(...events), 'de', 300));

group('an exchange', () => {
  it('DAS-406: is one table that fits into 80 columns', () => {
    const text = tell(
      began,
      { ...attack, base: { sum: 1415, of: [{ what: 'base', n: 1415 }] }, force: 515 },
      defence,
      {
        ...{ type: 'location.chosen', who: 'gegner', against: 'thorndal', strike: 'blow' },
        ...{ part: arm, at: ellenbogen, way: 'open', force: 515 },
      },
      wound,
      {
        ...dropTest,
        test: 'pain',
        ...{
          of: [
            { what: 'roll', n: 500 },
            { what: 'skill', n: 800 },
          ],
          result: 1300,
        },
        pain: { before: 2, after: 1 },
      },
      dropTest,
      {
        type: 'cost.paid',
        who: 'gegner',
        cost: { sum: 20, of: [] },
        endurance: { before: 1300, after: 1280 },
        kar: { before: 45, after: 46 },
      },
      { type: 'cost.paid', who: 'thorndal', cost: { sum: 10, of: [] }, endurance: { before: 876, after: 866 } },
      {
        type: 'roles.decided',
        engagement: 0,
        attacker: 'gegner',
        defender: 'thorndal',
        event: 'hit',
        row: 9,
        result: 'continue',
        next: { attacker: 'gegner', start: 130 },
      },
    );
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    const places = [
      ...[
        'Sekunde 12,0 · Gegner gegen Thorndal · Serie 2/13',
        'Attacke',
        '900 + 600 = 1500 · Schwere 515',
        'rechter Arm, Schwert',
      ],
      ...['Parade', '1170 + 0 = 1170 gegen 1500', 'GETROFFEN, Parade verfehlt', 'Schwere 630 gegen 515'],
      ...[
        'Stelle',
        'Ellenbogen',
        'Schwere 515',
        'WUNDE HA4',
        'w 424 (515 − Zustand 91)',
        'GZ 1300 → 876',
        'Ausdauer 1300 → 876',
      ],
      ...['Schmerzprobe', 'Schmerz 2 → 1', 'Griff halten', 'hält fest'],
      ...[
        'Gegner: Ausdauer 1300 → 1280, KAR 45 → 46.',
        'Thorndal: Ausdauer 876 → 866.',
        'Gegner setzt die Serie gegen Thorndal fort, 13,0 s.',
      ],
    ];
    let at = 0;
    for (const place of places) {
      const found = text.indexOf(place, at);
      expect(found, place).toBeGreaterThanOrEqual(0);
      at = found;
    }
    expect(text.match(/^──/gm)).toHaveLength(1);
  });

  it('DAS-406: says that a roll above W counts nothing, and why W is halved', () => {
    expect(wide({ ...attack, roll: roll(1200, 1150) })).toContain('Wurf 1200 über 1150 zählt 0');
    expect(wide({ ...attack, roll: roll(400, 575, ['counter']) })).toContain('W 575 (halb: Gegenattacke)');
    // 1150, halved twice: a quarter is not called half.
    expect(wide({ ...attack, roll: roll(200, 287, ['elsewhere', 'stance-offensive']) })).toContain(
      'W 287 (halb: greift zugleich an, halb: Schild offensiv)',
    );
    expect(wide({ ...attack, roll: roll(600, 1150) })).not.toMatch(/über|halb/);
  });

  it('DAS-406: names the locations in reach while they are few', () => {
    const named = (...names: string[]) => names.map((de) => ({ id: de, de, en: de }));
    expect(wide({ ...attack, reach: named('Oberarm', 'Unterarm', 'Schulter') })).toContain(
      'nur Oberarm, Unterarm, Schulter',
    );
    expect(wide({ ...attack, reach: named('a', 'b', 'c', 'd') })).toContain('4 Stellen offen');
  });

  it('DAS-406: a blow below every location is a miss, seen at once', () => {
    const missed = {
      type: 'attack.missed',
      who: 'gegner',
      against: 'thorndal',
      strike: 'blow',
      part: arm,
      total: 700,
      lowest: 800,
    } as const;
    expect(wide(missed)).toBe('unter 800 ✓ VORBEI');
  });

  it.each([
    ['parried', '✓ PARIERT'],
    ['broken', '✓ PARIERT, Serie gebrochen'],
    ['beaten-through', '✗ DURCHGESCHLAGEN mit Schwere 115'],
    ['missed-parry', '✗ GETROFFEN, Parade verfehlt'],
    ['dodged', '✓ AUSGEWICHEN'],
    ['dodge-failed', '✗ GETROFFEN, nicht ausgewichen'],
  ] as const)('DAS-406: the outcome %s catches the eye', (outcome, words) => {
    expect(wide({ ...defence, outcome, rest: 115 })).toContain(words);
  });

  it('DAS-406: armour shows what arrives, Schutz, the rest, and Deckungswert before and after', () => {
    const text = wide(pierced);
    for (const part of [
      '800 − 600 = 200',
      'Schutz 100L × 6',
      'Lederärmel durchschlagen',
      'Deckung Ellenbogen 2200 → 1200',
    ]) {
      expect(text).toContain(part);
    }
    const held = wide({
      ...pierced,
      result: 'stopped',
      force: { before: 600, after: 0 },
      coverage: { before: 2200, after: 2200 },
    });
    expect(held).toContain('600 gegen 600');
    expect(held).toContain('Lederärmel hält');
    expect(held).not.toContain('Deckung');
  });

  it('DAS-406: the counterattack opens a table of its own hit', () => {
    const hit = {
      type: 'location.chosen',
      who: 'thorndal',
      against: 'gegner',
      strike: 'counter',
      part: arm,
      at: ellenbogen,
      way: 'open',
      force: 690,
    } as const;
    expect(wide(hit)).toBe('Gegenattacke von Thorndal trifft Gegner Stelle Ellenbogen Schwere 690');
  });

  it('DAS-407: a number made of parts shows them, without those of 0', () => {
    expect(wide(attack)).toContain('AB 1215 (1415 − Wunde HA4 130 − Schmerz 50 − Rüstung 20)');
    expect(wide(attack)).not.toContain('liegend');
    expect(wide(dropTest)).toContain('1450 (900 + Fähigkeit 800 − Wunde HA4 150 − Schmerz 100) gegen 424');
    const need = {
      sum: 2100,
      of: [
        { what: 'attack', n: 900 },
        { what: 'groups', n: 1200 },
      ],
    } as const;
    expect(wide({ ...defence, need })).toContain('gegen 2100 (900 + frühere Gruppen 1200)');
  });

  it('DAS-406: several attacks of a bundle name their attackers, and each blow that is met says whose it is', () => {
    const bundle = { type: 'bundle.formed', start: 120, defender: 'thorndal', attackers: ['gegner', 'bijin'] } as const;
    expect(wide(bundle, { ...began, quiet: true })).toMatch(/^── Sekunde 12,0 · Gegner, Bijin gegen Thorndal ─+$/);
    expect(wide(attack, { ...attack, who: 'bijin' })).toMatch(/^Attacke .*Gegner .*Attacke .*Bijin /);
    const faced = {
      type: 'blow.faced',
      who: 'thorndal',
      against: 'bijin',
      part: arm,
      total: 1200,
      force: 700,
    } as const;
    expect(wide(faced, defence)).toMatch(/^Schlag von Bijin: rechter Arm, Attacke 1200, Schwere 700 Parade/);
  });

  it('DAS-407: a plain number stands alone', () => {
    expect(wide({ ...attack, base: { sum: 1415, of: [{ what: 'base', n: 1415 }] } })).not.toContain('AB');
  });

  it('DAS-291, DAS-418: the effect text of a wound stands with its number, below the struck location', () => {
    const at = {
      type: 'location.chosen',
      who: 'gegner',
      against: 'thorndal',
      strike: 'blow',
      part: arm,
      at: ellenbogen,
      way: 'open',
      force: 515,
    } as const;
    expect(wide(at, wound)).toMatch(/Stelle Ellenbogen .*WUNDE HA4 .*Hieb ins Fleisch, der Griff wird schwach/);
    const text = shown(describe(wound), 'en');
    expect(joined(text)).toContain('blow into the flesh, the grip weakens');
  });

  it('DAS-291: the effects of a wound follow, those of nothing left out', () => {
    const text = wide({
      ...wound,
      flags: ['drop', 'limb-out'],
      daze: 0,
      exhausts: { before: 876, after: 826 },
      bleeding: 0,
    });
    for (const part of [
      'Ausdauer 1300 → 876',
      'Ausdauer 876 → 826 (außer Atem)',
      'Schmerz 2',
      'AT/PA −130',
      'Proben −150',
      'LÄSST FALLEN',
      'außer Gefecht',
      'Zustand 91 → 1',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Blutung|benommen/);
  });
});

group('the rest of a second', () => {
  it('is told in one line for each who is worse off, and not at all for recovered breath', () => {
    expect(tell(bell)).toBe('✗ Thorndal: blutet −1, GZ 876 → 875.');
    const rested = { ...bell, bleedings: [], gz: { before: 876, after: 876 }, kar: { before: 42, after: 41 } };
    expect(describe({ ...rested, endurance: { before: 866, after: 868 } })).toEqual([]);
    expect(tell({ ...rested, pain: { before: 1, after: 0 } })).toContain('Thorndal: Schmerz vorbei.');
  });

  it('says why roles change and who opens when', () => {
    const roles = {
      type: 'roles.decided',
      engagement: 0,
      attacker: 'gegner',
      defender: 'thorndal',
      event: 'broken',
      row: 3,
    } as const;
    expect(tell({ ...roles, result: 'swap', next: { attacker: 'thorndal', start: 130 } })).toBe(
      'Wechsel (Serie gebrochen): Thorndal greift Gegner an, 13,0 s.',
    );
    expect(tell({ ...roles, row: 7, result: 'neutral' })).toBe('Gegner und Thorndal lösen sich: Serie erschöpft.');
    const pause = {
      type: 'pause.began',
      engagement: 0,
      a: 'gegner',
      b: 'thorndal',
      from: 110,
      start: 155,
      opener: 'gegner',
      kar: 45,
      declined: [],
    } as const;
    expect(tell(pause)).toBe('Pause: Gegner eröffnet bei 15,5 s (KAR 45).');
  });

  it('DAS-459: the end of the fight names where bleeding would stop, or kill', () => {
    expect(tell({ type: 'forecast.made', who: 'thorndal', fate: 'stops', second: 672, gz: 617 })).toContain(
      'Thorndal: unversorgt endet es bei Sekunde 672 mit GZ 617.',
    );
    expect(tell({ type: 'forecast.made', who: 'gegner', fate: 'dies', second: 71, gz: -1310 })).toContain(
      'Gegner: unversorgt TOT bei Sekunde 71 (GZ −1310).',
    );
  });

  it('DAS-409: what the game master sets is marked as his', () => {
    expect(tell({ type: 'value.ruled', who: 'gegner', key: 'gz', before: 3, after: 300 })).toContain(
      'Spielleiter: Gegner, GZ 3 → 300.',
    );
    expect(wide({ ...attack, roll: { face: 2000, decreed: true, counted: 2000, limit: 1150, halved: [] } })).toContain(
      'vom Spielleiter gesetzt',
    );
  });

  it('says nothing to a reader of an unknown event', () => {
    expect(describe({ type: 'note.made', text: 'x' })).toEqual([]);
  });
});
