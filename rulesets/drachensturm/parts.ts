/** Parts of the body, in the order in which arrays of parts hold them. */
export const partIds = [
  'kopf',
  'brust',
  'bauch',
  'linker-arm',
  'rechter-arm',
  'linkes-bein',
  'rechtes-bein',
  'schwanz',
] as const;
export type PartId = (typeof partIds)[number];

/** Index of a part. */
export type Part = number;

export const KOPF = 0;
export const BRUST = 1;
export const BAUCH = 2;
export const LEFT_ARM = 3;
export const RIGHT_ARM = 4;
export const LEFT_LEG = 5;
export const RIGHT_LEG = 6;
export const SCHWANZ = 7;

export const partOf = (id: PartId): Part => partIds.indexOf(id);
export const isArm = (part: Part): boolean => part === LEFT_ARM || part === RIGHT_ARM;
export const isLeg = (part: Part): boolean => part === LEFT_LEG || part === RIGHT_LEG;
/** Whether the part can be cut off without killing. */
export const isLimb = (part: Part): boolean => part >= LEFT_ARM;

/** Codes of armour (2.2): a piece protects the parts it names. */
export const partCodes = ['br', 'ba', 'sc', 'ar', 'la', 'ra', 'be', 'lb', 'rb', 'sw', 'gk'] as const;
export type PartCode = (typeof partCodes)[number];

const codes: Readonly<Record<PartCode, readonly Part[]>> = {
  br: [BRUST],
  ba: [BAUCH],
  sc: [KOPF],
  ar: [LEFT_ARM, RIGHT_ARM],
  la: [LEFT_ARM],
  ra: [RIGHT_ARM],
  be: [LEFT_LEG, RIGHT_LEG],
  lb: [LEFT_LEG],
  rb: [RIGHT_LEG],
  sw: [SCHWANZ],
  gk: [BRUST, BAUCH, LEFT_ARM, RIGHT_ARM, LEFT_LEG, RIGHT_LEG, SCHWANZ],
};

/** DRA-218: the parts that a piece of armour protects. */
export const partsOfCodes = (named: readonly PartCode[]): readonly Part[] => [
  ...new Set(named.flatMap((code) => codes[code])),
];

/** The row of tables c8 and d1 for a part: both arms and both legs share one. */
export const partGroup = (part: Part): string =>
  isArm(part) ? 'arm' : isLeg(part) ? 'bein' : (partIds[part] ?? 'brust');
