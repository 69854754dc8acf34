import {
  GM,
  phrase,
  type Asked,
  type Choice,
  type Item,
  type Option,
  type Phrase,
  type Table,
} from '../../src/engine/index.js';
import { concerns, opponentOf } from './engagement.js';
import { label } from './labels.js';
import { contradiction, READY } from './situations.js';
import type { Engagement, Fighter } from './state.js';
import type { SituationRow } from './tables.js';

const READY_CHOICE: Choice = Object.freeze({ option: READY });
const ALONE: Choice = Object.freeze({ option: 'alone' });

/**
 * Asks the GM for the situations of everybody in these engagements, one fighter after the other (DAS-327, DAS-365).
 * Who is not simply ready may be in several that do not contradict each other (DAS-435, DAS-443).
 */
export function askEach(open: readonly Engagement[], table: Table): ReadonlyMap<Fighter, readonly string[]> {
  const fighters = [...new Set(open.flatMap((e) => [e.a, e.b]))].sort((x, y) => x.nr - y.nr);
  return new Map(fighters.map((f) => [f, askOne(open, f, table)]));
}

function askOne(open: readonly Engagement[], f: Fighter, table: Table): readonly string[] {
  const rows = Object.values(f.card.book.situations);
  const first = table.choose(
    GM,
    'situation-of',
    () => ({ options: rows.map(optionOf), facts: facts(open, f) }),
    () => READY_CHOICE,
  );
  const ids = [first.option];
  while (first.option !== READY && fitting(f, ids).length > 0) {
    const more = table.choose(
      GM,
      'situation-also',
      () => alsoQuestion(open, f, ids),
      () => ALONE,
    );
    if (more.option === ALONE.option) break;
    ids.push(more.option);
  }
  return ids;
}

/** What may come along with these situations; `ready` says nothing more. */
const fitting = ({ card: { book } }: Fighter, ids: readonly string[]): readonly SituationRow[] =>
  Object.values(book.situations).filter((row) => row.id !== READY && !contradiction(book, [...ids, row.id]));

const alsoQuestion = (open: readonly Engagement[], f: Fighter, ids: readonly string[]): Asked => ({
  options: [{ id: ALONE.option }, ...fitting(f, ids).map(optionOf)],
  facts: facts(open, f, ids),
});

/** Who is meant, against whom, and what is said of him already. */
function facts(open: readonly Engagement[], f: Fighter, ids: readonly string[] = []): readonly Item[] {
  const enemies = open.filter((e) => concerns(e, f)).map((e) => ({ t: '@', id: opponentOf(e, f).card.id }));
  const said = ids.map((id) => label(f.card.book.situations[id]!));
  const slots = { who: { t: '@', id: f.card.id }, enemies, said };
  return [{ kind: 'line', text: phrase(said.length > 0 ? 'fact.situation-also' : 'fact.situation', slots) }];
}

const optionOf = (row: SituationRow): Option => ({ id: row.id, label: label(row), note: effectOf(row) });

/** What a situation does (6.3): its KAR, then everything that is not as usual. */
export function effectOf(row: SituationRow): Phrase {
  const effects: readonly (Phrase | false)[] = [
    phrase('situation.kar', { kar: row.kar }),
    !row.canStart && phrase('situation.never-starts'),
    row.defence !== 'all' && phrase(`situation.defence-${row.defence}`),
    row.attackPenalty > 0 && phrase('situation.attack', { n: row.attackPenalty }),
    row.parryPenalty > 0 && phrase('situation.parry', { n: row.parryPenalty }),
    row.halveRoll && phrase('situation.halves'),
    row.lying && phrase('condition.lying'),
    !row.weaponInHand && phrase('situation.undrawn'),
    row.id === 'from-behind' && phrase('situation.rear'),
  ];
  return phrase('tell.list', { items: effects.filter((effect) => effect !== false) });
}
