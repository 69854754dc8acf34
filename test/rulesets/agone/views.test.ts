import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { seed } from '../../../src/dice/index.js';
import { play, type Choice, type Event, type Item, type Table } from '../../../src/engine/index.js';
import { catalogue, type Lang } from '../../../src/i18n/index.js';
import { unattended } from '../../../src/players/answerers.js';
import { makeWording, render } from '../../../src/report/index.js';
import { silent, tellers } from '../../../rulesets/agone/describe.js';
import { NUMBERS } from '../../../rulesets/agone/edits/values.js';
import { agone } from '../../../rulesets/agone/index.js';
import { modifierIds } from '../../../rulesets/agone/numbers.js';
import { options } from '../../../rulesets/agone/options.js';
import { desk, duel, fighter, fightOf, gameOf, playRound, rules, sample, told, yaml } from './given.js';

const langs = ['de', 'en'] as const;
const texts = Object.fromEntries(
  langs.map((lang) => [lang, (yaml(`rulesets/agone/terms.${lang}.yaml`) as { texts: Record<string, string> }).texts]),
) as Record<Lang, Record<string, string>>;
const catalogues = { de: await catalogue('de'), en: await catalogue('en') };
const names = new Map([
  ['a', 'A'],
  ['b', 'B'],
]);
const wordingOf = (lang: Lang) =>
  makeWording({ lang, catalogue: catalogues[lang], terms: texts[lang], names, sides: ['eins', 'zwei'] });
const shown = (items: readonly Item[], lang: Lang = 'de'): string =>
  render(items, wordingOf(lang), { width: 100, ascii: false, color: false })
    .map((line) => line.trimEnd())
    .join('\n');
const rowsOf = (events: readonly Event[]): readonly string[] =>
  shown(events.flatMap((event) => agone.describe(event)))
    .split('\n')
    .filter((line) => line !== '');

const root = new URL('../../../rulesets/agone/', import.meta.url);
const code = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(new URL(path, root), 'utf8'));

describe('the tables that a reader sees', () => {
  it('one exchange: a row each for attack, defence, threshold, ES, damage, TP, wound, balance', () => {
    const fight = duel();
    const table = playRound(fight, [9, 1, [10, 4], 4, 5, 2, 8], [{ 'reaction@b': { option: 'passive' } }]);
    const from = table.events.findIndex(({ type }) => type === 'attack.rolled');
    const to = table.events.findIndex(({ type }, i) => i > from && type === 'turn.began');
    expect(rowsOf(table.events.slice(from, to))).toEqual([
      'A greift B an: Langschwert',
      expect.stringMatching(/^Angriff +10 \(5 \+ Fertigkeit 5\) \+ Wurf 14 \[10, 4\] +24/),
      expect.stringMatching(/^Verteidigung +5 \+ Wurf 4 +passiv: 9/),
      expect.stringMatching(/^Schwelle +0 +GRÖ 0 gegen 0/),
      expect.stringMatching(/^ES +15 .*Treffer/),
      expect.stringMatching(/^Schaden +20 \(15 \+ W 5\) .*20 Schaden/),
      expect.stringMatching(/^TP +45 → 25 +von 45/),
      expect.stringMatching(/^Wunde +Nr\. 1 .*schwere Wunde, Malus −2/),
      expect.stringMatching(/^Balance .*15 gegen 12 steht/),
    ]);
  });

  it('one shoots with a bow, and throws a knife', () => {
    const told = (weapon: string) => {
      const fight = fightOf([
        { name: 'A', sheet: { weapons: [{ weapon }] } },
        { name: 'B', extra: { position: 9, roomToDodge: false } },
      ]);
      const shoot = { option: 'shoot', target: 'b', with: weapon, move: 'stay' };
      const table = playRound(fight, [9, 1, 5], [{ 'announce@b': { option: 'none' } }, { 'declare@a': shoot }]);
      const { events } = table;
      return rowsOf(events.filter(({ type }) => type === 'attack.rolled' || type === 'action.declared'));
    };
    expect(told('langbogen')).toEqual(
      expect.arrayContaining(['A erklärt: Schuss (B, Langbogen)', 'A schießt auf B: Langbogen']),
    );
    expect(told('wurfspeer')).toEqual(
      expect.arrayContaining(['A erklärt: Wurf (B, Wurfspeer)', 'A wirft auf B: Wurfspeer']),
    );
  });

  it('INI and HR are shown once they have been thrown', () => {
    const fight = duel();
    const seen: unknown[] = [];
    const table = desk([9, 1, 2, 8, 2, 8]);
    const choose: Table['choose'] = (who, id, ...rest) => {
      if (who === 'a' && id !== 'reaction') seen.push(agone.status(fight).rows[0]!.cells['ini']);
      return table.choose(who, id, ...rest);
    };
    agone.beat(fight, { ...table, choose });
    expect(seen).toEqual(['', 21, 21]);
  });

  it('the status: INI, HR, TP, serious wounds, reaction, weapon and conditions', () => {
    const fight = duel();
    playRound(fight, [9, 1, 2, 8, 2, 8]);
    Object.assign(fighter(fight, 'b'), { wounds: 2, malus: -6, prone: true, bleeding: 3 });
    const { columns, rows } = agone.status(fight);
    expect(columns.map(({ id }) => id).slice(0, 9)).toEqual([
      'name',
      'side',
      'ini',
      'hr',
      'tp',
      'sw',
      'reaction',
      'weapon',
      'conditions',
    ]);
    const say = (cell: unknown) => wordingOf('de').say(cell as string);
    expect(rows[1]!.cells).toMatchObject({ ini: 13, hr: 13, tp: { bar: 45, max: 45 } });
    expect([say(rows[1]!.cells['sw']), say(rows[1]!.cells['reaction']), say(rows[1]!.cells['conditions'])]).toEqual([
      '2 (−6)',
      'verbraucht',
      'blutet (3), am Boden',
    ]);
  });

  it('every condition has its word', () => {
    const mount = { name: 'Rappe', ges: 4, size: 1, br: 9, tp: 70 };
    const fight = duel({ mount, weapons: [{ weapon: 'armbrust' }] });
    const a = fighter(fight, 'a');
    fight.round = 1;
    const conditions = (change: object): string => {
      Object.assign(a, change);
      return wordingOf('de').say(agone.status(fight).rows[0]!.cells['conditions'] as string);
    };
    expect(conditions({})).toBe('beritten');
    expect(
      conditions({ loaded: [false, true], aim: { target: fighter(fight, 'b'), arm: a.card.arms[0], rounds: 2 } }),
    ).toBe('beritten, ungeladen, zielt (2 KR)');
    expect(conditions({ aim: null, main: null, off: null, pace: 2, surprisedTo: 1 })).toBe(
      'überrascht, beritten, nicht bereit, schnell',
    );
    expect(conditions({ surprisedTo: 0, stunnedTo: 1, pace: 1, kind: -4 })).toBe(
      'benommen, beritten, nicht bereit, nicht-kämpferisch, bewegt',
    );
    expect(conditions({ gone: true })).toBe('entkommen');
    expect(conditions({ dead: true })).toBe('tot');
  });

  it('the sheet with everything derived', () => {
    const { ruleset, fighters, setup } = gameOf([
      { name: 'A', sheet: sample('nyx') },
      { name: 'B', sheet: sample('isolde') },
    ]);
    const all = fighters.map((card) => shown(ruleset.show(card, setup.rules))).join('\n');
    for (const word of ['Degen', 'Funkenschlag', 'Rappe', 'Wurfmesser', 'SSW']) expect(all).toContain(word);
  });

  it('critical wounds as the picture of a fighter', () => {
    const fight = duel();
    const row = rules.tables.criticals.criticals[3]!;
    fighter(fight, 'a').injuries.push({ row, effect: row.hieb, permanent: true, treated: true });
    expect(shown(agone.figure(fight, 'a'))).toContain('Waffenarm: Schnitt (bleibt)');
    expect(agone.figure(fight, 'b')).toEqual([]);
  });
});

