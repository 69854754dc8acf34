import type { Status, StatusRow } from '../engine/index.js';
import { glanceLines, paint } from '../report/index.js';
import type { Ready } from './load.js';
import type { Shell } from './shell.js';
import { page, showStatus } from './speak.js';

/** More fighters than these have one line each between two beats, and only those of whom something has changed. */
const few = 3;

/**
 * Shows how the fighters stand: all of them with everything, or of many those who have changed since they were shown
 * last. At the end of the fight all are shown once more.
 */
export function standing(shell: Shell, { game, wording }: Ready): (fight: unknown, whole: boolean) => void {
  const seen = new Map<string, string>();
  return (fight, whole) => {
    const status = game.ruleset.status(fight);
    const many = status.rows.length > few;
    const all = whole || game.ruleset.outcome(fight) !== undefined;
    const rows = status.rows.filter((row) => seen.get(row.who) !== lookOf(row, status, many) || all);
    for (const row of rows) seen.set(row.who, lookOf(row, status, many));
    if (rows.length === 0) return;
    if (whole || !many) showStatus(shell, status, wording);
    else for (const line of glance({ ...status, rows }, status.rows.length)) shell.io.stdout.write(`${line}\n`);
    shell.io.stdout.write('\n');
  };

  function glance(status: Status, of: number): string[] {
    const screen = page(shell);
    const others = of - status.rows.length;
    const unchanged = others > 0 ? [paint(wording.say({ t: 'session.unchanged', n: others }), 'quiet', screen)] : [];
    return [...glanceLines(status, wording, screen), ...unchanged];
  }
}

/** What of a row is seen, at a glance or in whole. */
const lookOf = ({ cells, out }: StatusRow, { columns }: Status, glance: boolean): string =>
  JSON.stringify([out, columns.filter(({ weight }) => weight === 1 || !glance).map(({ id }) => cells[id])]);
