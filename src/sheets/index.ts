export { type Diagnostic, type Loaded, type Path } from './diagnostic.js';
export { type FileRead, type Files, type Registry, type Shelf, SIZE_LIMIT } from './files.js';
export { nodeFiles, packageRoot } from './node-files.js';
export { findFile, type Found } from './read/find.js';
export { foldText, kebab, nearest } from './spelling.js';
export { type Labels, labelsAt } from './shape/keys.js';
export { fightJsonSchema, houseJsonSchema, type JsonSchema, sheetJsonSchema } from './json-schema.js';
export { loadDuel } from './load/duel.js';
export {
  type FightLoaded,
  type FightWishes,
  loadFight,
  loadVariable,
  type ScriptItem,
  type VariableFight,
} from './load/fight.js';
export { type FileKind, loadKind } from './load/kind.js';
export { FIGHTER_LIMIT } from './load/members.js';
export { uniqueIds, uniqueNames } from './load/names.js';
export { loadHouseRules, loadRules, type Rulebook } from './load/rulebook.js';
export { loadSheet, type SheetLoaded, type SheetRead, type SheetWishes } from './load/sheet.js';
export { loadTerms, type Terms } from './load/terms.js';
export { sideCalled } from './vary/target.js';
export { type Variation, VARY } from './vary/words.js';
