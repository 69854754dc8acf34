import { randomBytes } from 'node:crypto';

/** A seed that nobody asked for: short enough to type again. */
export const freshSeed = (): string => randomBytes(5).toString('hex');
