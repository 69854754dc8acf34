import type { Asked, Table } from '../../src/engine/index.js';
import { ableToAttack } from './able.js';
import { playBundle } from './bundle.js';
import { isInMelee, opponentOf } from './engagement.js';
import { tell } from './events.js';
import { currentKar } from './exhaustion.js';
import { enemyFacts, enemyNote } from './facts.js';
import { playShot } from './ranged.js';
import { playSequence } from './sequence.js';
import { newSequence, type Sequence } from './sequence-state.js';
import type { Engagement, Fight, Fighter } from './state.js';
import { tacticsOf } from './tactics.js';

/**
 * L2: who is attacker in several due engagements chooses one (DAS-072, DAS-366). From now to the end of the second he
 * counts as attacking there, if he is able (DAS-448).
 */
export function chooseTargets(fight: Fight, due: readonly Engagement[], table: Table): void {
  for (const f of fight.fighters) {
    f.attacks = null;
    if (!ableToAttack(f)) continue;
    let first: Engagement | null = null;
    let several = false;
    for (const e of due) {
      if (!attacksIn(fight, e, f)) continue;
      if (first) several = true;
      first ??= e;
    }
    f.attacks = several
      ? chooseTarget(
          fight,
          due.filter((e) => attacksIn(fight, e, f)),
          f,
          table,
        )
      : first;
  }
}

/** Whether a fighter has the attack in an engagement; a shooter in close combat does not shoot (DAS-454). */
export const attacksIn = (fight: Fight, e: Engagement, f: Fighter): boolean =>
  e.attacker === f && (e.kind === 'melee' || !isInMelee(fight, f));

function chooseTarget(fight: Fight, own: readonly Engagement[], f: Fighter, table: Table): Engagement {
  const foe = (e: Engagement) => opponentOf(e, f);
  const choice = table.choose(
    f.card.id,
    'target',
    (): Asked => ({
      options: own.map((e) => ({
        id: foe(e).card.id,
        label: { t: '@', id: foe(e).card.id },
        note: enemyNote(fight, f, foe(e)),
      })),
      facts: own.flatMap((e) => enemyFacts(fight, f, foe(e))),
    }),
    () => ({ option: foe(preferredTarget(own, f)).card.id }),
  );
  const chosen = own.find((e) => foe(e).card.id === choice.option)!;
  tell(table, () => ({
    type: 'target.chosen',
    who: f.card.id,
    against: foe(chosen).card.id,
    instead: own.filter((e) => e !== chosen).map((e) => foe(e).card.id),
  }));
  return chosen;
}

/** The enemy with the lowest GZ, then listing order; with the tactic `first` listing order alone. */
function preferredTarget(own: readonly Engagement[], f: Fighter): Engagement {
  const byListing = (x: Engagement, y: Engagement) => opponentOf(x, f).nr - opponentOf(y, f).nr;
  const byGz = (x: Engagement, y: Engagement) => opponentOf(x, f).gz - opponentOf(y, f).gz;
  const first = tacticsOf(f).npcTarget === 'first';
  return [...own].sort((x, y) => (first ? 0 : byGz(x, y)) || byListing(x, y))[0]!;
}

/**
 * L3 to L5: due sequences against one defender form a bundle, shots stand alone (DAS-361); bundles are played by the
 * lowest KAR among their attackers, then by start, then by listing (DAS-073…075).
 * @returns the sequences in listing order, for 5f
 */
export function playDue(fight: Fight, due: readonly Engagement[], table: Table): readonly Sequence[] {
  const sequences = due.map((e) => {
    e.start = e.next;
    return newSequence(fight, e, e.attacker!);
  });
  if (sequences.length === 1) {
    playAlone(fight, sequences[0]!, table);
    return sequences;
  }
  for (const bundle of bundlesOf(sequences)) {
    if (bundle.length === 1) playAlone(fight, bundle[0]!, table);
    else playBundle(fight, bundle, table);
  }
  return sequences;
}

const playAlone = (fight: Fight, s: Sequence, table: Table): void =>
  s.e.kind === 'ranged' ? playShot(fight, s, table) : playSequence(fight, s, table);

/** The bundles in the order in which they are played. */
export function bundlesOf(sequences: readonly Sequence[]): readonly (readonly Sequence[])[] {
  const bundles: Sequence[][] = [];
  for (const s of sequences) {
    const old = bundles.find(([b]) => s.e.kind === 'melee' && b!.e.kind === 'melee' && b!.defender === s.defender);
    if (old) old.push(s);
    else bundles.push([s]);
  }
  const kar = (bundle: readonly Sequence[]) => Math.min(...bundle.map((s) => currentKar(s.attacker)));
  const start = (bundle: readonly Sequence[]) => Math.min(...bundle.map((s) => s.e.start));
  const nr = (bundle: readonly Sequence[]) => bundle[0]!.e.nr;
  return bundles.sort((x, y) => kar(x) - kar(y) || start(x) - start(y) || nr(x) - nr(y));
}
