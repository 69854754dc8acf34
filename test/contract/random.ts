import type { Random, Seed } from '../../src/dice/index.js';
import {
  INTERLUDE,
  refuse,
  type Asked,
  type Choice,
  type ChoiceQuestion,
  type Event,
  type Member,
  type Option,
  type Param,
  type Table,
} from '../../src/engine/index.js';

/** What a fight has come across. */
export interface Seen {
  readonly decisions: Set<string>;
  readonly events: Set<string>;
  /** Every text in an event or an answer: ids of table rows are among them. */
  readonly words: Set<string>;
}

export const nothingSeen = (): Seen => ({ decisions: new Set(), events: new Set(), words: new Set() });

/** A table where every decision is answered at random among all that is legal. Throws if a default is not legal. */
export function randomTable(
  seed: Seed,
  seen: Seen,
  boldness: number,
  late: (random: Random, nth: number) => Member,
): Table {
  const faces: number[] = [];
  let asked = 0;
  return {
    listening: true,
    counting: true,
    roll(_who, _id, dice, read) {
      faces.length = 0;
      return read(dice.throw(seed.at(asked++), faces), faces);
    },
    choose(who: string, id: string, question: () => Asked, preferred: () => Choice): Choice {
      const random = seed.at(asked++);
      const pending: ChoiceQuestion = { kind: 'choice', who, id, asked: question(), preferred: preferred() };
      const refusal = refuse(pending, { choice: pending.preferred });
      if (refusal)
        throw new Error(`${id}: the default ${JSON.stringify(pending.preferred)}: ${JSON.stringify(refusal)}`);
      const calm = id === INTERLUDE ? 0.95 : 1 - boldness;
      const choice = random.below(1000) < calm * 1000 ? pending.preferred : joinOr(pending, random, late, asked);
      seen.decisions.add(id).add(`${id}.${choice.option}`);
      collect(choice, seen.words);
      return choice;
    },
    tell(event: Event) {
      seen.events.add(event.type);
      collect(event, seen.words);
    },
  };
}

/** The end of the fight is not for chance; who joins comes from the host. */
const notForChance = ['add', 'end'];

function joinOr(
  question: ChoiceQuestion,
  random: Random,
  late: (random: Random, nth: number) => Member,
  nth: number,
): Choice {
  if (question.id !== INTERLUDE || random.below(8) > 0) return randomChoice(question, random);
  return { option: 'add', member: late(random, nth) };
}

/** A random answer; the default where chance finds none that keeps the joint limits. */
function randomChoice(question: ChoiceQuestion, random: Random): Choice {
  const options = question.asked.options.filter(
    (o) => !o.forbidden && !(question.id === INTERLUDE && notForChance.includes(o.id)),
  );
  for (let tries = 0; tries < 8 && options.length > 0; tries++) {
    const choice = fill(options[random.below(options.length)]!, random);
    if (!refuse(question, { choice })) return choice;
  }
  return question.preferred;
}

function fill(option: Option, random: Random): Choice {
  const choice: Record<string, unknown> & { option: string } = { option: option.id };
  for (const param of option.params ?? []) choice[param.id] = value(param, choice, random);
  return choice;
}

function value(param: Param, choice: Choice, random: Random): unknown {
  if (random.below(3) === 0) return param.preferred(choice);
  switch (param.kind) {
    case 'number':
      return param.min + random.below(param.max - param.min + 1);
    case 'one-of':
      return param.values.length > 0 ? param.values[random.below(param.values.length)]!.id : param.preferred(choice);
    case 'order':
      return shuffled(
        param.values.map((v) => v.id),
        random,
      );
    default:
      return param.preferred(choice);
  }
}

function shuffled(ids: readonly string[], random: Random): string[] {
  const rest = [...ids];
  return ids.map(() => rest.splice(random.below(rest.length), 1)[0]!);
}

/** All texts in plain data, however deep. */
function collect(data: unknown, words: Set<string>): void {
  if (typeof data === 'string') words.add(data);
  else if (typeof data === 'object' && data !== null) for (const inner of Object.values(data)) collect(inner, words);
}
