/** The ids of the numbers in `constants.yaml` with their least and greatest sensible value. */
export const constantIds = {
  attackersMin: [1, 99],
  attackersMax: [0, 99],
  sizeFactor: [0, 5],
  orderLostAtOrBelow: [-99, 99],
  reactionsPerRound: [0, 5],
  fullDefenceReactions: [0, 5],
  disarmMargin: [0, 99],
  feint: [-99, 99],
  spellOrderBonus: [-99, 99],
  surpriseRounds: [1, 10],
  roundSeconds: [1, 600],
  meleeReach: [0, 1000],
  missileDodgeMin: [-99, 99],
  missileDodgeDivisor: [1, 99],
  helplessDefence: [-99, 99],
  proneCrawl: [0, 1000],
  woundMax: [1, 10],
  faintingWound: [1, 10],
  ssw: [1, 99],
  skw: [1, 99],
  zeroBleed: [0, 500],
  deathSsw: [0, 99],
  metresPerBr: [1, 100],
  runFactor: [1, 100],
  startDistance: [0, 1000],
  fleeDistance: [0, 10000],
  fleeBelow: [1, 99],
  maxRounds: [1, 10000],
  fixedDie: [0, 99],
  oddsDepth: [1, 30],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

export type ConstantId = keyof typeof constantIds;

/** The numbers of the rules by their ids. */
export type Constants = { readonly [K in ConstantId]: number };

/** The ids of the rows of `modifiers.yaml` (T-MODS). */
export const modifierIds = [
  'iniNotReady',
  'iniNoWeapon',
  'notReady',
  'prone',
  'wrongHand',
  'change',
  'noncombat',
  'untrained',
  'specialised',
  'attackersFactor',
  'targetNormal',
  'targetFast',
  'coverHalf',
  'cover34',
  'aimPerRound',
  'shooterNormal',
  'shooterFast',
  'shooterRides',
  'shooterMelee',
  'sameWeapon',
  'mountedDodge',
  'side',
  'behind',
  'higher',
  'riderFrom',
  'standUpSg',
  'balanceSg',
  'willSg',
  'stabiliseSg',
  'mountSg',
] as const;

export type ModifierId = (typeof modifierIds)[number];

/** Modifiers and difficulties by their ids; mounting may need no test at all (AGO-257). */
export type Modifiers = { readonly [K in Exclude<ModifierId, 'mountSg'>]: number } & {
  readonly mountSg: number | null;
};
