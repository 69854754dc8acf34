import { render } from 'preact-render-to-string';
import type { Item } from '../../engine/index.js';
import type { Lang } from '../../i18n/index.js';
import { blocksOf, type Block } from '../blocks.js';
import { figureLines } from '../figure.js';
import { toneSign } from '../screen.js';
import type { Wording } from '../wording.js';
import { ChartFigure } from './chart.js';
import { paperFor } from './paper.js';
import { style } from './style.js';
import { TitledTable } from './table.js';

/** A part of a page with the words to tell it. */
export interface HtmlPart {
  readonly items: readonly Item[];
  readonly wording: Wording;
}

/** Nothing may be loaded and nothing may run: the page is complete. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/**
 * Items as one file that needs no network, scripts or fonts: for screens of every width, light and dark, and for paper.
 * All text is escaped.
 */
export function htmlPage(title: string, lang: Lang, parts: readonly HtmlPart[]): string {
  const page = (
    <html lang={lang}>
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>{title}</title>
        {/* Ours alone, without anything from outside: escaping would break its quotation marks. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>
          {parts.length > 1 && <h1>{title}</h1>}
          {parts.map((part, i) => (
            <Section key={i} part={part} id={`part${i + 1}`} level={parts.length > 1 ? 'h2' : 'h1'} />
          ))}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>\n${render(page)}\n`;
}

interface SectionProps {
  readonly part: HtmlPart;
  readonly id: string;
  /** The rank of its first heading. */
  readonly level: 'h1' | 'h2';
}

function Section({ part: { items, wording }, id, level }: SectionProps) {
  const blocks = blocksOf(items);
  const first = blocks.findIndex(({ kind }) => kind === 'heading');
  return (
    <section>
      {blocks.map((block, i) => (
        <BlockElement
          key={i}
          block={block}
          wording={wording}
          id={`${id}-${i + 1}`}
          level={i === first ? level : 'h2'}
        />
      ))}
    </section>
  );
}

interface BlockProps extends Omit<SectionProps, 'part'> {
  readonly block: Block;
  readonly wording: Wording;
}

function BlockElement({ block, wording, id, level: Heading }: BlockProps) {
  switch (block.kind) {
    case 'heading':
      return <Heading>{wording.say(block.text)}</Heading>;
    case 'table':
      return <TitledTable block={block} wording={wording} />;
    case 'chart':
      return <ChartFigure chart={block.chart} wording={wording} id={id} />;
    case 'figure':
      return <pre>{figureLines(block.figure, paperFor(wording)).join('\n')}</pre>;
    case 'line': {
      const { tone = 'plain', text } = block;
      return (
        <p class={tone === 'plain' ? undefined : `tone-${tone} ${tone}`}>
          {toneSign(tone, wording) + wording.say(text)}
        </p>
      );
    }
  }
}
