import { type Placeholder, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Whether an account waits for its deletion, within another query. For everybody but its golfer and administrators it
 * is gone from the moment of the request.
 */
export const isClosed = (golferId: SQLWrapper | Placeholder | string) => sql<boolean>`coalesce((
  select closed.delete_after is not null from users closed where closed.id = ${golferId}
), false)`;
