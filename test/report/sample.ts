import { nameOf, phrase, sumOf, type Item, type Phrase, type Status } from '../../src/engine/index.js';
import { makeWording, type Wording } from '../../src/report/index.js';

const word = (de: string): Phrase => ({ t: 'label', de, en: de });

/** A wording without catalogues, with the names of a small fight. */
export const sampleWording = (over: Partial<Parameters<typeof makeWording>[0]> = {}): Wording =>
  makeWording({
    lang: 'de',
    catalogue: { role: '{role} gegen {who}', seconds: '{s} s' },
    names: new Map([
      ['thorndal', 'Thorndal'],
      ['gegner', 'Gegner'],
      ['mika', '侍 Mika'],
      ['ork', '⚔️ Ork'],
    ]),
    ...over,
  });

const effective = sumOf([
  { what: word('AB'), n: 1415 },
  { what: word('Wunde'), n: -150 },
  { what: word('Schmerz'), n: -100 },
]);

/** One exchange as a result table, with lines before and after it. */
export const exchange: readonly Item[] = [
  { kind: 'heading', text: word('Sekunde 2,5') },
  {
    kind: 'table',
    title: { t: 'label', de: 'Gegner → Thorndal', en: 'Gegner → Thorndal' },
  },
  ...(
    [
      [word('Körperteil'), word('Arm rechts')],
      [word('Aufteilung'), word('Festwert 900, Schwere 515')],
      [word('Wurf'), word('W2000: 421 zählt 421')],
      [
        word('Attacke'),
        sumOf([
          { what: word('f'), n: 900 },
          { what: word('Wurf'), n: 421 },
          { what: word('Rüstung'), n: -20 },
        ]),
      ],
      [word('Parade'), word('Q 630 + 1170 gegen 1301: gehalten')],
      [word('AB'), effective],
      [
        word('Rüstung'),
        [
          word('Kettenhemd: Schutz 300, Rest 115, durchschlagen, Deckung 80 → 75'),
          word('Gambeson: Schutz 100, Rest 15'),
        ],
      ],
      [word('Wunde'), word('Nr. 3, schwer: Der Knochen des Oberarms bricht, der Arm hängt herab')],
      [word('GZ'), { bar: 640, max: 1300 }],
    ] as const
  ).map(([label, value]) => ({ kind: 'row' as const, cells: [label, value] })),
  { kind: 'line', text: phrase('@', { id: 'thorndal' }), tone: 'bad' },
  { kind: 'line', text: word('Die Parade hält'), tone: 'good' },
  {
    kind: 'line',
    text: word('Der Gegner darf noch einmal zuschlagen, solange seine Kampfausdauer das zulässt und niemand eingreift'),
    tone: 'quiet',
  },
  { kind: 'line', text: word('Die Blutung ist nicht gestillt'), tone: 'warning' },
];

const columns: Status['columns'] = [
  { id: 'name', label: word('Name'), weight: 1 },
  { id: 'side', label: word('Seite'), weight: 2 },
  { id: 'role', label: word('Rolle'), weight: 1 },
  { id: 'next', label: word('Beginn'), weight: 1, align: 'right' },
  { id: 'gz', label: word('GZ'), weight: 1 },
  { id: 'stamina', label: word('Ausdauer'), weight: 2, align: 'right' },
  { id: 'kar', label: word('KAR'), weight: 3 },
  { id: 'series', label: word('Serie'), weight: 3 },
  { id: 'ab', label: word('AB'), weight: 2, align: 'right' },
  { id: 'pb', label: word('PB'), weight: 2, align: 'right' },
  { id: 'w', label: word('W'), weight: 3, align: 'right' },
  { id: 'weapon', label: word('Waffe'), weight: 3 },
  { id: 'bleeding', label: word('Blutung'), weight: 2 },
  { id: 'pain', label: word('Schmerz'), weight: 2 },
  { id: 'conditions', label: word('Zustände'), weight: 1 },
  { id: 'wounds', label: word('Wunden'), weight: 2 },
  { id: 'empty', label: word('Rüstungsschäden'), weight: 3 },
];

/** The GM's table of four fighters. */
export const status: Status = {
  columns,
  rows: [
    {
      who: 'thorndal',
      out: false,
      cells: {
        name: nameOf('thorndal'), side: word('Gefährten'), role: word('Angreifer → Gegner'), next: phrase('seconds', { s: 2.5 }),
        gz: { bar: 640, max: 1300 }, stamina: 88, kar: '40 (40)', series: '1/2', ab: effective, pb: 1700, w: 1200,
        weapon: word('Langschwert, Schild'), bleeding: word('2 Linien, 12/s'), pain: word('Linie 3, noch 5 s'),
        conditions: [word('benommen (3 s)'), word('liegt')], wounds: word('3 Arm rechts, 5 Torso'), empty: '',
      }, // prettier-ignore
    },
    {
      who: 'gegner',
      out: false,
      cells: {
        name: nameOf('gegner'), side: word('Wegelagerer'), role: word('Verteidiger'), next: phrase('seconds', { s: 12.1 }),
        gz: { bar: 1300, max: 1300 }, stamina: 100, kar: '45 (45)', series: '–', ab: 1415, pb: 1730, w: 1150,
        weapon: word('Axt'), bleeding: '', pain: '', conditions: '', wounds: '', empty: [],
      }, // prettier-ignore
    },
    {
      who: 'mika',
      out: true,
      cells: {
        name: nameOf('mika'), side: word('Gefährten'), role: '–', next: '', gz: { bar: -20, max: 1150 }, stamina: 3, kar: '20 (40)',
        series: '–', ab: 700, pb: 300, w: 1000, weapon: '', bleeding: '', pain: '', conditions: word('tot'), wounds: word('7 Kopf'),
      }, // prettier-ignore
    },
  ],
};
