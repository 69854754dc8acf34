import type { Table } from '../../src/engine/index.js';
import { decideTie } from './initiative.js';
import { moveFreely } from './movement.js';
import { offerRelease } from './release.js';
import { lose, takeTurn } from './turn.js';
import type { Fight, Fighter } from './state.js';

/** The actions of a round in descending HR (step 5). */
export function playActions(fight: Fight, table: Table): void {
  for (;;) {
    if (fight.over) return;
    const f = next(fight, table);
    if (!f) break;
    offerRelease(fight, f, table);
    if (!fight.over) takeTurn(fight, f, table);
  }
  if (fight.late.length > 0) moveLate(fight, table);
}

/** Who got no turn because of his HR makes his free movement at last (AGO-088). */
function moveLate(fight: Fight, table: Table): void {
  for (const f of fight.late.splice(0).sort((a, b) => a.nr - b.nr)) {
    moveFreely(fight, f, false, null, table);
    moveFreely(fight, f, true, null, table);
  }
}

/** Who acts next: the highest HR, then GES, then chance (AGO-084..086); whose HR is too low loses his action (AGO-087). */
function next(fight: Fight, table: Table): Fighter | null {
  const { orderLostAtOrBelow } = fight.book.constants;
  let best: Fighter | null = null;
  let tied = false;
  for (const f of fight.order) {
    if (f.done) continue;
    if (f.out) lose(fight, f, 'helpless', table);
    else if (f.hr <= orderLostAtOrBelow) {
      lose(fight, f, 'order', table);
      fight.late.push(f);
    } else if (!best || isAhead(f, best)) {
      best = f;
      tied = false;
    } else if (!isAhead(best, f)) tied = true;
  }
  return best && tied ? firstOfTie(fight, best, table) : best;
}

const isAhead = (a: Fighter, b: Fighter): boolean => a.hr > b.hr || (a.hr === b.hr && a.card.ges > b.card.ges);

/** The result of a tie holds for the rest of the pass (AGO-067), so those who have thrown it out do not throw again. */
function firstOfTie(fight: Fight, { hr, card }: Fighter, table: Table): Fighter {
  const tied = fight.order.filter((f) => !f.done && f.hr === hr && f.card.ges === card.ges).sort((a, b) => a.nr - b.nr);
  const [first] = tied;
  if (first!.tie === 0 || tied.some((f) => f.tie !== first!.tie)) {
    fight.ties++;
    decideTie(fight, tied, 'order', table).forEach((f, rank) => {
      f.tie = fight.ties;
      f.rank = rank;
    });
  }
  return tied.reduce((best, f) => (f.rank < best.rank ? f : best));
}
