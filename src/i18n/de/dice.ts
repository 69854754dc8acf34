export const dice = {} as const;
