import { describe, expect, it } from 'vitest';
import { die, parseDice } from '../../src/dice/index.js';
import type { JournalProblem, Phrase, Question, Refusal } from '../../src/engine/index.js';
import { catalogue, languages } from '../../src/i18n/index.js';
import {
  describeEngine,
  diceProblemPhrase,
  journalPhrase,
  makeWording,
  refusalPhrase,
  refusedPhrase,
  render,
} from '../../src/report/index.js';

const wordings = await Promise.all(
  languages.map(async (lang) =>
    makeWording({ lang, catalogue: await catalogue(lang), names: new Map([['ork', 'Ork']]) }),
  ),
);
const [german, english] = wordings as [(typeof wordings)[0], (typeof wordings)[0]];
const why: Phrase = { t: 'label', de: 'er liegt', en: 'he is down' };

const faces = (sides: number, given: number[]): Refusal => {
  const problem = die(sides).read(given);
  if (problem.ok) throw new Error('no problem');
  return { code: 'faces', problem };
};

const refusals: readonly [Refusal, string][] = [
  [faces(2000, [2345]), 'Würfel: 2345 ist nicht möglich; 1 bis 2000 eingeben'],
  [faces(6, []), 'Es ist noch kein Würfel eingegeben; noch einen W6 werfen und alle der Reihe nach eingeben.'],
  [faces(6, [1, 2]), 'Das sind zu viele Würfel; nur einen eingeben.'],
  [{ code: 'wrong-kind', wanted: 'roll' }, 'Hier wird ein Wurf gebraucht; Augen oder mit „=“ ein Ergebnis angeben.'],
  [{ code: 'wrong-kind', wanted: 'choice' }, 'Hier wird eine Entscheidung gebraucht; eine der Möglichkeiten nennen.'],
  [{ code: 'unknown-option', given: 'pary', known: ['parry', 'dodge'] }, '„pary“ steht hier nicht zur Wahl (gemeint „parry“?); möglich: parry, dodge.'],
  [{ code: 'unknown-option', given: 'x', known: ['parry', 'dodge'] }, '„x“ steht hier nicht zur Wahl; möglich: parry, dodge.'],
  [{ code: 'forbidden', given: 'dodge', why }, '„dodge“ ist jetzt nicht möglich: er liegt'],
  [{ code: 'unknown-param', given: 'x', known: [] }, '„x“ gehört nicht hierher; hier ist nichts weiter anzugeben.'],
  [{ code: 'unknown-param', given: 'forse', known: ['force'] }, '„forse“ gehört nicht hierher (gemeint „force“?); anzugeben: force.'],
  [{ code: 'out-of-range', param: 'force', given: 5000, min: 0, max: 1124 }, 'force: 5000 ist nicht möglich; eine ganze Zahl von 0 bis 1124 angeben.'],
  [{ code: 'out-of-range', param: 'force', given: undefined, min: 0, max: 1 }, 'force:  ist nicht möglich; eine ganze Zahl von 0 bis 1 angeben.'],
  [{ code: 'unknown-value', param: 'aim', given: 'hed', known: ['head'] }, 'aim: „hed“ ist nicht möglich (gemeint „head“?); möglich: head.'],
  [{ code: 'unknown-value', param: 'text', given: [1], known: [] }, 'text: „[1]“ ist nicht möglich; einen Text angeben.'],
  [{ code: 'joint-limit', why }, 'er liegt'],
  [{ code: 'decree', given: 900, dice: 'W6', min: 1, max: 6 }, '=900 ist mit W6 nicht möglich; 1 bis 6 angeben.'],
]; // prettier-ignore

const worded = makeWording({
  lang: 'de',
  catalogue: await catalogue('de'),
  terms: {
    'roll.attack': 'Attacke',
    'question.defence': 'Abwehr',
    'defence.dodge': 'ausweichen',
    'param.force': 'Schwere',
  },
  names: new Map([['ork', 'Ork']]),
});

