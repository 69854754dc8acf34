import type { Figure, Item, Mark } from '../../src/engine/index.js';
import { partIds } from './parts.js';
import type { Combatant } from './state.js';

/** Seen from the front: his right side is on the left. A mark takes the room of its placeholder. */
const lines = [
  '                  {kopf}',
  '               .---------.',
  '{rechter-arm}--| {brust} |--{linker-arm}',
  '               | {bauch} |',
  "               '---------'",
  '     {rechtes-bein} {linkes-bein}',
];
const tailLine = '                {schwanz}';

/** DRA-018: the picture of a fighter with LE of every part. */
export function figureOf(c: Combatant): readonly Item[] {
  const tailed = c.fighter.parts[7]! > 0;
  const marks = Object.fromEntries(partIds.map((id, part) => [id, markOf(c, part, id)]));
  const figure: Figure = { lines: tailed ? [...lines, tailLine] : lines, marks };
  return [{ kind: 'figure', figure }];
}

/** On the right the number stands at the body, elsewhere in the middle of its place. */
const widths: Readonly<Record<string, number>> = {
  kopf: 4,
  brust: 5,
  bauch: 5,
  'rechter-arm': 13,
  'rechtes-bein': 13,
  schwanz: 5,
};

/** Untouched, hurt, badly hurt (below half), out of action. */
function markOf(c: Combatant, part: number, id: string): Mark {
  const full = c.fighter.parts[part]!;
  const now = c.le[part]!;
  const level = now >= full ? 0 : now <= 0 ? 3 : now * 2 < full ? 2 : 1;
  return { text: String(now).padStart(widths[id] ?? 2), level };
}
