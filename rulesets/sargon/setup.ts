import type { Card } from './card.js';
import { heldOf, takeArms } from './hands.js';
import { settleLevels } from './levels.js';
import { bookOf } from './book.js';
import { APART, NO_WISH, PENDING, type Fight, type Fighter, type SargonGame } from './state.js';

const none: readonly never[] = [];

/** The state before the first round (4.3). It neither rolls nor asks. */
export function setup(game: SargonGame): Fight {
  const { start, sides } = game.setup;
  const fighters = game.fighters.map((card, nr) => muster(card, nr, start.distance));
  const pairs = fighters.length * fighters.length;
  return {
    book: game.fighters[0]?.book ?? bookOf(game.setup.rules),
    sides: sides.length,
    fighters,
    roundNr: 0,
    phase: 'round',
    steps: new Array<number>(pairs).fill(APART),
    before: new Array<number>(pairs).fill(APART),
    clear: new Array<boolean>(pairs).fill(false),
    size: fighters.length,
    ground: [],
    news: 0,
    holder: null,
    deferring: false,
    decided: null,
    start,
  };
}

/** A fighter as he enters: levels of the sheet, weapons drawn and loaded, the first side at 0 (SAR-064, SAR-071, SAR-072). */
export function muster(card: Card, nr: number, distance: number): Fighter {
  const { extra } = card;
  const f: Fighter = {
    card,
    nr,
    wound: card.wound,
    fatigue: card.fatigue,
    able: true,
    malus: 0,
    fled: false,
    prone: extra.conditions.includes('prone'),
    position: extra.position ?? (card.side === 0 ? 0 : distance),
    main: card.main ? heldOf(card.main, false, true) : null,
    off: card.off ? heldOf(card.off, true, true) : null,
    shield: card.shield,
    fist: heldOf(card.fist, false, true),
    carried: card.carried.map((arm) => heldOf(arm, false, false)),
    arms: [],
    contenders: none,
    best: 0,
    modifiers: card.modifiers,
    free: { initiative: 0, attack: 0, defence: 0, challenge: 0 },
    prepared: new Array<number>(card.abilities.length).fill(-1),
    series: null,
    taken: 0,
    lost: 0,
    active: 0,
    extraUsed: false,
    quick: 0,
    both: false,
    ini: 0,
    raised: 0,
    die: 0,
    fumbled: false,
    seized: 0,
    burden: 0,
    hasSeized: false,
    mustAct: false,
    stage: PENDING,
    muted: false,
    heard: -1,
    gaveWay: false,
    excepted: false,
    round: null,
    begun: false,
    fullDodge: null,
    volles: 0,
    resting: false,
    freed: false,
    waited: false,
    rolled: false,
    walked: 0,
    paid: 0,
    attacks: 0,
    contender: null,
    wish: NO_WISH,
    total: null,
    used: new Array<number>(card.skills.length).fill(0),
    surcharge: 0,
    centre: 0,
    passed: false,
    due: 0,
  };
  settleLevels(f);
  settleModifiers(f);
  takeArms(f);
  return f;
}

/** Adds up the modifiers that hold. */
export function settleModifiers(f: Fighter): void {
  const { free, modifiers } = f;
  free.initiative = free.attack = free.defence = free.challenge = 0;
  for (const { on, value } of modifiers) free[on] += value;
}

/** Everything that belongs to one round starts anew (SAR-073). */
export function resetRound(f: Fighter): void {
  f.taken = f.lost = f.active = f.quick = f.ini = f.raised = f.die = f.seized = f.burden = 0;
  f.walked = f.paid = f.attacks = f.surcharge = f.volles = f.due = 0;
  f.extraUsed = f.both = f.fumbled = f.hasSeized = f.mustAct = f.muted = f.gaveWay = f.excepted = false;
  f.begun = f.resting = f.freed = f.waited = f.rolled = f.passed = false;
  f.stage = PENDING;
  f.heard = -1;
  f.round = null;
  f.fullDodge = null;
  f.contender = null;
  f.wish = NO_WISH;
  f.total = null;
  const { used } = f;
  for (let i = 0; i < used.length; i++) used[i] = 0;
}
