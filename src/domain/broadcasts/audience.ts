/** Whom a broadcast can be for. */
export const audiences = ['all_users', 'active_users'] as const;

export type Audience = (typeof audiences)[number];

/** Golfers are active while one of their devices has been used within so many days. */
export const activeDays = 30;
