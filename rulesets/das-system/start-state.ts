import type { Book, Plan } from './book.js';
import type { Sheet } from './sheet.js';
import type { Bleeding, Pain, StartState, Wound } from './state.js';

/** What a sheet says of the state at the start (specification 2.1, DAS-015, DAS-016, DAS-440). */
export function startOf(
  book: Book,
  sheet: Sheet,
  plan: Plan,
  gzMax: number,
  hands: Pick<StartState, 'main' | 'off' | 'carried'>,
): StartState {
  const { state = {} } = sheet;
  const gz = state.gz ?? gzMax;
  const full = Math.floor((Math.max(0, gz) * book.constants.enduranceStartPercent) / 100);
  const wounds = woundsOf(book, sheet, plan);
  const limbs = limbsOf(plan, wounds);
  return {
    gz,
    endurance: state.endurance ?? full,
    karRise: state.karRise ?? 0,
    ...withoutLostArms(sheet, plan, limbs, hands),
    wounds,
    bleedings: runningOf(sheet, wounds, (wound, given) => bleedingOf(book, wound, given.bleeding)),
    pains: runningOf(sheet, wounds, (wound, given) => painOf(wound, given.pain)),
    limbs,
    lying: limbs.some((limb, i) => limb > 0 && plan.parts[i]!.spots[0]!.region === 'leg'),
    mute: wounds.some(({ row }) => row.flags.includes('mute')),
    chokes: wounds.some(({ row }) => row.flags.includes('choke')),
  };
}

type Given = NonNullable<NonNullable<Sheet['state']>['wounds']>[number];

/** Every wound of the sheet; a sheet without errors has no others. */
const woundsOf = (book: Book, sheet: Sheet, plan: Plan): readonly Wound[] =>
  (sheet.state?.wounds ?? []).map((given) => ({
    row: book.woundByNr[given.nr]!.row,
    spot: plan.spots.find((spot) => spot.part.id === given.part && spot.id === given.location)!,
    w: given.w,
    second: -1,
    healed: false,
  }));

const runningOf = <T>(
  sheet: Sheet,
  wounds: readonly Wound[],
  make: (wound: Wound, given: Given) => T | undefined,
): readonly T[] =>
  (sheet.state?.wounds ?? []).map((given, i) => make(wounds[i]!, given)).filter((running) => running !== undefined);

function bleedingOf(book: Book, wound: Wound, given: Given['bleeding']): Bleeding | undefined {
  if (!given) return undefined;
  const passed = Math.max(0, (book.bleeding[given.line - 1]?.seconds ?? given.left) - given.left);
  return { wound, line: given.line, passed, since: -1 };
}

const painOf = (wound: Wound, given: Given['pain']): Pain | undefined =>
  given && { wound, line: given.line, left: given.left, since: -1 };

/** By part: 0 whole, 1 out, 2 lost. */
const limbsOf = (plan: Plan, wounds: readonly Wound[]): readonly number[] =>
  plan.parts.map((part) =>
    wounds.reduce((worst, { row, spot }) => (spot.part === part ? Math.max(worst, limbLevel(row.flags)) : worst), 0),
  );

/** What a wound does to its limb: 0 nothing, 1 out, 2 lost (DAS-282, DAS-283). */
export const limbLevel = (flags: readonly string[]): number =>
  flags.includes('limb-lost') ? 2 : flags.includes('limb-out') ? 1 : 0;

/** An arm that is out holds nothing, so what it should hold is carried (DAS-282). */
function withoutLostArms(
  sheet: Sheet,
  plan: Plan,
  limbs: readonly number[],
  hands: Pick<StartState, 'main' | 'off' | 'carried'>,
): Pick<StartState, 'main' | 'off' | 'carried'> {
  const out = (hand: string) => plan.parts.some((part, i) => part.id === `arm-${hand}` && limbs[i]! > 0);
  const right = sheet.hand !== 'left';
  const mainOut = out(right ? 'right' : 'left');
  const offOut = out(right ? 'left' : 'right');
  const main = mainOut || (offOut && hands.main?.weapon.hands === 2) ? null : hands.main;
  const off = offOut ? null : hands.off;
  const carried = [main ? null : hands.main, off ? null : hands.off].flatMap((wield) => (wield ? [wield.weapon] : []));
  return { main, off, carried: [...carried, ...hands.carried] };
}
