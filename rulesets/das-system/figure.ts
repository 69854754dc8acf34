import type { Figure, Item, Mark, Phrase } from '../../src/engine/index.js';
import type { Part } from './book.js';
import { label, p, row, table } from './describe/items.js';
import type { Body, Card, Fight, Piece, Wound } from './state.js';

/** The picture of a fighter in mid-fight with his wounds and what is left of his armour. */
export function figure(fight: Fight, who: string): readonly Item[] {
  const fighter = fight.fighters.find((f) => f.card.id === who);
  return fighter ? picture(fighter.card, fighter.body, fighter.wounds, fighter.limbs) : [];
}

/** A body with a mark per Körperteil, and what the marks stand for. */
export function picture(card: Card, body: Body, wounds: readonly Wound[], limbs: readonly number[]): readonly Item[] {
  const open = wounds.filter((wound) => !wound.healed);
  const marks = Object.fromEntries(card.plan.parts.map((part) => [part.id, markOf(card, body, open, limbs, part)]));
  const lines = bodies[card.plan.id];
  return [...(lines ? [{ kind: 'figure', figure: { lines, marks } } as const] : []), ...legend(card, body, open)];
}

/** The gravest wound of a part; without one, the kinds of armour worn there. */
function markOf(card: Card, body: Body, wounds: readonly Wound[], limbs: readonly number[], part: Part): Mark {
  const here = wounds.filter((wound) => wound.spot.part === part);
  if (here.length === 0) return { text: kindsOf(card, body, part), level: 0 };
  const worst = here.reduce((a, b) => (b.row.line > a.row.line ? b : a));
  const more = here.length > 1 ? `+${here.length - 1}` : '';
  return { text: `${worst.row.nr}${more}`, level: limbs[part.index] ? 3 : levelOf(worst.row.line) };
}

/** Three steps of gravity for the eight lines of a wound table. */
const levelOf = (line: number): number => (line >= 6 ? 3 : line >= 4 ? 2 : 1);

const kindsOf = (card: Card, body: Body, part: Part): string => {
  const kinds = card.pieces
    .filter((piece) => guards(piece, body, part))
    .flatMap((piece) => Object.keys(piece.strength));
  return kinds.length > 0 ? `[${[...new Set(kinds)].join('')}]` : '';
};

/** Whether a piece still covers any location of a part. */
const guards = (piece: Piece, body: Body, part: Part): boolean =>
  piece.field || (piece.part === part && (body.cover[piece.nr] ?? []).some((left) => left > 0));

/** What is worn and what is hurt, part by part; parts without either are left out. */
function legend(card: Card, body: Body, wounds: readonly Wound[]): readonly Item[] {
  const rows = card.plan.parts.flatMap((part) => {
    const hurt = wounds.filter((wound) => wound.spot.part === part).map(woundName);
    const worn = card.pieces.filter((piece) => guards(piece, body, part)).map((piece) => label(piece));
    return hurt.length + worn.length > 0 ? [row(label(part), hurt, worn)] : [];
  });
  return rows.length > 0 ? [table(), ...rows] : [];
}

/** A wound by its number and location. */
export const woundName = (wound: Wound): Phrase => p('wound.at', { nr: wound.row.nr, at: label(wound.spot) });

// He faces the reader: his right arm is on the left.
const humanoid = String.raw`
                   .-"""-.
                  /       \
                 |  o   o  |   {head}
                 |    v    |
                  \  ---  /
                   '-. .-'
             .-------' '-------.
            /  .             .  \
           /  /|             |\  \
          /  / |             | \  \
         /  /  |   {torso}   |  \  \
        /  /   |             |   \  \
       (  (    |             |    )  )
        "mm    |------.------|    mm"
   {arm-right} |      |      | {arm-left}
   R           |      |      |           L
   {leg-right} |      |      | {leg-left}
               |      |      |
              _|     _|_     |_
             (______)   (______)`;

// It looks to the left and shows its left side.
const quadruped = String.raw`
     /|  /|
    / |_/ |_______________________
   /  o                           \_
 _/     {head}                     \\__
(__,--.          {torso}           /\__)
       \                           |
        |  |   |------------|  |   |
        |  |  ||            |  |  ||
        |  |  ||            |  | | |
        |__|__||            |__|_|_|
L {foreleg-left}         L {hindleg-left}
R {foreleg-right}        R {hindleg-right}`;

const bodies: Readonly<Record<string, Figure['lines'] | undefined>> = {
  humanoid: humanoid.slice(1).split('\n'),
  quadruped: quadruped.slice(1).split('\n'),
};
