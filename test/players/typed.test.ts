import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse, type Choice, type ChoiceQuestion } from '../../src/engine/index.js';
import { de } from '../../src/i18n/de/index.js';
import { parseAnswer } from '../../src/players/typed.js';
import { makeWording } from '../../src/report/index.js';
import { attack, bundle, defence, interlude } from './typed-questions.js';

const wording = makeWording({ lang: 'de', catalogue: { ...de, 'too-many': 'mehr als 1415 Punkte' } });

const answer = (question: ChoiceQuestion, text: string): Choice | string => {
  const read = parseAnswer(question, text, wording);
  return 'ok' in read ? read.ok : wording.say(read.problem);
};

const strike = (aim: string, precision: number, force: number) => ({ option: 'strike', aim, precision, force });

describe('a typed answer to a question with one option', () => {
  it.each<[string, Choice]>([
    ['', strike('torso', 987, 428)],
    ['  ', strike('torso', 987, 428)],
    ['arm-right 900/515', strike('arm-right', 900, 515)],
    ['arm-right 900, 500', strike('arm-right', 900, 500)],
    ['ARM RIGHT 900', strike('arm-right', 900, 515)],
    ['rechter Arm 900', strike('arm-right', 900, 515)],
    ['r. arm 900', strike('arm-right', 900, 515)],
    ['arm r', strike('arm-right', 987, 428)],
    ['k', strike('head', 987, 428)],
    ['900', strike('torso', 900, 515)],
    ['900/515', strike('torso', 900, 515)],
    ['900', strike('torso', 900, 515)],
    ['987', strike('torso', 987, 428)],
    ['festwert=900', strike('torso', 900, 515)],
    ['fest=900 schwere = 100', strike('torso', 900, 100)],
    ['aim=arm-right precision=900', strike('arm-right', 900, 515)],
    ['körperteil=linker arm, 900', strike('arm-left', 900, 515)],
    ['koerperteil=kopf', strike('head', 987, 428)],
    ['force=100', strike('torso', 987, 100)],
    ['strike kopf 800', strike('head', 800, 615)],
    ['Schlag', strike('torso', 987, 428)],
    ['900 515 kopf', strike('head', 900, 515)],
  ])('%j', (text, choice) => {
    expect(answer(attack, text)).toEqual(choice);
  });

  it.each([
    ['arm 900', '„arm“ ist nicht eindeutig; gemeint sein kann: rechter Arm, linker Arm.'],
    ['kpf', 'Körperteil: „kpf“ ist nicht möglich (gemeint „Kopf“?); möglich: Kopf, Rumpf, rechter Arm, linker Arm.'],
    ['5000', 'Festwert: 5000 ist nicht möglich; 0 bis 987 eingeben.'],
    ['-3', 'Festwert: −3 ist nicht möglich; 0 bis 987 eingeben.'],
    ['precision=', 'Festwert: „“ ist keine ganze Zahl; 0 bis 987 eingeben.'],
    ['kopf precision=viel', 'Festwert: „viel“ ist keine ganze Zahl; 0 bis 987 eingeben.'],
    ['900 515 3', '„3“ ist zu viel; weglassen.'],
    ['kopf 900 515 mit Wut', '„mit Wut“ ist zu viel; weglassen.'],
    ['schwehre=3', '„schwehre“ gehört nicht hierher (gemeint „Schwere“?); anzugeben: Körperteil, Festwert, Schwere.'],
    ['2=3', '„2“ gehört nicht hierher; anzugeben: Körperteil, Festwert, Schwere.'],
    ['festwert=900 precision=800', 'Festwert: „precision“ ist doppelt; jedes nur einmal nennen.'],
    ['900/600', 'mehr als 1415 Punkte'],
  ])('%j: %s', (text, problem) => {
    expect(answer(attack, text)).toBe(problem);
  });
});

