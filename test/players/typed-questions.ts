import type { ChoiceQuestion, Option, Param, Phrase } from '../../src/engine/index.js';

export const word = (de: string, en = de): Phrase => ({ t: 'label', de, en });

const parts: Param = {
  id: 'aim',
  kind: 'one-of',
  label: word('Körperteil', 'part'),
  values: [
    { id: 'head', label: word('Kopf') },
    { id: 'torso', label: word('Rumpf'), note: word('Kettenhemd') },
    { id: 'arm-right', label: word('rechter Arm') },
    { id: 'arm-left', label: word('linker Arm') },
  ],
  preferred: () => 'torso',
};

const precision: Param = {
  id: 'precision',
  kind: 'number',
  min: 0,
  max: 987,
  label: word('Festwert'),
  preferred: () => 987,
};

/** What is left of 1415 points goes into the force. */
const force: Param = {
  id: 'force',
  kind: 'number',
  min: 0,
  max: 1124,
  label: word('Schwere'),
  preferred: (choice) => Math.min(1124, 1415 - Number(choice['precision'])),
};

const tooMany = { t: 'too-many' };

/** One option with three parameters that share a limit. */
export const attack: ChoiceQuestion = {
  kind: 'choice',
  who: 'gegner',
  id: 'attack-plan',
  asked: {
    options: [
      {
        id: 'strike',
        label: word('Schlag'),
        params: [parts, precision, force],
        check: (c) => (Number(c['precision']) + Number(c['force']) > 1415 ? tooMany : undefined),
      },
    ],
    facts: [{ kind: 'line', text: word('AB 1415, Entfernung 2 m') }],
  },
  preferred: { option: 'strike', aim: 'torso', precision: 987, force: 428 },
};

const split: readonly Param[] = [precision, { ...force, preferred: () => 630 }];

/** Several options, one of them forbidden. */
export const defence: ChoiceQuestion = {
  kind: 'choice',
  who: 'thorndal',
  id: 'defence',
  asked: {
    options: [
      { id: 'parry', label: word('Parade'), note: word('mit dem Schwert'), params: split },
      { id: 'parry-counter', label: word('Parade und Gegenattacke'), params: split },
      { id: 'dodge', label: word('Ausweichen'), forbidden: word('er liegt am Boden') },
      { id: 'block', label: word('Äxte abfangen'), note: word('nur mit Schild') },
      { id: 'none', label: word('nichts') },
    ],
  },
  preferred: { option: 'parry', precision: 800, force: 630 },
};

const order: Option = {
  id: 'order',
  params: [
    {
      id: 'blows',
      kind: 'order',
      label: word('Reihenfolge'),
      values: [{ id: 'a' }, { id: 'b', label: word('Ork 2') }, { id: 'c' }],
      preferred: () => ['a', 'b', 'c'],
    },
  ],
};

/** An order of blows. */
export const bundle: ChoiceQuestion = {
  kind: 'choice',
  who: 'thorndal',
  id: 'parry-order',
  asked: { options: [order] },
  preferred: { option: 'order', blows: ['a', 'b', 'c'] },
};

/** The standing question, with free text. */
export const interlude: ChoiceQuestion = {
  kind: 'choice',
  who: 'gm',
  id: 'interlude',
  asked: {
    options: [
      { id: 'go-on', label: word('weiter') },
      { id: 'note', label: word('Notiz'), params: [{ id: 'text', kind: 'text', preferred: () => '' }] },
      {
        id: 'set',
        label: word('Wert setzen'),
        params: [
          {
            id: 'who',
            kind: 'one-of',
            values: [
              { id: 'thorndal', label: word('Thorndal') },
              { id: 'ork-2', label: word('Ork 2') },
            ],
            preferred: () => 'thorndal',
          },
          { id: 'gz', kind: 'number', min: -5000, max: 5000, preferred: () => 0 },
        ],
      },
    ],
  },
  preferred: { option: 'go-on' },
};