describe('refusals', () => {
  it('name options and parameters as the question does', () => {
    const preferred = { option: 'dodge' };
    const force = { id: 'force', kind: 'number', min: 0, max: 9, preferred: () => 0 } as const;
    const options = [
      { id: 'dodge' },
      { id: 'parry', label: { t: 'label', de: 'parieren', en: 'parry' }, params: [force] },
    ];
    const question: Question = { kind: 'choice', who: 'ork', id: 'defence', asked: { options }, preferred };
    const said = (refusal: Refusal) => worded.say(refusalPhrase(refusal, question));
    expect(said({ code: 'forbidden', given: 'dodge', why })).toContain('„ausweichen“');
    expect(said({ code: 'forbidden', given: 'parry', why })).toContain('„parieren“');
    expect(said({ code: 'out-of-range', param: 'force', given: 12, min: 0, max: 9 })).toMatch(/^Schwere: 12/);
    expect(said({ code: 'unknown-value', param: 'aim', given: 'x', known: ['head'] })).toMatch(/^aim: „x“/);
  });

  it.each(refusals)('%j', (refusal, text) => {
    expect(german.say(refusalPhrase(refusal)).replace(/\.$/, '')).toBe(text.replace(/\.$/, ''));
  });

  it('have English texts as well', () => {
    for (const [refusal] of refusals) expect(english.say(refusalPhrase(refusal))).not.toMatch(/‹|ist|oder/);
  });

  it('name the answer where a recorded fight stops', () => {
    const question: Question = { kind: 'roll', who: 'ork', id: 'attack', dice: die(6), nth: 0 };
    const refused = { at: 4, question, refusal: { code: 'mismatch', given: { id: 'defence', who: 'elf' } } } as const;
    expect(worded.say(refusedPhrase(refused))).toBe(
      'Antwort 5 auf Attacke (Ork): Gefragt ist Attacke (Ork), gegeben ist Abwehr (elf); die Antwort gehört zu anderen Regeln oder einem anderen Kampf.',
    );
    expect(german.say(refusedPhrase({ at: 0, question, refusal: faces(6, [7]) }))).toContain(
      '7 ist nicht möglich; 1 bis 6',
    );
  });
});

describe('problems of dice', () => {
  it.each([
    ['', 'Es steht keine Würfelangabe da; zum Beispiel „3W10+5“ schreiben.'],
    ['3W', 'Stelle 3: Hinter dem Würfel fehlt die Seitenzahl; zum Beispiel „W6“ oder „W%“ schreiben.'],
    ['4W6d1', 'Stelle 4: „d1“ hat zwei Bedeutungen; eine davon schreiben: 4W6dh1, 4W6dl1.'],
    ['1,5W6', 'Stelle 2: Würfel rechnen mit ganzen Zahlen; Komma und Punkt weglassen.'],
    ['999999999W6', 'Stelle 1: 999999999 Würfel sind zu viele; im Ganzen höchstens 1000 schreiben.'],
    ['1W6!>7', 'Stelle 6: 7 steht auf keiner Seite; 1 bis 6 schreiben.'],
  ])('%s', (text, message) => {
    const read = parseDice(text);
    expect(read.ok ? '' : german.say(diceProblemPhrase(read.problem))).toBe(message);
  });
});

describe('problems of journals', () => {
  const problems: readonly JournalProblem[] = [
    { code: 'empty' },
    { code: 'not-json', line: 7 },
    { code: 'no-header' },
    { code: 'foreign-format', format: 2 },
    { code: 'unknown-line', line: 7 },
  ];

  it.each(problems)('$code', (problem) => {
    for (const wording of wordings) expect(wording.say(journalPhrase(problem))).not.toContain('‹');
    if ('line' in problem) expect(german.say(journalPhrase(problem))).toContain('Zeile 7');
    if ('format' in problem) expect(german.say(journalPhrase(problem))).toContain('Format 2');
  });
});

describe('events of the engine', () => {
  const setup = { sides: [{ name: 'Gefährten' }, { name: 'Wegelagerer\r' }] };
  const told = (event: { type: string; [key: string]: unknown }): string =>
    render(describeEngine(event, setup), german, { width: 80, color: false, ascii: false })
      .join('|')
      .replace(/^─+ | ─+$/g, '');

  it.each([
    [{ type: 'fight.ended', outcome: { kind: 'won', side: 0 } }, 'Kampfende: Sieg für Gefährten'],
    [{ type: 'fight.ended', outcome: { kind: 'won', side: 1 } }, 'Kampfende: Sieg für Wegelagerer\\r'],
    [{ type: 'fight.ended', outcome: { kind: 'draw' } }, 'Kampfende: unentschieden'],
    [{ type: 'fight.ended', outcome: { kind: 'undecided', why } }, 'Kampfende ohne Entscheidung: er liegt'],
    [{ type: 'fight.ended', outcome: { kind: 'ended' } }, 'Kampfende: abgebrochen von der Spielleitung'],
    [{ type: 'note.made', text: 'Regen\u001b[2J' }, 'Notiz: Regen\\x1b[2J'],
    [{ type: 'fighter.joined', who: 'ork', side: 1 }, 'Ork kommt hinzu (Wegelagerer\\r)'],
    [{ type: 'fighter.removed', who: 'ork' }, 'Ork verlässt den Kampf'],
    [{ type: 'wound.dealt', who: 'ork' }, ''],
  ])('%j', (event, text) => {
    expect(told(event)).toBe(text);
  });
});
