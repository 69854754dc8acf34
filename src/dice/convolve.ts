import { afford, certain, combine, type Law, PER_PAIR } from './law.js';

/** Below so many pairs of outcomes, going through the pairs is fastest. */
const FEW_PAIRS = 2_000;

/** The law of the sum of two independent values. */
export function convolve(a: Law, b: Law): Law {
  const pairs = a.values.length * b.values.length;
  const total = a.total * b.total;
  const width = digits(total);
  const steps = packedSteps(span(a) + span(b), width);
  if (pairs <= FEW_PAIRS || pairs * PER_PAIR < steps) return combine(a, b, (x, y) => x + y);
  afford(steps);
  return unpack(pack(a, width) * pack(b, width), width, lowest(a) + lowest(b), total);
}

/** The law of the sum of n independent values of the same law. */
export function power(law: Law, n: number): Law {
  if (n === 0) return certain(0);
  if (n === 1) return law;
  const bits = digits(law.total) * 4 * n; // an upper bound, so that the power is not computed in vain
  afford((span(law) * n * bits) / 64);
  const total = law.total ** BigInt(n);
  const width = digits(total);
  return unpack(pack(law, width) ** BigInt(n), width, lowest(law) * n, total);
}

/**
 * A law as one long number: its weights, lowest value first, are the digits in base 16^width. In a base too large for
 * any carry, the product of two such numbers has as digits the weights of the sum (Kronecker's substitution), and the
 * multiplication of long numbers is far faster than any loop written here.
 */
export function pack({ values, weights }: Law, width: number): bigint {
  const low = values[0] ?? 0;
  const slots = new Array<string>((values.at(-1) ?? 0) - low + 1).fill('0'.repeat(width));
  values.forEach((value, i) => (slots[value - low] = (weights[i] ?? 0n).toString(16).padStart(width, '0')));
  return BigInt('0x' + slots.reverse().join(''));
}

/** The law that was packed, its first slot standing for the value `low`. */
export function unpack(packed: bigint, width: number, low: number, total: bigint): Law {
  const text = packed.toString(16);
  const values: number[] = [];
  const weights: bigint[] = [];
  for (let end = text.length, value = low; end > 0; end -= width, value++) {
    const weight = BigInt('0x' + text.slice(Math.max(0, end - width), end));
    if (weight === 0n) continue;
    values.push(value);
    weights.push(weight);
  }
  return { values, weights, total };
}

/** Hexadecimal digits of a number. */
export function digits(n: bigint): number {
  return n.toString(16).length;
}

/** Steps that a packed law of so many values costs. */
export function packedSteps(values: number, width: number): number {
  return Math.ceil((values * width * 4) / 64);
}

function span(law: Law): number {
  return (law.values.at(-1) ?? 0) - lowest(law) + 1;
}

function lowest(law: Law): number {
  return law.values[0] ?? 0;
}
