/**
 * How often which amounts came. Integers only, so that adding up in any order gives the same, and of bounded size: see
 * `binOf`. Plain data.
 */
export interface Amounts {
  readonly n: number;
  /** All amounts added up, in thousandths. */
  readonly thousandths: number;
  /** How many by amount, in ascending order. */
  readonly bins: Readonly<Record<string, number>>;
}

/** Amounts that more are added to. */
export interface AmountCounter {
  add(amount: number): void;
  amounts(): Amounts;
}

/** The amount under which another one is counted: itself below 1000, in tenths below 100, else its first three digits. */
export function binOf(amount: number): number {
  if (Number.isInteger(amount) && amount >= 0 && amount < 1000) return amount;
  if (!(amount > 0)) return 0;
  if (amount < 100) return Math.round(amount * 10) / 10;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 2);
  return Math.floor(amount / step) * step;
}

/** Counts amounts; below 0 counts as 0. */
export function makeAmountCounter(): AmountCounter {
  const bins = new Map<number, number>();
  let n = 0;
  let thousandths = 0;
  return {
    add(amount) {
      const bin = binOf(amount);
      bins.set(bin, (bins.get(bin) ?? 0) + 1);
      n++;
      thousandths += Math.max(0, Math.round(amount * 1000));
    },
    amounts: () => ({ n, thousandths, bins: inOrder(bins) }),
  };
}

const inOrder = (bins: ReadonlyMap<number, number>): Readonly<Record<string, number>> =>
  Object.fromEntries([...bins].sort(([a], [b]) => a - b));

/** The bins in ascending order. */
export const binsOf = ({ bins }: Amounts): (readonly [amount: number, n: number])[] =>
  Object.entries(bins)
    .map(([amount, n]) => [Number(amount), n] as const)
    .sort(([a], [b]) => a - b);

/** Both together. */
export function addAmounts(a: Amounts, b: Amounts): Amounts {
  const bins = new Map(binsOf(a));
  for (const [amount, n] of binsOf(b)) bins.set(amount, (bins.get(amount) ?? 0) + n);
  return { n: a.n + b.n, thousandths: a.thousandths + b.thousandths, bins: inOrder(bins) };
}

/** The mean amount; 0 of none. */
export const mean = ({ n, thousandths }: Amounts): number => (n === 0 ? 0 : thousandths / n / 1000);

/** The amount that a share `q` (0 to 1) did not exceed; 0 of none. */
export function quantile(amounts: Amounts, q: number): number {
  let seen = 0;
  for (const [amount, n] of binsOf(amounts)) {
    seen += n;
    if (seen >= q * amounts.n) return amount;
  }
  return 0;
}
