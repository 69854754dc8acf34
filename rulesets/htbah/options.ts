import type { OptionSpec } from '../../src/engine/index.js';

/** What a group may set; the first value is the default. */
export const options = {
  critRounding: {
    values: ['floorCeil', 'halfUp'],
    rules: ['HTB-035', 'HTB-037', 'HTB-039', 'HTB-047', 'HTB-048'],
    provenance: 'H',
  },
  critFailureRule: {
    values: ['ninetyPlus', 'inabilityFaces'],
    rules: ['HTB-036', 'HTB-038', 'HTB-049'],
    provenance: 'P',
  },
  begabungCritFailure: { values: [true, false], rules: ['HTB-045'], provenance: 'H' },
  critDoubles: { values: ['total', 'dice'], rules: ['HTB-157'], provenance: 'H' },
  unparryable: { values: ['shotAndBlast', 'allRanged'], rules: ['HTB-135', 'HTB-136', 'HTB-137'], provenance: 'H' },
  surprisedMayParry: { values: [false, true], rules: ['HTB-145'], provenance: 'H' },
  npcInitiative: {
    values: ['each', 'common', 'byHandeln', 'ask'],
    rules: ['HTB-066', 'HTB-067', 'HTB-068', 'HTB-069', 'HTB-070'],
    provenance: 'S',
  },
  tieBreak: {
    values: ['handeln', 'rollOff', 'gm'],
    rules: ['HTB-075', 'HTB-076', 'HTB-077', 'HTB-078'],
    provenance: 'H',
  },
  ambushCheck: { values: ['skilled', 'all', 'none'], rules: ['HTB-084', 'HTB-085'], provenance: 'D' },
  flight: {
    values: ['check', 'automatic', 'gm'],
    rules: ['HTB-099', 'HTB-194', 'HTB-195', 'HTB-196', 'HTB-197'],
    provenance: 'H',
  },
  medicalAid: { values: ['check', 'automatic', 'off'], rules: ['HTB-174', 'HTB-175', 'HTB-176'], provenance: 'H' },
  gbpPerCheck: { values: ['unlimited', 'one'], rules: ['HTB-053', 'HTB-054'], provenance: 'H' },
  endWhenIncapacitated: {
    values: [true, false],
    rules: ['HTB-105', 'HTB-108', 'HTB-109', 'HTB-225'],
    provenance: 'H',
  },
  askModifier: { values: ['off', 'attack', 'parry', 'all'], rules: ['HTB-151'], provenance: 'H' },
  ruestung: { values: [false, true], rules: ['HTB-178'], provenance: 'P' },
  genauereEinteilung: { values: [false, true], rules: ['HTB-203'], provenance: 'P' },
  realistischeVerteilung: { values: [false, true], rules: ['HTB-213'], provenance: 'P' },
} as const satisfies Readonly<Record<string, OptionSpec>>;
