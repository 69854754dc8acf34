import type { Figure, Item, Mark } from '../../src/engine/index.js';
import { partIds } from './parts.js';
import type { Combatant } from './state.js';

/** Seen from the front: his right side is on the left. */
const lines = [
  '          {kopf}',
  '{rechter-arm} +--+--+ {linker-arm}',
  '      | {brust} |',
  '      | {bauch} |',
  '      +--+--+',
  '  {rechtes-bein}   {linkes-bein}',
];
const tailLine = '          {schwanz}';

/** DRA-018: the picture of a fighter with LE of every part. */
export function figureOf(c: Combatant): readonly Item[] {
  const tailed = c.fighter.parts[7]! > 0;
  const marks = Object.fromEntries(partIds.map((id, part) => [id, markOf(c, part)]));
  const figure: Figure = { lines: tailed ? [...lines, tailLine] : lines, marks };
  return [{ kind: 'figure', figure }];
}

/** Untouched, hurt, badly hurt (below half), out of action. */
function markOf(c: Combatant, part: number): Mark {
  const full = c.fighter.parts[part]!;
  const now = c.le[part]!;
  const level = now >= full ? 0 : now <= 0 ? 3 : now * 2 < full ? 2 : 1;
  return { text: String(now).padStart(3), level };
}
