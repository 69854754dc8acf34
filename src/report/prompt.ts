import type {
  Choice,
  ChoiceQuestion,
  Item,
  Option,
  Param,
  ParamValue,
  Phrase,
  Question,
  Value,
} from '../engine/index.js';
import { textOf } from './cell.js';
import { fittingWidths, naturalWidths, wrapCell } from './columns.js';
import { type CellLine, drawGrid, GAP } from './grid.js';
import { render } from './render.js';
import { paint, type Screen } from './screen.js';
import { NO_BREAK, spaced, widthOf, wrap } from './width.js';
import type { Wording } from './wording.js';

/**
 * A question as a terminal shows it, with those that one Enter answers as well: who decides what, what he may know, the options with their numbers (the default
 * marked, the forbidden ones with the reason), the ranges of the default option and what Enter answers.
 */
export function promptLines(chain: readonly [Question, ...Question[]], wording: Wording, screen: Screen): string[] {
  const [question] = chain;
  if (question.kind === 'roll') {
    const slots = { ...titleSlots(question, wording), dice: question.dice.notation };
    return [
      title({ t: 'prompt.throws', ...slots }, wording, screen),
      ...hints([{ t: 'prompt.enter-throws' }], wording, screen),
    ];
  }
  const choices = chain.filter((q) => q.kind === 'choice');
  const narrower = { ...screen, width: Math.max(20, screen.width - 2) };
  const enter = choices.map((q) => choicePhrase(q, q.preferred, wording));
  return [
    title({ t: 'prompt.decides', ...titleSlots(question, wording) }, wording, screen),
    ...render(factsOf(choices, wording), wording, narrower).map((line) => `  ${line}`.trimEnd()),
    ...choices.flatMap((q, i) => possible(q, wording, screen, i > 0)),
    ...hints([{ t: 'prompt.enter', choice: enter }], wording, screen),
  ];
}

/** What may be known before all of the decisions; what one of them says already the next does not repeat. */
function factsOf(choices: readonly ChoiceQuestion[], wording: Wording): Item[] {
  const seen = new Set<string>();
  return choices.flatMap(({ asked: { facts = [] } }) => {
    const key = (item: Item): string => (item.kind === 'line' ? wording.say(item.text) : JSON.stringify(item));
    const fresh = facts.filter((item) => !seen.has(key(item)));
    for (const item of facts) seen.add(key(item));
    return fresh;
  });
}

/** The options of a question and the limits of the one that Enter takes. */
function possible(question: ChoiceQuestion, wording: Wording, screen: Screen, follows: boolean): string[] {
  const { asked, preferred } = question;
  const option = asked.options.find(({ id }) => id === preferred.option);
  return [
    ...(follows ? hints([{ t: 'prompt.then', question: wording.question(question.id) }], wording, screen) : []),
    ...(asked.options.length > 1 ? possibleLines(question, wording, screen, follows) : []),
    ...hints(impossible(question, wording), wording, screen),
    ...(option ? hints(limitsOf(question, option, wording), wording, screen) : []),
  ];
}

const titleSlots = ({ who, id }: Question, wording: Wording) => ({
  who: { t: '@', id: who },
  question: wording.question(id),
});

const title = (phrase: Phrase, wording: Wording, screen: Screen): string =>
  wrap(textOf(phrase, wording, screen), screen.width)
    .map((line) => paint(line, 'strong', screen))
    .join('\n');

const hints = (phrases: readonly Phrase[], wording: Wording, screen: Screen): string[] =>
  phrases.flatMap((phrase) =>
    wrap(`  ${textOf(phrase, wording, screen)}`, screen.width, 4).map((line) => paint(line, 'quiet', screen)),
  );

/** More options than these stand side by side, where none of them needs a line of its own. */
const MOST_LINES = 3;

function possibleLines(question: ChoiceQuestion, wording: Wording, screen: Screen, follows: boolean): string[] {
  const possible = question.asked.options.filter((option) => !option.forbidden);
  const lines = possible.length <= MOST_LINES || possible.some((option) => option.note);
  if (lines && !follows) return optionLines(question, wording, screen);
  const names = question.asked.options.flatMap((option, i) =>
    option.forbidden ? [] : [numbered(question, option, follows ? '' : `${i + 1} `, wording, screen)],
  );
  return wrap(`  ${names.join(' · ')}`, screen.width, 4).map(spaced);
}

/** A name that is not broken between lines where it fits on one, and so easier to find. */
function numbered(question: ChoiceQuestion, option: Option, number: string, wording: Wording, screen: Screen): string {
  const sign = option.id === question.preferred.option ? (screen.ascii ? '> ' : '▸ ') : '';
  const name = `${sign}${number}${textOf(wording.option(question.id, option), wording, screen)}`;
  return widthOf(name) > screen.width - 6 ? name : name.replaceAll(' ', NO_BREAK);
}

