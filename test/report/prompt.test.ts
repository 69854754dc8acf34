import { describe, expect, it } from 'vitest';
import { die } from '../../src/dice/index.js';
import type { Question } from '../../src/engine/index.js';
import { de } from '../../src/i18n/de/index.js';
import { makeWording, optionLines, promptLines } from '../../src/report/index.js';
import { attack, bundle, defence, interlude } from '../players/typed-questions.js';

const catalogue = {
  ...de,
  'question.attack-plan': 'Angriff',
  'question.defence': 'Verteidigung',
  'roll.attack': 'Attacke',
};
const names = new Map([
  ['thorndal', 'Thorndal'],
  ['gegner', 'Gegner'],
]);

const shown = (question: Question, width = 80, color = false): string[] =>
  promptLines([question], makeWording({ lang: 'de', catalogue, names }), { width, color, ascii: false });

describe('a question on the terminal', () => {
  it('with one option shows what may be given and what Enter answers', () => {
    expect(shown(attack)).toEqual([
      'Gegner: Angriff',
      '  AB 1415, Entfernung 2 m',
      '  Körperteil: Kopf, Rumpf (Kettenhemd), rechter Arm, linker Arm',
      '  Festwert 0–987 · Schwere 0–1124',
      '  [Enter] Rumpf, Festwert 987, Schwere 428',
    ]);
  });

  it('does not say what adds nothing', () => {
    const [option] = attack.asked.options;
    const params = option!.params!.map((param) => ({ ...param, unsaid: () => param.id === 'precision' }));
    const question = { ...attack, asked: { ...attack.asked, options: [{ ...option!, params }] } };
    expect(shown(question).at(-1)).toBe('  [Enter] Rumpf, Schwere 428');
  });

  it('with several options numbers them, marks the default and names what is not possible', () => {
    expect(shown(defence)).toEqual([
      'Thorndal: Verteidigung',
      '  ▸ 1  Parade                   mit dem Schwert',
      '    2  Parade und Gegenattacke',
      '    4  Äxte abfangen            nur mit Schild',
      '    5  nichts',
      '  jetzt nicht: Ausweichen',
      '  Festwert 0–987 · Schwere 0–1124',
      '  [Enter] Parade: Festwert 800, Schwere 630',
    ]);
  });

  it('of order and of the game master', () => {
    expect(shown(bundle).at(-1)).toBe('  [Enter] a, Ork 2, c');
    expect(shown(interlude)).toEqual([
      'Spielleitung: Weiter?',
      '  ▸ 1  weiter',
      '    2  Notiz',
      '    3  Wert setzen',
      '  [Enter] weiter',
    ]);
  });

  it('of dice names the dice', () => {
    const roll: Question = { kind: 'roll', who: 'thorndal', id: 'attack', dice: die(2000), nth: 0 };
    expect(shown(roll)).toEqual(['Thorndal: Attacke mit W2000', '  [Enter] das Programm würfelt']);
  });

  it('fits 40 columns, and dims what is not possible', () => {
    for (const question of [attack, defence, bundle, interlude]) {
      expect(Math.max(...shown(question, 40).map((line) => line.length))).toBeLessThanOrEqual(40);
    }
    expect(shown(defence, 80, true)[5]).toMatch(/\u001b\[2m.*Ausweichen/);
  });

  it('gives the reasons on demand', () => {
    const wording = makeWording({ lang: 'de', catalogue, names });
    const lines = optionLines(defence, wording, { width: 80, color: false, ascii: false }, true);
    expect(lines[2]).toBe('    3  Ausweichen               nicht möglich: er liegt am Boden');
  });
});
