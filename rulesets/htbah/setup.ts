import type { Asked } from '../../src/engine/index.js';
import type { Fighter } from './fighter.js';
import { questionsOf } from './questions.js';
import type { Combatant, Fight, HtbahGame, Questions } from './state.js';
import { emptySurvey } from './targets.js';

/** Everybody in list order (specification 2.5), with the life points and GBP of the sheets (HTB-062). */
export function setup(game: HtbahGame): Fight {
  const listed: Combatant[] = [];
  for (const fighter of game.fighters) if (fighter.side === 0) listed.push(combatant(fighter));
  for (const fighter of game.fighters) if (fighter.side !== 0) listed.push(combatant(fighter));
  const first = listed[0]!;
  const fight: Fight = {
    book: first.fighter.book,
    start: game.setup.start,
    listed,
    order: listed,
    phase: 'initiative',
    round: 0,
    open: false,
    clock: 0,
    seconds: 0,
    mercy: false,
    over: false,
    stirred: true,
    me: first,
    foe: first,
    arm: first.arm,
    harm: first.arm.harm,
    questions: unasked,
    survey: emptySurvey(),
    thrown: 0,
    faces: noFaces,
  };
  fight.questions = questionsOf(fight);
  return fight;
}

const noFaces: readonly number[] = [];

const nothing = (): Asked => ({ options: [] });

/** Stands in until the fight is there that the questions speak of. */
const unasked: Questions = { action: nothing, weapon: nothing, parry: nothing };

/** A fighter who starts is able, or unconscious if his life points are already too low (HTB-061). */
export function combatant(fighter: Fighter): Combatant {
  const { gbp, life } = fighter;
  return {
    id: fighter.id,
    side: fighter.side,
    fighter,
    state: life < fighter.book.constants.unconsciousBelow ? 'unconscious' : 'able',
    life,
    gbp: { handeln: gbp.handeln, wissen: gbp.wissen, soziales: gbp.soziales },
    surprised: false,
    parryUsed: false,
    acted: false,
    arm: fighter.arms[0]!,
    initiative: 0,
    party: -1,
    hits: 0,
  };
}
