import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium of this computer: the one that `CHROMIUM_PATH` names, or the first on the path. */
function findChromium(): string | undefined {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  const known = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env['CHROMIUM_PATH'] ?? '', ...known].find((path) => path !== '' && existsSync(path));
}

export const chromiumPath = findChromium();

const switches = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser without a screen and with a new profile of its own. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath!, args: switches, headless: true });
