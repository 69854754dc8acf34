import {
  phrase,
  type ChartBar,
  type ChartPart,
  type Item,
  type Phrase,
  type Tone,
  type Value,
} from '../engine/index.js';
import { heads, moreItems, NONE, roundPercent } from './item.js';
import { percents } from './percents.js';
import { fates, type FighterSummary, type Summary } from './summary.js';

/** More fighters than this are left to the data. */
const MOST = 12;

/** What a bar is made of, the best first: those who stand are told apart by how badly they are hurt. */
const parts = ['unhurt', 'hurt', 'badly', 'yielded', 'fled', 'out', 'dead'] as const;
type Part = (typeof parts)[number];

const tones: Readonly<Record<Part, Tone>> = {
  unhurt: 'good',
  hurt: 'good',
  badly: 'warning',
  yielded: 'quiet',
  fled: 'quiet',
  out: 'bad',
  dead: 'bad',
};

function countsOf({ fates, unhurt, leftTenths }: FighterSummary): Readonly<Record<Part, number>> {
  const badly = leftTenths.slice(0, 5).reduce((sum, n) => sum + n, 0);
  return { ...fates, unhurt, badly, hurt: fates.standing - unhurt - badly };
}

/** What became of everybody, side by side where they are no duel. */
export function fateItems(sides: readonly string[], summary: Summary): Item[] {
  const { fighters } = summary;
  const isDuel = fighters.every(({ side, name }) => sides[side] === name);
  if (isDuel) return fateChart(phrase('batch.fates'), fighters, summary);
  return sides.flatMap((name, side) =>
    fateChart(
      phrase('batch.fates-of', { name }),
      fighters.filter((f) => f.side === side),
      summary,
    ),
  );
}

function fateChart(title: Phrase, some: readonly FighterSummary[], { runs, fighters }: Summary): Item[] {
  const counts = fighters.map(countsOf);
  const met = parts.filter((part) => counts.some((count) => count[part] > 0));
  const kept = fates.filter((fate) => fighters.some((f) => f.fates[fate] > 0));
  const bars = some.slice(0, MOST).map((f): ChartBar => {
    const own = countsOf(f);
    return { label: f.name, parts: met.map((part) => own[part]), notes: notesOf(f, kept, runs) };
  });
  const columns = heads([...kept.map((fate) => `fate.${fate}`), 'left', 'wounds']);
  const words = met.map((part): ChartPart => ({ label: phrase(`batch.part.${part}`), tone: tones[part] }));
  return [
    { kind: 'chart', chart: { title, form: 'bars', parts: words, max: runs, heads: columns, bars } },
    ...moreItems(some.length - bars.length),
  ];
}

/** The shares of his fates, what remained of him when he stood, and his wounds. */
function notesOf(f: FighterSummary, kept: readonly (typeof fates)[number][], runs: number): Value[] {
  const shares = percents(
    fates.map((fate) => f.fates[fate]),
    0,
  );
  return [
    ...kept.map((fate) => roundPercent(shares[fates.indexOf(fate)]!)),
    f.fates.standing > 0 ? roundPercent(f.leftStanding / f.fates.standing / 10) : NONE,
    phrase('batch.mean', { n: f.wounds / runs }),
  ];
}
