import { phrase, type Asked, type Item, type Phrase, type Table } from '../../src/engine/index.js';
import { ableToAttack, ableToDefend } from './able.js';
import { concerns, opponentOf } from './engagement.js';
import { tell } from './events.js';
import { weaponsOf } from './facts.js';
import { inUse } from './hands.js';
import { label } from './labels.js';
import { attacksIn } from './order.js';
import { HALVES, rollValue } from './roll-value.js';
import type { Engagement, Fight, Fighter } from './state.js';

const shieldOf = (f: Fighter) => [f.main, f.off].find((wield) => wield?.weapon.class === 'shield');

/**
 * Every second in which he fights, a fighter with a shield takes a stance (DAS-336, DAS-376): by default offensive as
 * attacker, else defensive. Who neither strikes nor is struck at, or cannot even defend himself, needs none.
 */
export function takeStances(fight: Fight, due: readonly Engagement[], table: Table): void {
  for (const f of fight.fighters) {
    f.stance = null;
    if (!shieldOf(f) || !ableToDefend(f) || fight.book.options.shieldStance === 'off') continue;
    const own = due.filter((e) => concerns(e, f) && isActive(fight, e));
    if (own.length > 0) takeStance(f, own, table);
  }
}

/** Whether the one whose turn it is can strike at all. */
const isActive = (fight: Fight, e: Engagement): boolean =>
  e.attacker !== null && ableToAttack(e.attacker) && attacksIn(fight, e, e.attacker);

function takeStance(f: Fighter, own: readonly Engagement[], table: Table): void {
  const attacks = own.some((e) => e.attacker === f);
  const choice = table.choose(
    f.card.id,
    'shield-stance',
    () => question(f, own),
    () => ({ option: attacks ? 'offensive' : 'defensive' }),
  );
  const stance = choice.option as 'offensive' | 'defensive';
  f.stance = stance;
  tell(table, () => ({ type: 'stance.taken', who: f.card.id, stance }));
}

/** Both stances with what they cost, and what he faces in this second. */
const question = (f: Fighter, own: readonly Engagement[]): Asked => ({
  options: [
    { id: 'offensive', note: phrase('note.stance-offensive', costOf(f, 'stance-offensive')) },
    { id: 'defensive', note: phrase('note.stance-defensive', costOf(f, 'stance-defensive')) },
  ],
  facts: own.map((e): Item => ({ kind: 'line', text: faced(f, e) })),
});

/** The weapons concerned, and W // 2 (DAS-186, DAS-187). */
function costOf(f: Fighter, stance: 'stance-offensive' | 'stance-defensive') {
  const main = f.main?.weapon.class === 'shield' ? null : inUse(f);
  return {
    shield: label(shieldOf(f)!.weapon),
    weapon: main ? label(main.weapon) : phrase('fact.main-weapon'),
    half: rollValue(f, HALVES[stance]),
    whole: rollValue(f, 0),
  };
}

function faced(f: Fighter, e: Engagement): Phrase {
  const enemy = opponentOf(e, f);
  const slots = { who: { t: '@', id: enemy.card.id }, weapons: weaponsOf(enemy) };
  if (e.attacker === f) return phrase('fact.faces-defender', slots);
  return phrase(e.kind === 'ranged' ? 'fact.faces-shooter' : 'fact.faces-attacker', slots);
}