describe('a typed answer to a question with several options', () => {
  it.each<[string, Choice]>([
    ['', { option: 'parry', precision: 800, force: 630 }],
    ['parry', { option: 'parry', precision: 800, force: 630 }],
    ['parade 900', { option: 'parry', precision: 900, force: 630 }],
    ['2 900 515', { option: 'parry-counter', precision: 900, force: 515 }],
    ['parry-counter 900', { option: 'parry-counter', precision: 900, force: 630 }],
    ['parade und', { option: 'parry-counter', precision: 987, force: 630 }],
    ['äxte', { option: 'block' }],
    ['AEXTE ABFANGEN', { option: 'block' }],
    ['A\u0308xte', { option: 'block' }],
    ['n', { option: 'none' }],
    ['5', { option: 'none' }],
    ['force=100', { option: 'parry', precision: 800, force: 100 }],
  ])('%j', (text, choice) => {
    expect(answer(defence, text)).toEqual(choice);
  });

  it.each([
    ['par', '„par“ ist nicht eindeutig; gemeint sein kann: Parade, Parade und Gegenattacke.'],
    ['dodge', '„Ausweichen“ ist jetzt nicht möglich: er liegt am Boden'],
    ['3', '„Ausweichen“ ist jetzt nicht möglich: er liegt am Boden'],
    [
      'blok',
      '„blok“ steht hier nicht zur Wahl (gemeint „Äxte abfangen“?); möglich: Parade, Parade und Gegenattacke, Äxte abfangen, nichts.',
    ],
    ['900', '„900“ steht hier nicht zur Wahl; möglich: Parade, Parade und Gegenattacke, Äxte abfangen, nichts.'],
    ['none 3', '„3“ ist zu viel; weglassen.'],
    ['none precision=3', '„precision“ gehört nicht hierher; hier ist nichts weiter anzugeben.'],
    [
      '\u001b[2J',
      '„\\x1b[2J“ steht hier nicht zur Wahl; möglich: Parade, Parade und Gegenattacke, Äxte abfangen, nichts.',
    ],
  ])('%j: %s', (text, problem) => {
    expect(answer(defence, text)).toBe(problem);
  });

  it('keeps free text as it is', () => {
    expect(answer(interlude, 'note Der Ork, er = flieht / so')).toEqual({
      option: 'note',
      text: 'Der Ork, er = flieht / so',
    });
    expect(answer(interlude, 'Notiz: 3')).toEqual({ option: 'note', text: '3' });
    expect(answer(interlude, 'notiz')).toEqual({ option: 'note', text: '' });
  });

  it('reads names of several words before numbers', () => {
    expect(answer(interlude, 'wert setzen Ork 2 −50')).toEqual({ option: 'set', who: 'ork-2', gz: -50 });
    expect(answer(interlude, 'set t 3')).toEqual({ option: 'set', who: 'thorndal', gz: 3 });
    expect(answer(interlude, 'setz gz=40')).toEqual({ option: 'set', who: 'thorndal', gz: 40 });
  });
});

describe('a typed order', () => {
  it.each([
    ['b,a,c', ['b', 'a', 'c']],
    ['2 1 3', ['b', 'a', 'c']],
    ['Ork 2, c', ['b', 'c', 'a']],
    ['order c', ['c', 'a', 'b']],
    ['blows=c,b,a', ['c', 'b', 'a']],
  ])('%j', (text, blows) => {
    expect(answer(bundle, text)).toEqual({ option: 'order', blows });
  });

  it.each([
    ['b b', 'Reihenfolge: „b“ ist doppelt; jedes nur einmal nennen.'],
    ['d', 'Reihenfolge: „d“ ist nicht möglich; möglich: a, Ork 2, c.'],
    ['a b c a', '„a“ ist zu viel; weglassen.'],
  ])('%j: %s', (text, problem) => {
    expect(answer(bundle, text)).toBe(problem);
  });
});

it('whatever is typed, the answer can stand or the reason is said', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'arm',
      'kopf',
      'parry',
      'festwert=',
      'precision=900',
      'a',
      'b',
      '900',
      '2',
      '=',
      ',',
      '/',
      '__proto__',
      'constructor=1',
    ),
    fc.string({ maxLength: 6 }),
    fc.integer({ min: -5, max: 1500 }).map(String),
  );
  const questions = fc.constantFrom(attack, defence, bundle, interlude);
  fc.assert(
    fc.property(questions, fc.array(piece, { maxLength: 5 }), (question, pieces) => {
      const read = parseAnswer(question, pieces.join(' '), wording);
      if ('problem' in read) return !/[‹›]/.test(wording.say(read.problem));
      return refuse(question, { choice: read.ok }) === undefined;
    }),
    { seed: 13, numRuns: 1000 },
  );
});
