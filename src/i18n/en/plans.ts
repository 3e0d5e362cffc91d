export const plans = {} as const;
