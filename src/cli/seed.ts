/** A seed that nobody asked for, different at every start and short enough to type again. Loads no library. */
export const freshSeed = (): string => (process.hrtime.bigint() % 36n ** 6n).toString(36);
