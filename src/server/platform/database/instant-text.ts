import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A `timestamptz` as ISO 8601 text in UTC with milliseconds, as `Date.toISOString` writes it. */
export const instantText = <Text extends string | null = string>(
  instant: SQLWrapper,
): SQL<NoInfer<Text>> =>
  sql<NoInfer<Text>>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
