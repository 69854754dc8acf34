import { Fragment } from 'preact';
import type { Bar, Cell, Value } from '../../engine/index.js';
import type { TableBlock, TableRow } from '../blocks.js';
import { areNumbers, cellLines, isBar } from '../cell.js';
import { toneSign } from '../screen.js';
import type { Wording } from '../wording.js';
import { paperFor } from './paper.js';

interface TableProps {
  readonly block: TableBlock;
  readonly wording: Wording;
}

/** A table below its title. */
export function TitledTable({ block, wording }: TableProps) {
  const name = block.title ? wording.say(block.title) : '';
  if (name === '') return <Table block={block} wording={wording} label="" />;
  return (
    <figure class="wide">
      <figcaption>{name}</figcaption>
      <Table block={block} wording={wording} label={name} />
    </figure>
  );
}

/**
 * A table in a box of its own, which scrolls where the table is wider than the page. On a narrow screen each row is a
 * block below the one before, with its heads beside its cells.
 *
 * @param label what it is called for those who hear it
 */
export function Table({ block, wording, label }: TableProps & { readonly label: string }) {
  const { columns, rows } = block;
  const count = Math.max(0, columns?.length ?? 0, ...rows.map(({ cells }) => cells.length));
  const numeric = Array.from({ length: count }, (_, i) =>
    areNumbers(
      rows.map(({ cells }) =>
        isBarCell(cells[i]) ? [{ text: 'bar' }] : cellLines(cells[i], wording, paperFor(wording)),
      ),
    ),
  );
  const heads = (columns ?? []).map((column) => wording.say(column));
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={label}>
      <table>
        {columns && (
          <thead>
            <tr>
              {heads.map((text, i) => (
                <HeadCell key={i} text={text} isNumber={numeric[i] ?? false} />
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, i) => (
            <Row key={i} row={row} heads={heads} numeric={numeric} wording={wording} />
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
  /** What stands over each column; on a narrow screen beside each cell. */
  readonly heads: readonly string[];
  readonly numeric: readonly boolean[];
  readonly wording: Wording;
}

function Row({ row: { cells, tone = 'plain' }, heads, numeric, wording }: RowProps) {
  const last = cells.findLastIndex((cell) => cell !== '');
  return (
    <tr class={tone === 'plain' ? undefined : `tone-${tone} ${tone}`}>
      {cells.map((cell, i) => {
        const sign = i === last && i > 0 ? toneSign(tone, wording).trimStart() : '';
        const content = [sign, <Content key="cell" cell={cell} wording={wording} />];
        const name = classOf(cell, numeric[i] ?? false, wording);
        return i === 0 ? (
          <th key={i} scope="row" class={name}>
            {content}
          </th>
        ) : (
          <td key={i} class={name} data-label={heads[i] || undefined}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

/** Short texts are not broken, so that the columns of a table stay readable. */
function classOf(cell: Cell, isNumber: boolean, wording: Wording): string | undefined {
  const isShort = !isBar(cell) && cellLines(cell, wording, paperFor(wording)).every(({ text }) => text.length <= SHORT);
  return [...(isNumber ? ['number'] : []), ...(isShort ? ['short'] : [])].join(' ') || undefined;
}

const SHORT = 26;

const isBarCell = (cell: Cell | undefined): cell is Bar => cell !== undefined && isBar(cell);

function Content({ cell, wording }: { readonly cell: Cell; readonly wording: Wording }) {
  if (isBar(cell)) return <Meter {...cell} wording={wording} />;
  const lines = Array.isArray(cell) ? (cell as readonly Value[]) : [cell];
  return (
    <>
      {lines.map((line, i) => (
        <Fragment key={i}>
          {i > 0 && <br />}
          {wording.say(line)}
        </Fragment>
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
