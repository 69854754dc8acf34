import { describe, expect, it } from 'vitest';
import { GM, nameOf, phrase, sumOf, type Phrase, type Value } from '../../src/engine/index.js';
import { makeWording, type WordingSources } from '../../src/report/index.js';

const wording = (over: Partial<WordingSources> = {}) =>
  makeWording({
    lang: 'de',
    catalogue: {
      gm: 'Spielleitung',
      both: 'aus dem Programm',
      wounds: '{who} hat {n, plural, =0 {keine Wunde} one {# Wunde} other {# Wunden}}',
      picked: '{how, select, hit {Treffer} other {daneben}}',
      number: '{n, number} und {n}',
      quoted: "'{'nichts'}' <b>{x}</b>",
      broken: 'kaputt {',
      plain: 'Weiter',
      fixed: '{n, number, ::.00}',
    },
    terms: { both: 'aus dem Regelwerk', wound: 'Wunde', pain: 'Schmerz' },
    names: new Map([['ork', 'Ork\u001b[2J']]),
    ...over,
  });

const wound: Phrase = { t: 'wound' };
const pain: Phrase = { t: 'pain' };

describe('saying values', () => {
  it.each<[string, Value, string]>([
    ['a whole number', 1165, '1165'],
    ['a negative number with a real minus sign', -20, '−20'],
    ['no negative zero', -0, '0'],
    ['a decimal comma', 12.5, '12,5'],
    ['no rounding noise', 0.1 + 0.2, '0,3'],
    ['two digits of a small number', 0.000123, '0,00012'],
    ['no thousands separator', 12345.5, '12345,5'],
    ['no number', Number.NaN, '–'],
    ['a text as it stands', 'both', 'both'],
    ['a list', ['a', 2, wound], 'a, 2, Wunde'],
    ['an empty list', [], ''],
    ['a sum with its parts', sumOf([{ what: wound, n: 1415 }, { what: wound, n: -150 }, { what: pain, n: -100 }]), '1165 (1415 − Wunde 150 − Schmerz 100)'], // prettier-ignore
    [
      'a sum that grows',
      sumOf([
        { what: wound, n: -5 },
        { what: pain, n: 20 },
      ]),
      '15 (−5 + Schmerz 20)',
    ],
    [
      'a sum of one part',
      sumOf([
        { what: wound, n: 70 },
        { what: pain, n: 0 },
      ]),
      '70',
    ],
    ['a name, safely', nameOf('ork'), 'Ork\\x1b[2J'],
    ['an unknown name', nameOf('elf'), 'elf'],
    ['the game master', nameOf(GM), 'Spielleitung'],
    ['a label', { t: 'label', de: 'Arm', en: 'arm' }, 'Arm'],
    ['the terms of the ruleset first', { t: 'both' }, 'aus dem Regelwerk'],
    ['a plural', phrase('wounds', { who: nameOf('elf'), n: 1 }), 'elf hat 1 Wunde'],
    ['a plural of many', phrase('wounds', { who: 'A', n: 1200 }), 'A hat 1200 Wunden'],
    ['an exact plural', phrase('wounds', { who: wound, n: 0 }), 'Wunde hat keine Wunde'],
    ['a plural of a sum', phrase('wounds', { who: 'A', n: sumOf([{ what: wound, n: 1 }]) }), 'A hat 1 Wunde'],
    ['a plural of a list', phrase('wounds', { who: 'A', n: ['x', 'y'] }), 'A hat x, y Wunden'],
    ['a choice', phrase('picked', { how: 'hit' }), 'Treffer'],
    ['any other choice', phrase('picked', { how: 'x' }), 'daneben'],
    ['numbers alike with and without a form', phrase('number', { n: -1500.5 }), '−1500,5 und −1500,5'],
    ['a number with a form of its own', phrase('fixed', { n: -1234.5 }), '−1234,50'],
    ['signs of the message language', phrase('quoted', { x: '{y} <i>' }), '{nichts} <b>{y} <i></b>'],
    ['an unknown key', { t: 'gibt.es\nnicht' }, '‹gibt.es\\nnicht›'],
    ['an inherited key', { t: 'constructor' }, '‹constructor›'],
    ['a broken message', { t: 'broken' }, '‹broken›'],
    ['a slot that is missing', { t: 'wounds', n: 2 }, '‹who› hat 2 Wunden'],
  ])('%s', (_what, value, text) => {
    expect(wording().say(value)).toBe(text);
  });

  it('never throws, whatever rules hand over', () => {
    const odd = [undefined, null, true, {}, { t: 'wounds', n: 'x', who: null }] as unknown as Value[];
    for (const value of odd) expect(() => wording().say(value)).not.toThrow();
  });

  it('speaks English', () => {
    const english = wording({ lang: 'en' });
    expect(english.say(12.5)).toBe('12.5');
    expect(english.say({ t: 'label', de: 'Arm', en: 'arm' })).toBe('arm');
  });

  it('speaks in 7-bit characters', () => {
    expect(wording({ ascii: true }).say(phrase('number', { n: -3 }))).toBe('-3 und -3');
  });

  it('learns names while the fight goes on', () => {
    const names = new Map<string, string>();
    const say = wording({ names }).say;
    names.set('elf', 'Elfe');
    expect(say(nameOf('elf'))).toBe('Elfe');
  });
});

describe('naming options and parameters', () => {
  const terms = { 'q.a': 'A der Frage', a: 'A', b: 'B', 'aim.head': 'Kopf', 'question.q': 'Frage', 'roll.r': 'Wurf' };
  const named = wording({ terms });
  const aim = { id: 'aim', kind: 'one-of', values: [], preferred: () => '' } as const;

  it('takes the label, else the term of the question, else the term, else the id', () => {
    expect(named.option('q', { id: 'a', label: { t: 'b' } })).toBe('B');
    expect(['a', 'b', 'c'].map((id) => named.option('q', { id }))).toEqual(['A der Frage', 'B', 'c']);
  });

  it('does the same for values, parameters and questions', () => {
    expect(named.value(aim, { id: 'head' })).toBe('Kopf');
    expect(named.value(aim, { id: 'foot' })).toBe('foot');
    expect(named.param('q', aim)).toBe('aim');
    expect([named.question('q'), named.question('r'), named.question('x')]).toEqual(['Frage', 'Wurf', 'x']);
  });
});
