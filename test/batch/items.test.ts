import { beforeAll, describe, expect, it } from 'vitest';
import { makeCounter, runMany, summaryItems, type Summary } from '../../src/batch/index.js';
import { seed } from '../../src/dice/index.js';
import { automaticTable, BLOW, type Blow, type Item, type Named, type Tally } from '../../src/engine/index.js';
import { catalogue, languages, type Catalogue, type Lang } from '../../src/i18n/index.js';
import { csvFields, makeWording, markdown, render, widthOf, type Wording } from '../../src/report/index.js';
import { htmlPage } from '../../src/report/html/page.js';
import { toyGame, toyMember, toySetup } from '../toy/setup.js';

const named = (id: string, de: string): Named => ({ id, label: { t: 'label', de, en: `${de} (en)` } });
const axe = named('axe', 'Axt');
const head = named('head', 'Kopf');
const split = named('split', 'gespalten');

const game = toyGame();
const blow = (by: string, on: string, more: Partial<Blow> = {}): Blow =>
  ({ type: BLOW, by, on, result: 'hit', damage: 2, weapon: axe, ...more }) as Blow;

/** Three runs of Anna against Ben: she fells him, he bleeds to death, she hurts herself and falls. */
function counted(): Summary {
  const counter = makeCounter(game);
  const end = (elapsed: number, side: number, anna: Partial<Tally>, ben: Partial<Tally>): void =>
    counter.add({
      outcome: { kind: 'won', side },
      elapsed,
      tallies: [
        { id: 'anna', side: 0, fate: 'standing', left: 1, wounds: 0, ...anna },
        { id: 'ben', side: 1, fate: 'standing', left: 1, wounds: 0, ...ben },
      ],
    });
  counter.hear(blow('anna', 'ben', { location: head, wound: split, damage: 7, felled: 'dead' }));
  counter.hear(blow('ben', 'anna', { result: 'stopped', damage: 0 }));
  end(2, 0, { left: 0.4, wounds: 1 }, { fate: 'dead', left: 0, wounds: 1 });
  counter.hear(blow('anna', 'ben', { location: head, damage: 3 }));
  end(4, 0, {}, { fate: 'dead', left: 0, wounds: 1 });
  counter.hear(blow('anna', 'anna', { damage: 1, felled: 'out' }));
  end(12, 1, { fate: 'out', left: 0, wounds: 2 }, {});
  return counter.summary();
}

let texts: Readonly<Record<Lang, Catalogue>>;
beforeAll(async () => {
  texts = { de: await catalogue('de'), en: await catalogue('en') };
});
const toyTerms = { elapsed: '{n, number, ::.#} R' };
const wordingIn = (lang: Lang, ascii = false): Wording =>
  makeWording({ lang, catalogue: texts[lang], terms: toyTerms, ascii });
const shown = (items: readonly Item[], width = 80, lang: Lang = 'de', ascii = false): string =>
  render(items, wordingIn(lang, ascii), { width, color: false, ascii })
    .map((line) => line.trimEnd())
    .join('\n');