/** One line for each option; those that are forbidden, and why, only on demand: the list must read at a glance. */
export function optionLines(question: ChoiceQuestion, wording: Wording, screen: Screen, whys = false): string[] {
  const rows = question.asked.options.flatMap((option, i) =>
    option.forbidden && !whys ? [] : [optionRow(question, option, i + 1, wording, screen)],
  );
  const room = screen.width - GAP;
  const widths = fittingWidths(rows, room) ?? [naturalWidths(rows)[0] ?? 1, 12, Math.max(8, room - 20)];
  const cells = rows.map((row) => ({ cells: row.map((cell, i) => wrapCell(cell, widths[i] ?? 1)) }));
  return drawGrid({ rows: cells, widths, aligns: ['right', 'left', 'left'] }, screen).map((line) =>
    `  ${line}`.trimEnd(),
  );
}

/** The names of what is forbidden now, in one line; the help gives the reasons. */
function impossible({ id, asked }: ChoiceQuestion, wording: Wording): Phrase[] {
  const names = asked.options.flatMap((option) => (option.forbidden ? [wording.option(id, option)] : []));
  return names.length > 0 ? [{ t: 'prompt.impossible', names }] : [];
}

/** Numbers stay with their options even where some are forbidden, so that the same key always means the same. */
function optionRow(
  question: ChoiceQuestion,
  option: Option,
  number: number,
  wording: Wording,
  screen: Screen,
): CellLine[][] {
  const byDefault = option.id === question.preferred.option;
  const sign = byDefault ? (screen.ascii ? '>' : '▸') : ' ';
  const look = option.forbidden ? ('quiet' as const) : byDefault ? ('strong' as const) : ('plain' as const);
  const why: Value = option.forbidden ? { t: 'prompt.forbidden', why: option.forbidden } : (option.note ?? '');
  const cells = [
    `${sign} ${number}`,
    textOf(wording.option(question.id, option), wording, screen),
    textOf(why, wording, screen),
  ];
  return cells.map((text, i) => (text === '' ? [] : [{ text, look: i === 2 && !option.forbidden ? 'plain' : look }]));
}

/** What the parameters of an option may be: one line for each that is picked from a list, one for all numbers. */
function limitsOf({ id }: ChoiceQuestion, option: Option, wording: Wording): Phrase[] {
  const params = option.params ?? [];
  const ranges = params.flatMap((param) =>
    param.kind === 'number'
      ? [wording.say({ t: 'prompt.range', param: wording.param(id, param), min: param.min, max: param.max })]
      : [],
  );
  const lists = params.flatMap((param): Phrase[] => {
    if (param.kind !== 'one-of' && param.kind !== 'order') return [];
    const number = (i: number): string => (param.kind === 'order' ? `${i + 1} ` : '');
    const values = param.values.map((value, i) => number(i) + valueText(param, value, wording));
    return [{ t: param.kind === 'order' ? 'prompt.order' : 'prompt.values', param: wording.param(id, param), values }];
  });
  return ranges.length > 0 ? [...lists, { t: 'prompt.ranges', ranges: ranges.join(' · ') }] : lists;
}

type Listing = Param & { readonly kind: 'one-of' | 'order' };

const valueText = (param: Listing, value: ParamValue, wording: Wording): string => {
  const name = wording.value(param, value);
  return value.note ? `${name} (${wording.say(value.note)})` : name;
};

/** A choice in words: the option with the values of its parameters. An option that is the only one goes unsaid. */
export function choicePhrase({ id, asked }: ChoiceQuestion, choice: Choice, wording: Wording): Phrase {
  const option = asked.options.find((o) => o.id === choice.option);
  if (!option) return { t: 'prompt.choice', count: 0, option: choice.option, params: '' };
  const params = (option.params ?? [])
    .filter((param) => !param.unsaid?.(choice))
    .map((param) => paramText(id, param, choice[param.id], wording))
    .filter((text) => text !== '');
  const count = params.length;
  if (count > 0 && asked.options.length === 1) return { t: 'prompt.params', params };
  return { t: 'prompt.choice', count, option: wording.option(id, option), params };
}

function paramText(question: string, param: Param, value: unknown, wording: Wording): string {
  const nameOf = (id: unknown): string => {
    const known = 'values' in param ? param.values.find((v) => v.id === id) : undefined;
    return known && 'values' in param ? wording.value(param, known) : wording.say(String(id));
  };
  switch (param.kind) {
    case 'number':
      return wording.say({ t: 'prompt.param', param: wording.param(question, param), value: Number(value) });
    case 'one-of':
      return nameOf(value);
    case 'order':
      return Array.isArray(value) ? value.map(nameOf).join(', ') : '';
    case 'text':
      return wording.say(String(value ?? ''));
    case 'data':
      return '';
  }
}
