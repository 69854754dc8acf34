import type { Asked, Choice, Option, Param, Table } from '../../src/engine/index.js';
import { isDazed } from './able.js';
import { tellSpell } from './cast.js';
import { releaseSpell } from './effect.js';
import { label, p } from './labels.js';
import { planOptions, targetValue } from './plan-options.js';
import { isSpellTarget, spellTarget } from './targets.js';
import { changeMind, giveUp } from './turn.js';
import type { Cast, Fight, Fighter } from './state.js';

const HOLD: Choice = Object.freeze({ option: 'hold' });

const isAimed = ({ spell }: Cast): boolean => spell.target === 'enemy' || spell.target === 'ally';

const targetsOf = (fight: Fight, f: Fighter, { spell }: Cast): readonly Fighter[] =>
  fight.fighters.filter((other) => isSpellTarget(f, spell, other));

/** Release at once, if there is somebody to release it on (AGO-293). */
function byItself(fight: Fight, f: Fighter, cast: Cast): Choice {
  if (!isAimed(cast)) return { option: 'release' };
  const target = spellTarget(fight, f, cast.spell);
  return target ? { option: 'release', target: target.card.id } : HOLD;
}

/**
 * A spell is ready: its caster lets it take effect now or holds it (AGO-095, AGO-096). On his own turn he may still
 * change his mind or give up; before the turns of others he is asked only while he holds it.
 */
export function askRelease(fight: Fight, f: Fighter, ownTurn: boolean, table: Table): void {
  const cast = f.cast!;
  const choice = table.choose(
    f.card.id,
    'release',
    () => question(fight, f, cast, ownTurn),
    () => byItself(fight, f, cast),
  );
  if (ownTurn && choice.option === 'give-up') return giveUp(fight, f, table);
  if (ownTurn && choice.option !== 'release' && choice.option !== 'hold') return changeMind(fight, f, choice, table);
  if (ownTurn) f.done = true;
  if (choice.option === 'hold') return hold(f, cast, table);
  releaseOn(fight, f, cast, choice['target'], table);
}

function releaseOn(fight: Fight, f: Fighter, { spell }: Cast, id: unknown, table: Table): void {
  const target = spell.target === 'self' ? f : (fight.fighters.find(({ card }) => card.id === id) ?? null);
  releaseSpell(fight, f, spell, target, table);
}

function hold(f: Fighter, cast: Cast, table: Table): void {
  if (cast.held) return;
  cast.rounds = cast.spell.rounds;
  cast.held = true;
  tellSpell('spell.held', f, cast, table);
}

function question(fight: Fight, f: Fighter, cast: Cast, ownTurn: boolean): Asked {
  const own = ownTurn ? [...planOptions(fight, f, 'act'), { id: 'give-up' }] : [];
  const facts = [{ kind: 'line', text: p('fact.spell', { spell: label(cast.spell), text: cast.spell.text }) }] as const;
  return { options: [releaseOption(fight, f, cast), { id: 'hold' }, ...own], facts };
}

function releaseOption(fight: Fight, f: Fighter, cast: Cast): Option {
  if (!isAimed(cast)) return { id: 'release' };
  const targets = targetsOf(fight, f, cast);
  if (targets.length === 0) return { id: 'release', forbidden: p('no.spell-target') };
  const target: Param = {
    id: 'target',
    kind: 'one-of',
    values: targets.map((other) => targetValue(f, other)),
    preferred: () => targets[0]!.card.id,
  };
  return { id: 'release', params: [target] };
}

/** Who is helpless or stunned lets nothing take effect any more (AGO-097, AGO-239). */
const canRelease = (fight: Fight, f: Fighter): boolean => !f.out && !isDazed(fight, f);

/** Before the turn of anybody else, those who hold a spell are asked in the order of the fight file. */
export function offerRelease(fight: Fight, next: Fighter, table: Table): void {
  for (const f of fight.fighters) {
    if (f.cast?.held && f !== next && canRelease(fight, f) && !fight.over) askRelease(fight, f, false, table);
  }
}

/** At the end of the round what is still held is released, or fades without a target (AGO-096). */
export function releaseLast(fight: Fight, table: Table): void {
  for (const f of fight.fighters) {
    if (!f.cast?.held || fight.over) continue;
    const { cast } = f;
    const targets = targetsOf(fight, f, cast);
    if (!canRelease(fight, f) || (isAimed(cast) && targets.length === 0)) fade(f, cast, table);
    else releaseOn(fight, f, cast, isAimed(cast) ? lastTarget(fight, f, cast, targets, table) : null, table);
  }
}

function fade(f: Fighter, cast: Cast, table: Table): void {
  f.cast = null;
  tellSpell('spell.faded', f, cast, table);
}

function lastTarget(fight: Fight, f: Fighter, cast: Cast, targets: readonly Fighter[], table: Table): string {
  if (targets.length === 1) return targets[0]!.card.id;
  const choice = table.choose(
    f.card.id,
    'release',
    () => ({ options: [releaseOption(fight, f, cast)] }),
    () => byItself(fight, f, cast),
  );
  return choice['target'] as string;
}