describe('what many runs came to', () => {
  it('F6: reads at a glance on 80 columns, the most useful first', () => {
    expect(shown(summaryItems('Probe', ['Anna', 'Ben'], counted()))).toBe(
      `── Probe · 3 Kämpfe ────────────────────────────────────────────────────────────
Ausgang
                                               Anteil  95 %       Kämpfe
────────────────────────────────────────────────────────────────────────
Sieg: Anna         ██████▓▓▓▓▓▓▓▓▓▓▓▓▓░░░░░░░  66,7 %  20,8–93,9       2
Sieg: Ben          ██▓▓▓▓▓▓▓░░░░░░░░░░░░░      33,3 %  6,1–79,2        1
unentschieden      ░░░░░░░░░░░░░░░░             0,0 %  0,0–56,1        0
nicht entschieden  ░░░░░░░░░░░░░░░░             0,0 %  0,0–56,1        0

  Helles Ende der Balken (im Bild die Klammer): worin der Anteil zu 95 % liegt.

Dauer: im Mittel 6 R, Hälfte bis 4 R, neun von zehn zwischen 2 R und 12 R
2 R   ████████████████████████████  33,4 %
3 R                                  0,0 %
4 R   ███████████████████████████▉  33,3 %
5 R                                  0,0 %
6 R                                  0,0 %
7 R                                  0,0 %
8 R                                  0,0 %
9 R                                  0,0 %
10 R                                 0,0 %
11 R                                 0,0 %
12 R  ███████████████████████████▉  33,3 %

Was aus den Kämpfern wird (Rest: was denen an Leben bleibt, die stehen)
█ steht unverletzt  ▓ steht, weniger als die Hälfte übrig  ▒ außer Gefecht
░ tot
                                    steht  außer Gefecht   tot   Rest  Wunden
─────────────────────────────────────────────────────────────────────────────
Anna  █████████▓▓▓▓▓▓▓▓▓▓▒▒▒▒▒▒▒▒▒   67 %           33 %   0 %   70 %     1,0
Ben   █████████░░░░░░░░░░░░░░░░░░░   33 %            0 %  67 %  100 %     0,7

Was Kämpfer fällt (1 Mal)
durch  Waffe  Ort   Wunde       Anteil  davon tot
─────────────────────────────────────────────────
Anna   Axt    Kopf  gespalten  100,0 %      100 %

Ohne einen Schlag gefallen (verblutet, erschöpft …): Ben 33,3 %
Durch eigenen Schlag gefallen: Anna 33,3 %

Schläge (Schaden: je Treffer, danach je Kampf)
Kämpfer  je Kampf  trifft  Rüstung hält  gegen sich  Schaden  gibt  nimmt
─────────────────────────────────────────────────────────────────────────
Anna          1,0    67 %           0 %        33 %      5,0   3,3    0,3
Ben           0,3     0 %         100 %         0 %        –   0,0    3,3

2 Treffer auf Ben, nach Ort
Kopf  ████████████████████████████  100,0 %`,
    );
  });

  it.each(languages)('keeps within 40 columns and 7-bit characters (%s)', (lang) => {
    const text = shown(summaryItems('Probe', ['Anna', 'Ben'], counted()), 40, lang, true);
    expect(Math.max(...text.split('\n').map(widthOf))).toBeLessThanOrEqual(40);
    expect(text).toMatch(/^[\x20-\x7e\n]*$/);
    expect(text).toMatch(/: Anna +66[.,]7 %\n {2}#+=+-+\n/);
  });

  it('has a side for itself where there are more than two fighters', () => {
    const many = toyGame(toySetup([toyMember('Anna', 0), toyMember('Ben', 1), toyMember('Cem', 1)]));
    const summary = runMany(many, '7', [0, 20], (text, hear) => automaticTable(seed(text), hear, 'blows'));
    const text = shown(summaryItems('Probe', ['links', 'rechts'], summary));
    expect(text).toContain('links: was aus ihnen wird');
    expect(text).toContain('rechts: was aus ihnen wird');
  });

  it('cuts long lists and says what is left out', () => {
    const crowd = Array.from({ length: 30 }, (_, i) => toyMember(`Ork ${i + 1}`, 1));
    const many = toyGame(toySetup([toyMember('Anna', 0), ...crowd]));
    const summary = runMany(many, '7', [0, 3], (text, hear) => automaticTable(seed(text), hear, 'blows'));
    const text = shown(summaryItems('Probe', ['links', 'rechts'], summary));
    expect(text).toContain('… 18 weitere; mit --format json alle');
    expect(text.split('\n').length).toBeLessThan(70);
  });

  it('puts rare places together, so that the shares still make 100 %', () => {
    const counter = makeCounter(game);
    for (let n = 1; n <= 10; n++)
      for (let hits = 0; hits < n; hits++) counter.hear(blow('anna', 'ben', { location: named(`${n}`, `Ort ${n}`) }));
    const text = shown(summaryItems('Probe', ['Anna', 'Ben'], counter.summary()));
    const [, list = ''] = text.split('55 Treffer auf Ben, nach Ort\n');
    // 10 to 4 of 55; the three places with 3, 2 and 1 make 6 of 55.
    const shares = ['18,2', '16,4', '14,5', '12,7', '10,9', '9,1', '7,3', '10,9'];
    expect([...list.matchAll(/(\d+,\d) %/g)].map(([, share]) => share)).toEqual(shares);
    expect(list).toMatch(/\n3 weitere /);
  });

  it('F6: one run, and runs that are all the same', () => {
    const counter = makeCounter(game);
    const tally = { side: 0, left: 1, wounds: 0 };
    counter.add({
      outcome: { kind: 'draw' },
      elapsed: 5,
      tallies: [
        { id: 'anna', fate: 'dead', ...tally, left: 0 },
        { id: 'ben', fate: 'dead', ...tally, left: 0 },
      ],
    });
    const text = shown(summaryItems('Probe', ['Anna', 'Ben'], counter.summary()));
    expect(text).toContain('Probe · 1 Kampf ');
    expect(text).toMatch(/unentschieden +█+▓+ +100,0 % +20,7–100,0 +1\n/);
    expect(text).toMatch(/\n5 R +█{28} +100,0 %\n/);
    // Nobody told of blows, so nobody knows what they fell by.
    expect(text).not.toContain('Ohne einen Schlag');
  });

  it.each(languages)('shows no key, number that is none or foreign word in any form (%s)', (lang) => {
    const wording = wordingIn(lang);
    const items = summaryItems('Probe', ['Anna', 'Ben'], counted(), true);
    const forms = [
      shown(items, 60, lang),
      markdown(items, wording),
      JSON.stringify(csvFields(items, wording)),
      htmlPage('Probe', lang, [{ items, wording }]),
    ];
    for (const text of forms) expect(text).not.toMatch(/‹|NaN|undefined|batch\./);
    expect(forms[0]).toContain(lang === 'de' ? 'Axt' : 'Axt (en)');
  });
});
