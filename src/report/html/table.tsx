import type { Bar, Cell, Value } from '../../engine/index.js';
import type { TableBlock, TableRow } from '../blocks.js';
import { areNumbers, cellLines, isBar } from '../cell.js';
import { toneSign, type Screen } from '../screen.js';
import type { Wording } from '../wording.js';

const paper: Screen = { width: 120, color: false, ascii: false };

interface TableProps {
  readonly block: TableBlock;
  readonly wording: Wording;
  /** What it is called for those who hear it, where it has no title. */
  readonly label?: string;
}

/** A table in a box of its own, which scrolls where the table is wider than the page. */
export function Table({ block, wording, label = '' }: TableProps) {
  const { title, columns, rows } = block;
  const name = title ? wording.say(title) : label;
  const count = Math.max(0, columns?.length ?? 0, ...rows.map(({ cells }) => cells.length));
  const numeric = Array.from({ length: count }, (_, i) =>
    areNumbers(
      rows.map(({ cells }) => (isBarCell(cells[i]) ? [{ text: 'bar' }] : cellLines(cells[i], wording, paper))),
    ),
  );
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={name}>
      <table>
        {title && <caption>{name}</caption>}
        {columns && (
          <thead>
            <tr>
              {columns.map((column, i) => (
                <HeadCell key={i} text={wording.say(column)} isNumber={numeric[i] ?? false} />
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, i) => (
            <Row key={i} row={row} numeric={numeric} wording={wording} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A column without a word of its own is no head. */
const HeadCell = ({ text, isNumber }: { readonly text: string; readonly isNumber: boolean }) =>
  text === '' ? (
    <td />
  ) : (
    <th scope="col" class={isNumber ? 'number' : undefined}>
      {text}
    </th>
  );

interface RowProps {
  readonly row: TableRow;
  readonly numeric: readonly boolean[];
  readonly wording: Wording;
}

function Row({ row: { cells, tone = 'plain' }, numeric, wording }: RowProps) {
  const last = cells.findLastIndex((cell) => cell !== '');
  return (
    <tr class={tone === 'plain' ? undefined : `tone-${tone} ${tone}`}>
      {cells.map((cell, i) => {
        const sign = i === last && i > 0 ? toneSign(tone, paper).trimStart() : '';
        const content = [sign, <Content key="cell" cell={cell} wording={wording} />];
        const name = numeric[i] ? 'number' : undefined;
        return i === 0 ? (
          <th key={i} scope="row" class={name}>
            {content}
          </th>
        ) : (
          <td key={i} class={name}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

const isBarCell = (cell: Cell | undefined): cell is Bar => cell !== undefined && isBar(cell);

function Content({ cell, wording }: { readonly cell: Cell; readonly wording: Wording }) {
  if (isBar(cell)) return <Meter {...cell} wording={wording} />;
  const lines = Array.isArray(cell) ? (cell as readonly Value[]) : [cell];
  return (
    <>
      {lines.map((line, i) => (
        <span key={i}>
          {i > 0 && <br />}
          {wording.say(line)}
        </span>
      ))}
    </>
  );
}

/** A bar in a cell, with its numbers unless it is a share of 1. */
function Meter({ bar, max, wording }: Bar & { readonly wording: Wording }) {
  const share = max > 0 ? Math.min(100, Math.max(0, (100 * bar) / max)) : 0;
  return (
    <>
      <span class="meter" aria-hidden="true">
        <span style={{ width: `${Math.round(share * 10) / 10}%` }} />
      </span>
      {max === 1 ? '' : `${wording.say(bar)}/${wording.say(max)}`}
    </>
  );
}
