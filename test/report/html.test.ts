import { describe, expect, it } from 'vitest';
import type { Chart, Item, Phrase } from '../../src/engine/index.js';
import { htmlPage } from '../../src/report/html/page.js';
import { sampleWording } from './sample.js';

const word = (de: string): Phrase => ({ t: 'label', de, en: de });
const wording = sampleWording();
const page = (...items: Item[]): string => htmlPage('Probe', 'de', [{ items, wording }]);
const evil = '<script>alert("x")</script>';

const chart = (over: Partial<Chart> = {}): Item => ({
  kind: 'chart',
  chart: {
    title: word('Ausgang'),
    form: 'bars',
    max: 100,
    heads: [word('Anteil'), word('95 %')],
    bars: [
      { label: 'Sieg: A', parts: [25], range: [10, 50], notes: ['25 %', '10–50'] },
      { label: 'Sieg: B', parts: [75], range: [50, 90], notes: ['75 %', '50–90'] },
    ],
    ...over,
  },
});

describe('a page', () => {
  it('names its language, fits a phone, and lets nothing be loaded or run', () => {
    const html = page({ kind: 'heading', text: word('Probe') });
    expect(html).toMatch(/^<!doctype html>\n<html lang="de">/);
    expect(html).toContain('name="viewport" content="width=device-width, initial-scale=1"');
    expect(html).toContain("default-src 'none'");
    expect(html).not.toMatch(/https?:|<script/);
  });

  it('escapes all text, wherever it stands', () => {
    const html = htmlPage(evil, 'de', [
      {
        wording,
        items: [
          { kind: 'heading', text: word(evil) },
          { kind: 'line', text: word(evil), tone: 'bad' },
          { kind: 'table', title: word(evil), columns: [word(evil)] },
          { kind: 'row', cells: [evil] },
          { kind: 'row', cells: [[evil, evil]] },
          { kind: 'figure', figure: { lines: [evil, '{a}'], marks: { a: { text: evil, level: 1 } } } },
          chart({ title: word(evil), bars: [{ label: evil, parts: [1], notes: [evil, evil] }] }),
          chart({ form: 'bins', bars: [{ label: evil, short: evil, parts: [100], notes: [evil] }] }),
          chart({ parts: [{ label: word(evil) }, { label: word(evil), tone: 'bad' }] }),
        ],
      },
    ]);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('alert("');
    expect(html.match(/&lt;script>|&lt;script&gt;/g)!.length).toBeGreaterThan(15);
  });

  it('shows control characters of names and does not obey them', () => {
    expect(page({ kind: 'row', cells: ['Ork\u001b[2J\u202e'] })).toContain('Ork\\x1b[2J\\u202e');
  });

  it('gives tables heads with their scope, and columns of numbers a class', () => {
    const html = page(
      { kind: 'table', title: word('Werte'), columns: [word('Name'), word('AB'), word('GZ')] },
      { kind: 'row', cells: ['A', 5, ''] },
      { kind: 'row', cells: ['B', 7, { bar: 640, max: 1300 }], tone: 'bad' },
    );
    expect(html).toContain('<th scope="col">Name</th>');
    expect(html).toContain('<th scope="row" class="short">A</th>');
    expect(html).toContain('<td class="number short" data-label="AB">5</td>');
    expect(html).toContain('✗ ');
    expect(html).toContain('640/1300');
    expect(html).toContain('<figcaption>Werte</figcaption>');
  });

  it('has one heading of the first rank, for one part or several', () => {
    const items: Item[] = [
      { kind: 'heading', text: word('eins') },
      { kind: 'heading', text: word('zwei') },
    ];
    expect(page(...items).match(/<h1>/g)).toHaveLength(1);
    const two = htmlPage('beide', 'en', [
      { items, wording },
      { items, wording },
    ]);
    expect(two.match(/<h1>/g)).toHaveLength(1);
    expect(two).toContain('<h1>beide</h1>');
  });
});

describe('a chart', () => {
  it('is a picture with a title and a description in words', () => {
    const html = page(chart());
    const [, title, desc] = /role="img" aria-labelledby="(\S+) (\S+)"/.exec(html)!;
    expect(html).toContain(`<title id="${title}">Ausgang</title>`);
    expect(html).toContain(
      `<desc id="${desc}">Sieg: A: Anteil 25 %, 95 % 10–50; Sieg: B: Anteil 75 %, 95 % 50–90</desc>`,
    );
  });

  it('draws bars as long as their share, with whiskers over their interval', () => {
    const html = page(chart());
    expect(html).toMatch(/<rect class="plain" x="0%" width="25%"/);
    expect(html).toMatch(/<line class="whisker" x1="10%" x2="50%"/);
  });

  it('sets the parts of a bar one behind the other, in colours of their tones', () => {
    const parts = [
      { label: word('a'), tone: 'good' },
      { label: word('b'), tone: 'good' },
      { label: word('c') },
    ] as const;
    const html = page(chart({ parts, max: 50, bars: [{ label: 'x', parts: [10, 15, 25], notes: ['1', '2'] }] }));
    expect(html).toMatch(
      /<rect class="good" x="0%" width="20%".*<rect class="good-2" x="20%" width="30%".*<rect class="plain" x="50%" width="50%"/,
    );
    expect(html).toContain('<ul class="legend">');
  });

  it('draws bins side by side, the tallest over the whole height', () => {
    const bars = [10, 40, 0].map((n, i) => ({ label: `${i} s`, short: i, parts: [n], notes: [`${n} %`] }));
    const html = page(chart({ form: 'bins', max: 40, heads: [word('Anteil')], bars }));
    const heights = [...html.matchAll(/<rect class="plain"[^>]* height="([\d.]+)"/g)].map(([, h]) => Number(h));
    expect(heights.map((h) => h / heights[1]!)).toEqual([0.25, 1, 0]);
    expect(html).toContain('>40 %</text>');
  });

  it('draws nothing out of bounds, and nothing at all of nothing', () => {
    const html = page(chart({ max: 0, bars: [{ label: 'x', parts: [0], range: [0, 0] }] }), chart({ bars: [] }));
    expect(html).not.toMatch(/NaN|Infinity|="-/);
    expect(page(chart({ bars: [{ label: 'x', parts: [300], range: [-5, 400] }] }))).not.toMatch(
      /="-|[2-9]\d\d%|1[1-9]\d%/,
    );
  });
});
