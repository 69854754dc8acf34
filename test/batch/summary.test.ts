import { describe, expect, it } from 'vitest';
import {
  binOf,
  makeAmountCounter,
  makeCounter,
  mean,
  mergeSummaries,
  quantile,
  runMany,
  type Counter,
  type Summary,
} from '../../src/batch/index.js';
import { seed } from '../../src/dice/index.js';
import { automaticTable, BLOW, type Blow, type Named, type Outcome, type Tally } from '../../src/engine/index.js';
import { toyGame } from '../toy/setup.js';

const game = toyGame();
const named = (id: string): Named => ({ id, label: { t: `name.${id}` } });

const amountsOf = (...values: number[]) => {
  const counter = makeAmountCounter();
  values.forEach(counter.add);
  return counter.amounts();
};

const hear = (counter: Counter, blow: Omit<Partial<Blow>, 'type'>): void =>
  counter.hear({ type: BLOW, by: 'anna', on: 'ben', result: 'hit', damage: 0, ...blow } as Blow);

const annaWins: Outcome = { kind: 'won', side: 0 };
const end = (counter: Counter, ben: Partial<Tally> = {}, anna: Partial<Tally> = {}, outcome = annaWins): void =>
  counter.add({
    outcome,
    elapsed: 3,
    tallies: [
      { id: 'anna', side: 0, fate: 'standing', left: 1, wounds: 0, ...anna },
      { id: 'ben', side: 1, fate: 'out', left: 0, wounds: 2, ...ben },
    ],
  });

const counted = (play: (counter: Counter) => void): Summary => {
  const counter = makeCounter(game);
  play(counter);
  return counter.summary();
};

const [anna, ben] = [0, 1].map((i) => (summary: Summary) => summary.fighters[i]!) as [
  (summary: Summary) => Summary['fighters'][number],
  (summary: Summary) => Summary['fighters'][number],
];

describe('amounts', () => {
  it.each([
    [0, 0],
    [7, 7],
    [999, 999],
    [2.5, 2.5],
    [2.54, 2.5],
    [123.9, 123],
    [1234, 1230],
    [1239.9, 1230],
    [98765, 98700],
    [-3, 0],
  ])('%f is counted under %f', (amount, bin) => expect(binOf(amount)).toBe(bin));

  it('stay few however many different ones there are', () => {
    const counter = makeAmountCounter();
    for (let n = 0; n < 50_000; n++) counter.add(n);
    // 1000 below 1000, and the hundreds from 100 to 999 of each power of ten above: 900 and, up to 49 999, 400.
    expect(Object.keys(counter.amounts().bins)).toHaveLength(1000 + 900 + 400);
    expect(mean(counter.amounts())).toBe(24_999.5);
  });

  it('give mean and quantiles', () => {
    const some = amountsOf(2, 10, 30, 10);
    expect(mean(some)).toBe(13);
    expect([0.05, 0.5, 0.95].map((q) => quantile(some, q))).toEqual([2, 10, 30]);
    expect([mean(amountsOf()), quantile(amountsOf(), 0.5)]).toEqual([0, 0]);
  });

  it('tell fractions exactly, in whatever order they came', () => {
    expect(amountsOf(0.1, 0.2, 0.3)).toEqual(amountsOf(0.3, 0.2, 0.1));
    expect(amountsOf(0.1, 0.2, 0.3).thousandths).toBe(600);
  });
});

