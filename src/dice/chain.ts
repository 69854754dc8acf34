import { type Comparison, type OpenEnded, passes, passing } from './expression.js';
import { convolve } from './convolve.js';
import { add, afford, certain, facesOf, type Law, lawOf, lawOfFaces, PER_PAIR } from './law.js';
import { limits } from './problem.js';

/**
 * How many following dice exact odds look at: until the chance of a longer chain is below 2^-64, or to the end of the
 * longest chain, when nothing is cut off.
 */
function depthFor(chance: number, longest: number): number {
  if (chance >= 1) return longest;
  const enough = Math.ceil(64 / -Math.log2(chance)) - 1;
  return Math.min(longest, Math.max(1, enough));
}

/** The law of an exploding die; `score` is what one face adds. */
export function explodingLaw(sides: number, when: Comparison, score: (face: number) => number): Law {
  const depth = depthFor(passing(when, sides) / sides, limits.followUps);
  afford((sides * (depth + 1) ** 3 * Math.log2(sides)) / 64); // each of its sums is a packed law
  const faces = facesOf(sides);
  const test = passes(when);
  const again = lawOfFaces(faces.filter(test), score);
  const ends = lawOfFaces(
    faces.filter((face) => !test(face)),
    score,
  );
  const ways = new Map<number, bigint>();
  let running = certain(0);
  for (let followed = 0; followed <= depth; followed++) {
    const last = followed === limits.followUps ? lawOfFaces(faces, score) : ends;
    const here = convolve(running, last);
    const unthrown = BigInt(sides) ** BigInt(depth - followed);
    here.values.forEach((value, i) => add(ways, value, (here.weights[i] ?? 0n) * unthrown));
    running = convolve(running, again);
  }
  return lawOf(ways, BigInt(sides) ** BigInt(depth + 1));
}

/** The law of an open-ended die. */
export function openLaw(sides: number, options: OpenEnded): Law {
  const { up = true, down = true } = options;
  const rise = up ? followLaw(sides, up === true, 'up', options) : undefined;
  const fall = down ? followLaw(sides, down === true, 'down', options) : undefined;
  const total = rise?.total ?? fall?.total ?? 1n;
  const ways = new Map<number, bigint>();
  for (const first of facesOf(sides)) {
    const follow = first === sides ? rise : first === 1 ? fall : undefined;
    const sign = first === sides ? 1 : -1;
    if (!follow) add(ways, first, total);
    else follow.values.forEach((value, i) => add(ways, first + sign * value, follow.weights[i] ?? 0n));
  }
  return lawOf(ways, total * BigInt(sides));
}

/** The law of what follows a first face. Both directions look at equally many dice, so that their totals agree. */
function followLaw(sides: number, chains: boolean, way: 'up' | 'down', options: OpenEnded): Law {
  const { followUps = limits.followUps, afterOne, followingOne } = options;
  const depth = options.oddsDepth ?? depthFor(2 / sides, followUps);
  afford((sides * depth * depth * PER_PAIR) / 2);
  const always = followingOne === 'reroll';
  const first = always || (way === 'down' && afterOne === 'reroll');
  const ended = new Map<number, bigint>();
  let running = new Map([[0, 1n]]);
  for (let left = Math.min(depth, followUps); left > 0; left--) {
    const weight = BigInt(sides) ** BigInt(left - 1);
    const next = new Map<number, bigint>();
    for (const [sum, ways] of running) {
      for (let face = 1; face <= sides; face++) {
        if (face === 1 && (sum === 0 ? first : always)) add(next, sum, ways);
        else if (chains && face === sides) add(next, sum + face, ways);
        else add(ended, sum + face, ways * weight);
      }
    }
    running = next;
  }
  if (depth >= followUps) for (const [sum, ways] of running) add(ended, sum, ways);
  return lawOf(ended, BigInt(sides) ** BigInt(Math.min(depth, followUps)));
}
