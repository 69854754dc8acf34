import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, openBrowser } from './browser.js';
import { root, runProgram } from './program.js';

if (!chromiumPath) {
  process.stderr.write('\nNOTICE: no Chromium here, so pages are not looked at; install it or set CHROMIUM_PATH.\n\n');
}

const hostile = `<img src=x onerror=alert(1)><script>alert(2)</script> "&'`;

/** A fight with many wounds and places, between sides of dangerous and of long names. */
function fightFile(folder: string): string {
  const sheet = (name: string): string => join(root, 'characters/das-system', `${name}.yaml`);
  const fight = {
    ruleset: 'das-system',
    title: hostile,
    sides: [
      { name: hostile, members: [{ sheet: sheet('thorndal') }] },
      { name: 'Die sehr lange Seite der Freunde von der Furt', members: [{ sheet: sheet('gegner'), count: 2 }] },
    ],
  };
  const file = join(folder, 'kampf.yaml');
  writeFileSync(file, JSON.stringify(fight));
  return file;
}

describe.skipIf(!chromiumPath)('a page of batches in a browser', () => {
  let browser: Browser;
  let url: string;
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waffengang-'));
    const page = join(folder, 'bericht.html');
    const files = [fightFile(folder), 'fights/sargon/duel.yaml'];
    const { status, stdout, stderr } = runProgram([
      'batch',
      ...files,
      '--runs',
      '40',
      '--seed',
      '7',
      '--format',
      'html',
    ]);
    expect([status, stderr]).toEqual([0, '']);
    writeFileSync(page, stdout);
    url = pathToFileURL(page).href;
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  async function open(width: number, colorScheme: 'light' | 'dark', media: 'screen' | 'print' = 'screen') {
    const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
    const faults: string[] = [];
    page.on('console', (message) => faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('dialog', (dialog) => (faults.push(dialog.message()), void dialog.dismiss()));
    page.on('request', (request) => request.url() !== url && faults.push(request.url()));
    await page.emulateMedia({ media, colorScheme });
    await page.goto(url);
    return { page, faults };
  }

  const evaluate = <T>(page: Page, code: string): Promise<T> => page.evaluate(code);

  it('needs no network, says nothing on the console and runs nothing that names bring along', async () => {
    const { page, faults } = await open(360, 'light');
    expect(faults).toEqual([]);
    expect(await evaluate(page, 'document.querySelectorAll("script, main img").length')).toBe(0);
    expect(await page.title()).toContain('2');
    expect(await evaluate(page, 'document.body.innerText')).toContain(hostile);
    await page.close();
  });

  it.each([360, 1200])('fits a screen of %i pixels, with every chart and text within', async (width) => {
    const { page } = await open(width, 'light');
    expect(await evaluate(page, 'document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    const boxes = await evaluate<[number, number, number, number][]>(
      page,
      `[...document.querySelectorAll('svg.chart, svg.chart text')].map((e) => {
        const { left, right, width, height } = e.getBoundingClientRect();
        return [left, right, e.textContent === '' ? 1 : width, e.textContent === '' ? 1 : height];
      })`,
    );
    expect(boxes.length).toBeGreaterThan(20);
    for (const [left, right, wide, high] of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(Math.min(wide, high)).toBeGreaterThan(0);
    }
    await page.close();
  });

  it.each([360, 801, 1200])('cuts no table at %i pixels', async (width) => {
    const { page } = await open(width, 'light');
    const cut = `[...document.querySelectorAll('.scroll')].filter((e) => e.scrollWidth > e.clientWidth)
      .map((e) => [e.getAttribute('aria-label'), e.scrollWidth, e.clientWidth])`;
    expect(await evaluate(page, cut)).toEqual([]);
    const heads = `[...document.querySelectorAll('td[data-label]')]
      .filter((e) => getComputedStyle(e, '::before').content.includes(e.dataset.label)).length`;
    expect((await evaluate<number>(page, heads)) > 0).toBe(width === 360);
    await page.close();
  });

  it.each(['light', 'dark'] as const)('is readable in %s: texts 4.5:1, bars 3:1', async (scheme) => {
    const { page } = await open(1200, scheme);
    const { ground, texts, bars } = await evaluate<{ ground: string; texts: string[]; bars: string[] }>(
      page,
      `({
        ground: getComputedStyle(document.body).backgroundColor,
        texts: [...document.querySelectorAll('h1, h2, p, th, td, figcaption, li')].map((e) => getComputedStyle(e).color)
          .concat([...document.querySelectorAll('svg text')].map((e) => getComputedStyle(e).fill)),
        bars: [...document.querySelectorAll('svg rect:not(.track)')].map((e) => getComputedStyle(e).fill),
      })`,
    );
    expect(luminance(ground) < 0.1).toBe(scheme === 'dark');
    expect(Math.min(...texts.map((text) => contrast(text, ground)))).toBeGreaterThanOrEqual(4.5);
    expect(Math.min(...bars.map((bar) => contrast(bar, ground)))).toBeGreaterThanOrEqual(3);
    await page.close();
  });

  it('prints on A4, light even from a dark screen, without a cut through a chart', async () => {
    const { page } = await open(680, 'dark', 'print');
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)!.length).toBeGreaterThanOrEqual(2);
    expect(await evaluate(page, 'document.documentElement.scrollWidth')).toBeLessThanOrEqual(680);
    const charts = await evaluate<[number, string][]>(
      page,
      `[...document.querySelectorAll('figure')].map((e) => [e.offsetHeight, getComputedStyle(e).breakInside])`,
    );
    // A4 is 297 mm high, less margins of 15 mm, at 96 pixels an inch.
    const most = ((297 - 30) / 25.4) * 96;
    for (const [height, breakInside] of charts) expect([height < most, breakInside]).toEqual([true, 'avoid']);
    expect(luminance(await evaluate(page, 'getComputedStyle(document.body).backgroundColor'))).toBe(1);
    await page.close();
  });
});

/** Relative luminance and contrast as the Web Content Accessibility Guidelines define them. */
function luminance(color: string): number {
  const [r, g, b] = color
    .match(/[\d.]+/g)!
    .slice(0, 3)
    .map((text) => Number(text) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
