import type { Arm, StartState } from './state.js';
import type { Carried, Sheet } from './sheet.js';
import type { MemberKeys } from './start.js';

/** What a sheet and a member of a fight say of the state at the start. */
export function startOf(
  sheet: Sheet,
  tp: number,
  arms: readonly Arm[],
  extra: Readonly<Record<string, unknown>>,
): StartState {
  const keys = extra as MemberKeys;
  const { current = {} } = sheet;
  return {
    tp: current.tp ?? tp,
    wounds: current.wounds ?? 0,
    prone: current.prone ?? false,
    mounted: sheet.mounted ?? sheet.mount !== undefined,
    ...inHands(readyArms(sheet.weapons ?? [], arms)),
    loaded: arms.map((_, i) => sheet.weapons?.[i]?.loaded ?? true),
    counts: arms.map((arm) => arm.count),
    position: keys.position ?? null,
    surprised: keys.surprised ?? false,
    cover: keys.cover ?? 'none',
    room: keys.roomToDodge ?? true,
    higherThan: keys.higherThan ?? [],
  };
}

/**
 * What is ready at the start. Without a word about it: the first weapon that is no shield, and a shield unless that
 * weapon needs both hands (AGO-025). What the sheet says goes before what it leaves open.
 */
export function readyArms(carried: readonly Carried[], arms: readonly Arm[]): readonly Arm[] {
  const first = arms.slice(0, carried.length).find((arm) => arm.weapon.class !== 'shield') ?? arms[0];
  const said = arms.filter((_, i) => carried[i]?.ready === true);
  const ready = [...said];
  carried.forEach((entry, i) => {
    const arm = arms[i]!;
    const byDefault = arm === first || arm.weapon.class === 'shield';
    if (entry.ready === undefined && byDefault && !ready.some((other) => clash(other, arm))) ready.push(arm);
  });
  return ready;
}

/** Whether two items need the same hand (AGO-024). */
export const clash = (a: Arm, b: Arm): boolean => a.hand === 'both' || b.hand === 'both' || a.hand === b.hand;

function inHands(ready: readonly Arm[]): { readonly main: Arm | null; readonly off: Arm | null } {
  const held = (hand: 'main' | 'off') => ready.find((arm) => arm.hand === hand || arm.hand === 'both') ?? null;
  return { main: held('main'), off: held('off') };
}
