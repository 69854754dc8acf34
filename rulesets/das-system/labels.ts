import { phrase, type Phrase } from '../../src/engine/index.js';
import type { Fighter, Wield } from './state.js';

/** A row of a table or of a sheet by its name in the reader's language. */
export const label = ({ de, en }: { readonly de: string; readonly en: string }): Phrase => ({ t: 'label', de, en });

/** The id of a wield in answers: the weapon, or `…-off` if both hands hold the same. */
export const wieldId = (f: Fighter, wield: Wield): string =>
  wield === f.off && f.main?.weapon.id === wield.weapon.id ? `${wield.weapon.id}-off` : wield.weapon.id;

/** What a wield is called: the same weapon in both hands goes by its hand. */
export const wieldLabel = (f: Fighter, wield: Wield): Phrase => {
  const name = label(wield.weapon);
  return wieldId(f, wield) === wield.weapon.id ? name : phrase('show.off-hand', { weapon: name });
};

/** A parameter that names one of several wields; none if there is only one. */
export const wieldParam = (f: Fighter, id: string, wields: readonly Wield[], preferred: Wield | undefined) =>
  wields.length < 2
    ? []
    : [
        {
          id,
          kind: 'one-of' as const,
          values: wields.map((wield) => ({ id: wieldId(f, wield), label: wieldLabel(f, wield) })),
          preferred: () => wieldId(f, preferred ?? wields[0]!),
        },
      ];

/** The wield that a choice names; the only one if it was not asked for. */
export const chosenWield = (f: Fighter, wields: readonly Wield[], id: unknown): Wield =>
  wields.find((wield) => wieldId(f, wield) === id) ?? wields[0]!;

/** What a choice must say about the wield: nothing if there is only one. */
export const wieldChoice = (f: Fighter, id: string, wields: readonly Wield[], wield: Wield) =>
  wields.length < 2 ? {} : { [id]: wieldId(f, wield) };
