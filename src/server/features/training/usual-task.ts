import { type SQLWrapper, sql } from 'drizzle-orm';

// What a drill asks by itself, within a query. `details` are those of its exercise.

/** The series of its scores, as `seriesOf` names it without a task. */
export const usualSeries = (details: SQLWrapper) =>
  sql<string>`coalesce(${details} -> 'scoring' ->> 'edition', '')`;

/** How many attempts it asks for; null where its score is not made of attempts. */
export const usualAttempts = (details: SQLWrapper) => sql<number | null>`coalesce(
  ${details} -> 'scoring' -> 'shape' ->> 'attempts', ${details} -> 'scoring' -> 'shape' ->> 'balls'
)::int`;
