/** The source of the current time; tests replace it. Only `updated_at` columns have the time of the database. */
export type Clock = () => Temporal.Instant;

export const systemClock: Clock = () => Temporal.Now.instant();