describe('words', () => {
  it('the same in both languages', () => {
    expect(Object.keys(texts.de)).toEqual(Object.keys(texts.en));
    const keys = (lang: Lang) =>
      (parse(readFileSync(new URL(`terms.${lang}.yaml`, root), 'utf8')) as { keys: object }).keys;
    expect(keys('de')).toEqual(keys('en'));
  });

  it('for every phrase that the ruleset writes out, every modifier, and every option', () => {
    const written = code.flatMap((text) => [...text.matchAll(/\b(?:p|phrase)\('([\w.-]+)'/g)].map(([, key]) => key!));
    const modifiers = code.flatMap((text) =>
      [...text.matchAll(/\bnote\((?:to|of), '(\w+)'/g)].map(([, key]) => `mod.${key}`),
    );
    const chosen = Object.entries(options).flatMap(([id, { values }]) => [
      `option.${id}`,
      ...values.map((value) => `option.${id}.${value}`),
    ]);
    const edits = agone.edits(duel()).map(({ id }) => `interlude.${id}`);
    for (const lang of langs) {
      const known = { ...catalogues[lang], ...texts[lang] };
      expect([...written, ...modifiers, ...chosen, ...edits].filter((key) => !(key in known))).toEqual([]);
    }
    expect(modifierIds.length).toBe(new Set(modifierIds).size);
  });

  it('for every type of event, unless it is silent on purpose', () => {
    const events = readFileSync(new URL('events.ts', root), 'utf8');
    const types = [...new Set([...events.matchAll(/'([a-z]+\.[a-z]+)'/g)].map(([, type]) => type!))];
    expect(types.filter((type) => !(type in tellers)).sort()).toEqual([...silent].sort());
  });

  it('without a gap in fights that play themselves, in both languages', () => {
    const game = gameOf([
      { name: 'A', sheet: sample('nyx') },
      { name: 'B', sheet: sample('isolde') },
    ]);
    const { events } = play(game, [], unattended(seed('words')));
    for (const lang of langs)
      expect(
        shown(
          events.flatMap((event) => agone.describe(event)),
          lang,
        ),
      ).not.toContain('‹');
  });
});

describe('what the game master sets', () => {
  const set = (choice: Choice, change: (fight: ReturnType<typeof duel>) => void = () => {}) => {
    const fight = fightOf([
      { name: 'A', sheet: { mount: { name: 'Rappe', ges: 4, size: 1, br: 9, tp: 70 } } },
      { name: 'B' },
    ]);
    change(fight);
    const table = desk([9, 9]);
    agone.edit(fight, choice, table);
    return { fight, a: fighter(fight, 'a'), b: fighter(fight, 'b'), table };
  };

  it('any number, with its consequences', () => {
    for (const key of Object.keys(NUMBERS)) {
      const { a } = set({ option: 'set', who: 'a', key, value: 2 });
      expect(NUMBERS[key]!.get(a), key).toBe(2);
    }
    expect(set({ option: 'set', who: 'b', key: 'tp', value: 0 }).b).toMatchObject({ dying: true, out: true });
    expect(set({ option: 'set', who: 'b', key: 'wounds', value: 2 }).b.malus).toBe(-6);
    expect(set({ option: 'set', who: 'a', key: 'mount-tp', value: 0 }).a.mounted).toBe(false);
    expect(set({ option: 'modifiers', who: 'b', attack: 1, defence: 2, test: 3 }).b).toMatchObject({
      freeAttack: 1,
      freeDefence: 2,
      freeTest: 3,
    });
  });

  it('any condition', () => {
    const on = (what: string, is = 'yes') => set({ option: 'condition', who: 'a', what, on: is });
    expect(on('prone').a).toMatchObject({ prone: true, mounted: false });
    expect(on('mounted', 'no').a.mounted).toBe(false);
    expect(on('wrong-hand').a.wrongHand).toBe(true);
    expect(on('room', 'no').a.room).toBe(false);
    for (const what of ['bound', 'unconscious', 'dying', 'dead', 'gone']) expect(on(what).a.out, what).toBe(true);
    expect(agone.outcome(on('bound').fight)).toEqual({ kind: 'won', side: 1 });
    expect(set({ option: 'stun', who: 'a', rounds: 2 }).a.stunnedTo).toBe(2);
    expect(set({ option: 'surprise', who: 'a', rounds: 1 }).a.surprisedTo).toBe(1);
  });

  it('cover, direction, height and items', () => {
    expect(set({ option: 'cover', who: 'a', cover: 'half' }).a.cover).toBe('half');
    expect(set({ option: 'direction', who: 'a', by: 'b', direction: 'behind' }).a.from).toEqual({ b: 'behind' });
    expect(set({ option: 'higher', who: 'b', by: 'a', on: 'yes' }).b.higherThan).toEqual(['a']);
    expect(set({ option: 'weapon', item: 'b/langschwert', state: 'dropped' }).b).toMatchObject({
      main: null,
      dropped: [{ at: 2 }],
    });
    expect(set({ option: 'weapon', item: 'b/langschwert', state: 'unloaded' }).b.loaded[0]).toBe(false);
    expect(set({ option: 'count', item: 'b/langschwert', value: 0 }).b.counts[0]).toBe(0);
    expect(set({ option: 'ask-situation', on: 'yes' }).fight.askSituation).toBe(true);
  });

  it('damage, tests and care', () => {
    expect(set({ option: 'damage', who: 'b', value: 16, armour: 'no' }).b).toMatchObject({ tp: 29, wounds: 1 });
    const { table } = set({ option: 'roll', who: 'b', attribute: 'ges', skill: 'none', sg: 15 });
    expect(told(table, 'test.rolled')[0]).toMatchObject({ total: 19, passed: true });
    const hurt = (fight: ReturnType<typeof duel>) => void (fighter(fight, 'b').tp = 20);
    expect(set({ option: 'rest', who: 'b', days: 2, care: 'no' }, hurt).b.tp).toBe(26);
    expect(set({ option: 'first-aid', who: 'b', by: 'a' }, hurt).b.tp).toBe(23);
    const dying = (fight: ReturnType<typeof duel>) =>
      void Object.assign(fighter(fight, 'b'), { dying: true, out: true });
    expect(set({ option: 'stabilise', who: 'b' }, dying).b).toMatchObject({ dying: false, unconscious: true });
  });

  it('who joins and who is taken out', () => {
    const fight = duel();
    const { fighters } = gameOf([{ name: 'C' }, { name: 'D' }]);
    agone.join(fight, fighters[1] as never, {} as never, desk());
    expect(agone.fighters(fight).map(({ id }) => id)).toEqual(['a', 'b', 'd']);
    fighter(fight, 'a').aim = { target: fighter(fight, 'b'), arm: fighter(fight, 'a').card.arms[0]!, rounds: 1 };
    agone.remove(fight, 'b', desk());
    expect(fighter(fight, 'a').aim).toBeNull();
    expect(playRound(fight, [9, 1, 2, 8, 2, 8]).asked).toContain('announce@d');
    agone.remove(fight, 'd', desk());
    expect(agone.outcome(fight)).toEqual({ kind: 'won', side: 0 });
  });
});
