export const report = {} as const;
