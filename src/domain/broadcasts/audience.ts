/** The possible recipients of a broadcast. */
export const audiences = ['all_users', 'active_users'] as const;

export type Audience = (typeof audiences)[number];

/** A golfer is active if one of their devices was used within this many days. */
export const activeDays = 30;
