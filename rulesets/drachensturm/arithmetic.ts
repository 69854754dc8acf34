/**
 * A decimal number as it is meant: sheets and tables have at most three decimals, so what lies beyond six is an error of
 * the binary fraction (0.3 · 15 is 4.5).
 */
export const decimal = (n: number): number => Math.round(n * 1e6) / 1e6;

/** DRA-001: half up, below zero too: -2.5 becomes -2. */
export const round = (n: number): number => Math.floor(decimal(n) + 0.5);
