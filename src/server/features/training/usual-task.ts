import { type SQLWrapper, sql } from 'drizzle-orm';

// SQL for the usual rules of a drill, without a session's task. `details` are those of its exercise.

/** The usual series of its scores, in the format of `seriesKeyOf` without a task. */
export const usualSeries = (details: SQLWrapper) =>
  sql<string>`coalesce(${details} -> 'scoring' ->> 'edition', '')`;

/** The usual number of attempts; null if its score does not consist of attempts. */
export const usualAttempts = (details: SQLWrapper) => sql<number | null>`coalesce(
  ${details} -> 'scoring' -> 'shape' ->> 'attempts', ${details} -> 'scoring' -> 'shape' ->> 'balls'
)::int`;
