import type { ExchangeSpec, Table } from '../../src/engine/index.js';
import { fighterById } from './distance.js';
import { settleLunges } from './manoeuvres/ausfall.js';
import { declare } from './manoeuvres/declare.js';
import { alternative, move } from './movement.js';
import { checkOver } from './outcome.js';
import { markFullRings, settleRings } from './ring.js';
import { beginRound, endRound, refresh } from './round.js';
import type { Fight, Step } from './state.js';
import { actOnce, takeTurn } from './turn.js';

/**
 * One step of the order of play (section 4): the start of a KR, one fighter's movement, the declarations, one fighter's
 * turn, the end of a KR. Steps in which nothing can happen are passed over.
 */
export function beat(fight: Fight, table: Table): void {
  fight.table = table;
  checkOver(fight);
  if (fight.over) return endRound(fight);
  steps[fight.step](fight);
  if (fight.over && !fight.finished) endRound(fight);
}

const steps: Readonly<Record<Step, (fight: Fight) => void>> = {
  'round-start': (fight) => {
    beginRound(fight);
    enter(fight, phasesOf(fight)[0]!);
  },
  movement: moveNext,
  declare: declareAll,
  turns: turnNext,
  'round-end': (fight) => {
    endRound(fight);
    if (!fight.finished) enter(fight, 'round-start');
  },
  over: () => undefined,
};

/** Step 5: rings that stand make this KR a full one; then the declarations, in order of Re. */
function declareAll(fight: Fight): void {
  markFullRings(fight);
  for (const c of fight.order) if (!fight.over) declare(fight, c);
  enter(fight, 'turns');
}

/** DRA-083, DRA-093, DRA-095, DRA-108: movement before combat, or as the option says; none by itself where each acts. */
function phasesOf(fight: Fight): readonly Step[] {
  if (alternative(fight) || fight.phaseOrder === 'interleaved') return ['declare'];
  return fight.phaseOrder === 'move-then-fight' ? ['movement', 'declare'] : ['declare', 'movement'];
}

/** Enters a step; who joins while it runs waits for the next one. */
function enter(fight: Fight, step: Step): void {
  const { queue, order } = fight;
  fight.step = step;
  while (queue.length > 0) queue.pop();
  if (step === 'movement') for (const c of order) queue.push(c);
  if (step === 'turns') for (let i = order.length; i-- > 0;) queue.push(order[i]!);
}

/** DRA-091: from the lowest Re to the highest. */
function moveNext(fight: Fight): void {
  const c = fight.queue.pop();
  if (c && !c.out) move(fight, c);
  settleLunges(fight);
  if (fight.queue.length > 0 || fight.over) return;
  settleRings(fight);
  leave(fight, fight.phaseOrder === 'move-then-fight' ? 'declare' : 'round-end');
}

function anyDeclares({ order }: Fight): boolean {
  for (const { fighter } of order) if (fighter.declares) return true;
  return false;
}

/** Goes on to a step, and through it at once when nobody has anything to decide in it. */
function leave(fight: Fight, step: Step): void {
  enter(fight, step);
  const silent = step === 'declare' ? !anyDeclares(fight) : step === 'round-end' || step === 'round-start';
  if (silent) steps[step](fight);
}

/** DRA-112: in order of Re. */
function turnNext(fight: Fight): void {
  const c = fight.queue.pop();
  if (c && !c.out) takeTurn(fight, c);
  settleLunges(fight);
  if (fight.queue.length > 0 || fight.over) return;
  leave(fight, fight.phaseOrder === 'fight-then-move' && !alternative(fight) ? 'movement' : 'round-end');
}

/** DRA-501: one exchange as it stands at KR 1 with full budgets; the attacker says with what and how. */
export function exchange(fight: Fight, table: Table, spec: ExchangeSpec): void {
  fight.table = table;
  const a = fighterById(fight, spec.attacker);
  const d = fighterById(fight, spec.defender);
  if (!a || !d || a.side === d.side) return;
  for (const c of fight.all) refresh(fight, c);
  settleRings(fight);
  a.target = d;
  actOnce(fight, a);
}
