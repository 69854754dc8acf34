import { describe, expect, it } from 'vitest';
import { die, dice, parseDice, type Dice } from '../../src/dice/index.js';
import { de } from '../../src/i18n/de/index.js';
import { parseFaces } from '../../src/players/typed-dice.js';
import { makeWording } from '../../src/report/index.js';

const wording = makeWording({ lang: 'de', catalogue: de });

const read = (of: Dice, text: string): unknown => {
  const typed = parseFaces(of, text);
  return 'ok' in typed ? typed.ok : wording.say(typed.problem);
};

const mixed = (): Dice => {
  const parsed = parseDice('W10+W6+W100');
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.dice;
};

describe('typed dice', () => {
  it.each<[string, Dice, string, number[]]>([
    ['one die', die(2000), '600', [600]],
    ['several with blanks', dice(3, 6), ' 3 5  1 ', [3, 5, 1]],
    ['several with commas', dice(3, 6), '3,5,1', [3, 5, 1]],
    ['several with plus signs', dice(3, 6), '3+5+1', [3, 5, 1]],
    ['10 on a W10', die(10), '10', [10]],
    ['0 on a W10 is 10', die(10), '0', [10]],
    ['00 on a W100 is 100', die(100), '00', [100]],
    ['0 on a W100 is 100', die(100), '0', [100]],
    ['01 on a W100 is 1', die(100), '01', [1]],
    ['two zeros on 2W10', dice(2, 10), '0 0', [10, 10]],
    ['zeros only where such a die lies', mixed(), '0 6 00', [10, 6, 100]],
    ['0 on a W6 stays, to be refused', die(6), '0', [0]],
    ['00 on a W10 stays, to be refused', die(10), '00', [0]],
    ['0 on a W2000 stays, to be refused', die(2000), '0', [0]],
    ['11 on a W10 stays, to be refused', die(10), '11', [11]],
  ])('%s', (_what, of, text, faces) => {
    expect(read(of, text)).toEqual({ faces });
  });

  it.each([
    ['=900', 900],
    ['= 900', 900],
    ['=-3', -3],
    ['=−3', -3],
  ])('%s decrees the total', (text, decree) => {
    expect(read(die(2000), text)).toEqual({ decree });
  });

  it.each(['', 'q', '3 x', '-3', '1.5', '=', '=x'])('%j is no throw', (text) => {
    expect(read(die(6), text)).toMatch(/ist kein Würfelergebnis; Zahlen mit Abstand oder Komma eingeben/);
  });
});
