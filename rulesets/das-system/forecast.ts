import type { Table } from '../../src/engine/index.js';
import { isDead } from './able.js';
import { bell } from './bell.js';
import { tell } from './events.js';
import type { Fight, Fighter } from './state.js';

/** What would become of somebody whom nobody tends. */
export interface Forecast {
  readonly fate: 'stops' | 'dies';
  readonly second: number;
  readonly gz: number;
}

/** Longer than any course of the shipped table; a table without an end stops here. */
const LONGEST = 100_000;

/** For everybody who bleeds or chokes at the end of the fight (DAS-459). */
export function tellForecasts(fight: Fight, table: Table): void {
  for (const f of fight.fighters) {
    const forecast = forecastOf(fight, f);
    if (forecast) tell(table, () => ({ type: 'forecast.made', who: f.card.id, ...forecast }));
  }
}

/** The second at which bleeding and choking would stop, or kill; undefined for those who neither bleed nor choke. */
export function forecastOf(fight: Fight, f: Fighter): Forecast | undefined {
  if (isDead(f) || !isFailing(f)) return undefined;
  const double: Fighter = {
    ...f,
    bleedings: f.bleedings.map((bleeding) => ({ ...bleeding })),
    pains: f.pains.map((pain) => ({ ...pain })),
  };
  let { second } = fight;
  while (isFailing(double) && !isDead(double) && second < fight.second + LONGEST) {
    bell({ ...fight, second }, double, SILENT);
    second++;
  }
  return { fate: isDead(double) ? 'dies' : 'stops', second, gz: double.gz };
}

const isFailing = (f: Fighter): boolean => f.bleedings.length > 0 || f.chokingSince !== null;

/** Bells neither roll nor ask. */
const SILENT: Table = {
  listening: false,
  counting: false,
  roll: (_who, _id, _dice, read) => read(0, []),
  choose: (_who, _id, _question, preferred) => preferred(),
  tell: () => undefined,
};
