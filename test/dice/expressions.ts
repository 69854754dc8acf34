import fc from 'fast-check';
import { type Comparison, type Expression, notationOf, parseDice, type Pool } from '../../src/dice/index.js';

type Parts = Pick<Pool, 'explode' | 'open' | 'success' | 'pick'>;

const comparison = (sides: number): fc.Arbitrary<Comparison> =>
  fc.record({ is: fc.constantFrom('>=', '>', '<=', '<', '='), value: fc.integer({ min: 1, max: sides }) });

/** Explosions that at most about half of the faces set off, so that odds stay small. */
const explosion = (sides: number): fc.Arbitrary<Comparison> =>
  fc
    .integer({ min: Math.max(2, Math.ceil(sides / 2)), max: sides })
    .chain((value) => fc.constantFrom<Comparison>({ is: '=', value }, { is: '>=', value }));

const parts = (count: number, sides: number): fc.Arbitrary<Parts> => {
  const pick = fc.record({
    verb: fc.constantFrom('keep', 'drop'),
    end: fc.constantFrom('highest', 'lowest'),
    count: fc.integer({ min: 0, max: count }),
  });
  return fc.oneof(
    fc.constant({}),
    fc.record({ pick }),
    fc.record({ success: comparison(sides) }),
    fc.record({ pick, success: comparison(sides) }),
    fc.record({ explode: explosion(sides) }),
    fc.record({ pick, explode: explosion(sides) }),
    fc.record({ explode: explosion(sides), success: comparison(sides) }),
    fc.record({ open: fc.constant({}) }),
    fc.record({ pick, open: fc.constant({}) }),
  ) as fc.Arbitrary<Parts>;
};

/** Pools with every combination of modifiers that is allowed. */
export const anyPool: fc.Arbitrary<Pool> = fc
  .record({
    count: fc.integer({ min: 0, max: 4 }),
    sides: fc.integer({ min: 2, max: 12 }),
    letter: fc.constantFrom('W', 'd'),
  })
  .chain(({ count, sides, letter }) =>
    parts(count, sides).map((more) => ({ kind: 'pool', letter: letter as Pool['letter'], count, sides, ...more })),
  );

/** Expressions that the notation can write; those it refuses (division by zero, too long) are left out. */
export const anyExpression: fc.Arbitrary<Expression> = fc
  .letrec<{ expression: Expression }>((tie) => ({
    expression: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      anyPool,
      fc.integer({ min: -20, max: 20 }).map((value): Expression => ({ kind: 'number', value })),
      tie('expression').map((of): Expression => ({ kind: 'negative', of })),
      fc.record({
        kind: fc.constant('operation' as const),
        sign: fc.constantFrom('+', '-', '*', '/'),
        left: tie('expression'),
        right: tie('expression'),
      }) as fc.Arbitrary<Expression>,
    ),
  }))
  .expression.filter((expression) => {
    const read = parseDice(notationOf(expression));
    return read.ok || !['division-by-zero', 'text-too-long', 'result-too-large'].includes(read.problem.code);
  });
