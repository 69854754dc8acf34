/** Limits of one expression. */
export const limits = {
  /** Characters of the text. */
  text: 200,
  /** Dice of the whole expression, before explosions. */
  dice: 1000,
  sides: 1_000_000,
  /** Any number written in the text. */
  number: 1_000_000_000,
  /** Dice that may follow from one die. */
  followUps: 100,
  /** Any result on the way, so that every sum stays exact. */
  result: 1e15,
  /** Steps for exact odds: some 64 bits of intermediate result or one pair of outcomes each. */
  odds: 4_000_000,
} as const;

interface At {
  /** Position in the text, counted from 0. */
  readonly at: number;
}

interface Limited extends At {
  readonly limit: number;
  readonly given: number;
  /** The given number in all its digits. */
  readonly typed: string;
}

/** Why a notation is refused. `found` is the character at the place, empty at the end of the text. */
export type DiceProblem =
  | (At & { code: 'empty' })
  | (At & {
      code: 'unexpected' | 'operand-expected' | 'number-expected' | 'sides-expected' | 'modifier-needs-dice';
      found: string;
    })
  | (At & { code: 'no-decimals' | 'zero-sides' | 'negative-count' | 'division-by-zero' })
  | (At & { code: 'parenthesis-open' | 'parenthesis-stray' })
  | (At & { code: 'ambiguous'; found: string; spellings: readonly [string, string] })
  | (At & { code: 'modifier-repeated'; found: string })
  | (At & { code: 'modifiers-clash'; found: string; first: string })
  | (At & { code: 'pick-too-many'; given: number; limit: number })
  | (At & { code: 'face-out-of-range'; given: number; min: number; max: number })
  | (At & { code: 'explosion-endless' | 'explosion-never'; sides: number })
  | (Limited & {
      code:
        | 'text-too-long'
        | 'number-too-large'
        | 'too-many-sides'
        | 'too-many-dice'
        | 'result-too-large'
        | 'odds-too-large';
    });

/** Every code of a DiceProblem. */
export const diceProblemCodes = [
  'empty',
  'unexpected',
  'operand-expected',
  'number-expected',
  'sides-expected',
  'modifier-needs-dice',
  'no-decimals',
  'zero-sides',
  'negative-count',
  'division-by-zero',
  'parenthesis-open',
  'parenthesis-stray',
  'ambiguous',
  'modifier-repeated',
  'modifiers-clash',
  'pick-too-many',
  'face-out-of-range',
  'explosion-endless',
  'explosion-never',
  'text-too-long',
  'number-too-large',
  'too-many-sides',
  'too-many-dice',
  'result-too-large',
  'odds-too-large',
] as const satisfies readonly DiceProblem['code'][];

/** Every code of a refused reading of faces. */
export const facesProblemCodes = ['out-of-range', 'too-few', 'too-many'] as const;
