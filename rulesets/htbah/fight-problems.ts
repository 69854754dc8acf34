import type { Member, Problem, Setup } from '../../src/engine/index.js';
import { bookOf, type Book } from './book.js';
import { enlist } from './fighter.js';
import { isNamed } from './order.js';
import { error, warning } from './problem.js';
import { groups } from './rows.js';
import type { Sheet } from './sheet.js';
import type { Extra, Start } from './start.js';
import type { Tables } from './tables.js';
import { begabungen, gbpFor } from './values.js';

/** What is wrong about a whole fight (HTB-060, HTB-067, HTB-074, HTB-207, HTB-240). */
export function checkFight(setup: Setup<Sheet, Start, Tables>): readonly Problem[] {
  const book = bookOf(setup.rules);
  return [
    ...sideProblems(setup, book),
    ...setup.members.flatMap((member) => memberProblems(member, book)),
    ...orderProblems(setup),
    ...initiativeProblems(setup, book),
    ...overriddenOptions(book),
  ];
}

function sideProblems({ sides, members, rules }: Setup<Sheet, Start, Tables>, book: Book): readonly Problem[] {
  if (sides.length !== 2) return [error(['sides'], 'two-sides', { count: sides.length })];
  const least = book.constants.unconsciousBelow;
  return sides.flatMap(({ name }, side) => {
    const able = members.some((m) => m.side === side && enlist(m, rules).life >= least);
    return able ? [] : [error(['sides', side], 'side-empty', { side: name, least })];
  });
}

/** Keys of a member that contradict the sheet. */
function memberProblems(member: Member<Sheet>, book: Book): readonly Problem[] {
  const { sheet } = member;
  const extra = member.extra as Extra;
  const path = ['sides', member.side, 'members'];
  const name = member.name;
  const most = extra.lifePoints ?? sheet.lifePoints ?? book.constants.lifePoints;
  const now = extra.currentLifePoints ?? most;
  const values = begabungen(sheet);
  const pools = groups.flatMap((group) => {
    const [left, limit] = [extra.gbp?.[group] ?? 0, gbpFor(values[group])];
    return left > limit ? [error(path, 'member-gbp', { name, left, most: limit })] : [];
  });
  return now > most ? [error(path, 'member-lp', { name, now, most }), ...pools] : pools;
}

function orderProblems({ start, members }: Setup<Sheet, Start, Tables>): readonly Problem[] {
  const { order } = start;
  if (!order) return [];
  const named = (given: string) => members.filter((m) => isNamed(m, given));
  const missing = members.filter((m) => order.filter((given) => isNamed(m, given)).length !== 1).map((m) => m.id);
  const wrong = order.filter((given, i) => named(given).length === 0 || order.indexOf(given) !== i);
  if (missing.length === 0 && wrong.length === 0) return [];
  const known = members.map((m) => m.id);
  return [
    {
      ...error(['start', 'order'], 'order-incomplete', { missing, wrong }),
      known,
      ...(wrong[0] && { given: wrong[0] }),
    },
  ];
}

/** A common roll needs the same Handeln for all NPCs (HTB-067). */
function initiativeProblems({ members, rules }: Setup<Sheet, Start, Tables>, book: Book): readonly Problem[] {
  if (book.options.npcInitiative !== 'common') return [];
  const npcs = members.map((m) => enlist(m, rules)).filter((f) => !f.player);
  const values = [...new Set(npcs.map((f) => f.begabung.handeln))];
  return values.length < 2 ? [] : [error(['options', 'npcInitiative'], 'common-initiative', { values })];
}

/** Options that module genauereEinteilung fixes (HTB-207). */
function overriddenOptions({ options }: Book): readonly Problem[] {
  if (!options.genauereEinteilung) return [];
  const found: Problem[] = [];
  if (options.critFailureRule !== 'ninetyPlus') {
    found.push(
      warning(['options', 'critFailureRule'], 'option-overridden', { key: 'critFailureRule', value: 'ninetyPlus' }),
    );
  }
  return found;
}
