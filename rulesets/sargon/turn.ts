import { completeChoice, type Choice, type Table } from '../../src/engine/index.js';
import { announce, carryOut, type Deed } from './deeds.js';
import { hasBaseAction } from './counting.js';
import { couldAct, hasException, hasTurn } from './legal.js';
import { preferredTurn } from './turn-default.js';
import { askTurn } from './turn-options.js';
import { DONE, PENDING, type Fight, type Fighter } from './state.js';

/**
 * The holder chooses until he has announced an action that counts or a walk; shouting and letting go happen on the way
 * (SAR-041…043, SAR-097).
 */
export function chooseDeed(fight: Fight, f: Fighter, table: Table): Deed | null {
  // Defences may have used up what he wanted to do when he seized the initiative.
  if (f.mustAct && !couldAct(fight, f)) f.mustAct = false;
  for (;;) {
    const choice = table.choose(
      f.card.id,
      'turn',
      () => askTurn(fight, f),
      () => preferred(fight, f),
    );
    const isException = fight.phase === 'main' && !hasBaseAction(f) && hasException(f);
    const deed = announce(fight, f, choice, table);
    if (deed?.kind === 'shout' || deed?.kind === 'drop') {
      carryOut(fight, f, deed, table);
      continue;
    }
    if (isException && deed) f.excepted = true;
    return deed;
  }
}

const END: Choice = { option: 'end' };

/** The default of the turn. Who has seized the initiative has to act, so that the first thing he may do stands in. */
function preferred(fight: Fight, f: Fighter): Choice {
  const choice = preferredTurn(fight, f);
  if (!f.mustAct || choice.option !== 'end') return choice;
  const asked = askTurn(fight, f);
  const option = asked.options.find(({ forbidden }) => !forbidden);
  if (!option) return END;
  const question = { kind: 'choice', who: f.card.id, id: 'turn', asked, preferred: END } as const;
  return completeChoice(question, option, {});
}

/** After an action: whoever has nothing left is done for the main phase (SAR-101). */
export function settleTurn(fight: Fight, f: Fighter): void {
  if (f.stage === PENDING && (!f.able || f.excepted || !hasTurn(fight, f))) f.stage = DONE;
}
