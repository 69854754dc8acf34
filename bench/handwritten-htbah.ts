import type { Seed } from '../src/dice/index.js';

// The duel of fights/htbah/duel.yaml as a loop of its own: no table, no rules, no names, nothing that can be asked,
// told or changed. It throws the same dice in the same order, so it is what the product's generality is measured by.

/** One of the two, with all that his sheet comes to worked out. */
interface Duellist {
  readonly initiative: number;
  /** Bounds of a W100: up to `attack` hits, up to `critical` without a parry and doubled, from `fumble` no second try. */
  readonly attack: number;
  readonly critical: number;
  readonly fumble: number;
  readonly parry: number;
  readonly parryFumble: number;
  readonly damageDice: number;
  /** Below this life he spends a Geistesblitzpunkt on a parry against the other's weapon. */
  readonly afraidBelow: number;
  readonly sparks: number;
}

const howky: Duellist = {
  initiative: 11,
  attack: 71,
  critical: 7,
  fumble: 98,
  parry: 11,
  parryFumble: 92,
  damageDice: 4,
  afraidBelow: 10 + (5 * 11) / 2,
  sparks: 1,
};

const bernd: Duellist = {
  initiative: 15,
  attack: 85,
  critical: 8,
  fumble: 99,
  parry: 25,
  parryFumble: 93,
  damageDice: 5,
  afraidBelow: 10 + (4 * 11) / 2,
  sparks: 2,
};

const duellists = [howky, bernd] as const;

/** How a duel ended: the winner (0 Howky, 1 Bernd, -1 nobody) and its length in seconds. */
export interface DuelEnd {
  readonly winner: -1 | 0 | 1;
  readonly seconds: number;
}

/** The whole duel of one seed. */
export function handwrittenDuel(source: Seed): DuelEnd {
  let thrown = 0;
  const w100 = (): number => source.at(thrown++).below(100) + 1;
  const lives = [100, 100];
  const sparks = [howky.sparks, bernd.sparks];

  /** What a blow takes of the other's life. */
  function blow(me: 0 | 1, foe: 0 | 1): number {
    const { attack, critical, fumble, damageDice } = duellists[me];
    let roll = w100();
    while (roll > attack && roll < fumble && sparks[me]! > 0) {
      sparks[me]!--;
      roll = w100();
    }
    if (roll > attack || (roll > critical && parries(foe))) return 0;
    const random = source.at(thrown++);
    let damage = damageDice;
    for (let i = 0; i < damageDice; i++) damage += random.below(10);
    return roll <= critical ? 2 * damage : damage;
  }

  function parries(me: 0 | 1): boolean {
    const { parry, parryFumble, afraidBelow } = duellists[me];
    let roll = w100();
    while (roll > parry && roll < parryFumble && sparks[me]! > 0 && lives[me]! < afraidBelow) {
      sparks[me]!--;
      roll = w100();
    }
    return roll <= parry;
  }

  const first = source.at(thrown++).below(10) + howky.initiative > source.at(thrown++).below(10) + bernd.initiative;
  let me: 0 | 1 = first ? 0 : 1;
  for (let turn = 0; turn < 200; turn++) {
    const foe = me === 0 ? 1 : 0;
    const damage = blow(me, foe);
    lives[foe]! -= damage;
    if (damage > 60 || lives[foe]! < 10) return { winner: me, seconds: 3 * (1 + (turn >> 1)) };
    me = foe;
  }
  return { winner: -1, seconds: 300 };
}