describe('a counter', () => {
  it('counts blows by what became of them, those on oneself apart', () => {
    const summary = counted((counter) => {
      for (const result of ['missed', 'missed', 'broken', 'averted', 'stopped', 'hit'] as const)
        hear(counter, { result });
      hear(counter, { on: 'anna', damage: 4 });
      end(counter);
    });
    expect(anna(summary).blows).toEqual({ missed: 2, broken: 1, averted: 1, stopped: 1, hit: 1, own: 1 });
    expect(anna(summary).dealt.n).toBe(1);
    expect(anna(summary).taken).toEqual({ n: 1, thousandths: 4000, bins: { 4: 1 } });
  });

  it('counts damage and places of hits', () => {
    const summary = counted((counter) => {
      hear(counter, { damage: 3, location: named('head') });
      hear(counter, { damage: 5, location: named('head') });
      hear(counter, { damage: 3, location: named('arm') });
      hear(counter, { result: 'stopped', location: named('leg') });
      end(counter);
    });
    expect(anna(summary).dealt).toEqual({ n: 3, thousandths: 11_000, bins: { 3: 2, 5: 1 } });
    expect(ben(summary).taken).toEqual(anna(summary).dealt);
    expect(ben(summary).places).toEqual({
      arm: { label: { t: 'name.arm' }, n: 1 },
      head: { label: { t: 'name.head' }, n: 2 },
    });
    expect(Object.keys(ben(summary).places)).toEqual(['arm', 'head']);
  });

  it('counts blows that felled, by weapon, place and wound', () => {
    const blow = { weapon: named('axe'), location: named('head'), wound: named('split') };
    const summary = counted((counter) => {
      hear(counter, { ...blow, felled: 'out' });
      end(counter);
      hear(counter, { ...blow, felled: 'dead' });
      end(counter, { fate: 'dead' });
      hear(counter, { weapon: named('axe'), felled: 'dead' });
      end(counter, { fate: 'dead' });
    });
    expect(anna(summary).decisive).toEqual({
      'axe|head|split': { ...blow, out: 1, dead: 1 },
      'axe||': { weapon: named('axe'), out: 0, dead: 1 },
    });
    expect(ben(summary).falls).toEqual({ blow: 3, own: 0, none: 0 });
  });

  it('counts falls that no blow caused, and those by a blow of his own', () => {
    const summary = counted((counter) => {
      end(counter);
      hear(counter, { by: 'ben', felled: 'out' });
      end(counter);
      hear(counter, { felled: 'out' });
      end(counter, { fate: 'standing' });
      end(counter, { fate: 'dead' });
      end(counter, { fate: 'fled' });
    });
    expect(ben(summary).falls).toEqual({ blow: 0, own: 1, none: 2 });
    expect(ben(summary).decisive).toEqual({});
  });

  it('counts how badly the survivors are hurt', () => {
    const summary = counted((counter) => {
      end(counter, {}, { left: 1 });
      end(counter, {}, { left: 1, wounds: 1 });
      end(counter, {}, { left: 0.7, wounds: 2 });
      end(counter, {}, { left: 0.9999 });
      end(counter, {}, { left: 0 });
      end(counter, {}, { left: -0.2, fate: 'dead', wounds: 5 });
    });
    expect(anna(summary).leftTenths).toEqual([1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 2]);
    expect(anna(summary)).toMatchObject({ unhurt: 1, wounds: 8, woundsStanding: 3, leftStanding: 3700, left: 3700 });
  });

  it('does not mind who is unknown', () => {
    const summary = counted((counter) => {
      hear(counter, { by: 'trap', damage: 2 });
      hear(counter, { on: 'wolf', damage: 2 });
      end(counter);
    });
    expect(ben(summary).taken.n).toBe(1);
    expect(anna(summary).dealt.n).toBe(1);
  });

  it('hears the blows of real runs', () => {
    const summary = runMany(game, '7', [0, 50], (text, hear) => automaticTable(seed(text), hear, 'blows'));
    const falls = summary.fighters.map((f) => f.falls.blow);
    expect(falls).toEqual(summary.fighters.map((f) => f.fates.dead));
    expect(ben(summary).taken).toEqual(anna(summary).dealt);
  });
});

describe('merged summaries', () => {
  it('joins what only one of them has', () => {
    const one = counted((counter) => {
      hear(counter, { location: named('leg'), weapon: named('axe'), felled: 'out' });
      end(counter);
    });
    const other = counted((counter) => {
      hear(counter, { location: named('arm'), weapon: named('axe'), felled: 'out' });
      end(counter);
    });
    const both = mergeSummaries(one, other);
    expect(Object.keys(ben(both).places)).toEqual(['arm', 'leg']);
    expect(Object.keys(anna(both).decisive)).toEqual(['axe|arm|', 'axe|leg|']);
    expect(JSON.stringify(both)).toBe(JSON.stringify(mergeSummaries(other, one)));
  });
});
