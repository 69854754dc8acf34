import { describe, expect, it } from 'vitest';
import { seed } from '../../src/dice/index.js';
import { automaticTable, play, run, type Phrase } from '../../src/engine/index.js';
import { catalogue } from '../../src/i18n/index.js';
import { byTactics, firstOf, seededDice } from '../../src/players/answerers.js';
import { chosenAnswers } from '../../src/players/chosen.js';
import { scripted, usedItems, type ScriptItem } from '../../src/players/script.js';
import { scriptedTable } from '../../src/players/script-table.js';
import { parseAnswer } from '../../src/players/typed.js';
import { makeWording } from '../../src/report/index.js';
import { toyGame } from '../toy/setup.js';

const game = toyGame();
const words = makeWording({
  lang: 'de',
  catalogue: await catalogue('de'),
  terms: { 'stance.bold': 'kühn', risk: 'Wagnis' },
});
const script = (...values: unknown[]): ScriptItem[] => values.map((value, i) => ({ value, line: i + 1 }));
const rest = firstOf(seededDice(seed('7')), byTactics);

function played(items: readonly ScriptItem[]) {
  const problems: { line: number; why: Phrase }[] = [];
  const answerer = scripted(
    items,
    (question, text) => {
      const read = parseAnswer(question, text, words);
      return 'problem' in read ? read : { ok: { choice: read.ok } };
    },
    (item, why) => problems.push({ line: item.line, why }),
  );
  return { ...play(game, [], firstOf(answerer, rest)), problems };
}

const answersOf = (id: string, run: ReturnType<typeof played>) =>
  run.given.filter((g) => g.id === id).map((g) => g.answer);

describe('a script', () => {
  it('gives throws and decisions in order and leaves the rest to others', () => {
    const fight = played(
      script({ stance: 'kühn 3' }, [4, 5], { compare: [2, 3] }, 6, { stance: { option: 'bold', risk: 2 } }),
    );
    expect(fight.given.filter((g) => g.by === 'script').map((g) => `${g.id} ${g.who}`)).toEqual([
      'stance anna',
      'compare anna',
      'compare ben',
    ]);
    expect(usedItems(fight.given)).toBe(3);
    expect(fight.events.find((e) => e.type === 'throw.compared')).toMatchObject({ mine: 15, theirs: 8 });
  });

  it('completes a decision from its default', () => {
    const fight = played(script({ stance: { option: 'bold' } }));
    expect(answersOf('stance', fight)[0]).toEqual({ choice: { option: 'bold', risk: 1 } });
  });

  it('takes a total by decree', () => {
    const fight = played(script({ compare: { decree: 10 } }));
    expect(fight.events.find((e) => e.type === 'throw.compared')).toMatchObject({ mine: 13 });
  });

  it('stops at an answer that cannot stand', () => {
    expect(played(script({ stance: { option: 'bold', risk: 9 } })).refused).toMatchObject({
      refusal: { code: 'out-of-range', param: 'risk', given: 9 },
    });
    expect(played(script([9, 9])).refused).toMatchObject({ refusal: { code: 'faces' } });
  });

  it('reports text that it cannot read, with its line', () => {
    expect(played(script({ stance: 'fliegen' })).problems[0]).toMatchObject({ line: 1 });
  });

  it('plays the same in a batch', () => {
    const items = script({ stance: 'kühn 3' }, [4, 5], [2, 3], 5);
    const recorded = played(items);
    expect(run(game, scriptedTable(items, automaticTable(seed('7')), words))).toEqual(recorded.outcome);
  });
});

describe('decisions given beforehand', () => {
  const choose = (...all: string[]) => {
    const chosen = chosenAnswers(
      all.map((text) => ({ name: text.split('=')[0]!, value: text.split('=')[1]! })),
      words,
    );
    return { fight: play(game, [], firstOf(chosen.answerer, rest)), chosen };
  };

  it.each([
    [['stance=kühn 3'], 3],
    [['stance=bold', 'risk=2'], 2],
    [['risk=2'], 2],
    [['stance.risk=0'], 0],
  ])('%j answers the first question that it fits', (all, risk) => {
    const { fight, chosen } = choose(...all);
    expect(fight.given.find((g) => g.id === 'stance')!.answer).toEqual({ choice: { option: 'bold', risk } });
    expect(chosen.left()).toEqual([]);
  });

  it('leaves over what never comes up, and says what was asked', () => {
    const { chosen } = choose('dodge=yes');
    expect(chosen.left()).toEqual([{ name: 'dodge', value: 'yes' }]);
    expect(chosen.asked().find((name) => name.startsWith('stance.risk'))).toBe('stance.risk (Wagnis)');
  });

  it('reports what it cannot read', () => {
    expect(choose('stance=fliegen').chosen.problem()).toMatchObject({ chosen: { name: 'stance' } });
  });
});
