import type { Cell, Chart, Figure, Item, Phrase, Tone } from '../engine/index.js';

/** A row of a table; its tone is told by a sign too. */
export interface TableRow {
  readonly cells: readonly Cell[];
  readonly tone?: Tone;
}

/** A table with its rows. */
export interface TableBlock {
  readonly kind: 'table';
  readonly title?: Phrase;
  readonly columns?: readonly Phrase[];
  readonly rows: readonly TableRow[];
}

/** A piece of a report that is laid out as a whole. */
export type Block =
  | TableBlock
  | { readonly kind: 'heading'; readonly text: Phrase }
  | { readonly kind: 'line'; readonly text: Phrase; readonly tone?: Tone }
  | { readonly kind: 'figure'; readonly figure: Figure }
  | { readonly kind: 'chart'; readonly chart: Chart };

/** Items with rows gathered under the table they belong to; rows without one make a table of their own. */
export function blocksOf(items: readonly Item[]): Block[] {
  const blocks: Block[] = [];
  let rows: TableRow[] | undefined;
  for (const item of items) {
    if (item.kind === 'row') {
      if (!rows) blocks.push({ kind: 'table', rows: (rows = []) });
      rows.push(item);
    } else if (item.kind === 'table') {
      blocks.push({ ...item, rows: (rows = []) });
    } else {
      rows = undefined;
      blocks.push(item);
    }
  }
  return blocks;
}
