import { type SQLWrapper, sql } from 'drizzle-orm';
import { areFriends } from '#server/features/friends/public-queries.ts';
import { allows } from '#server/features/settings/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';

type Id = SQLWrapper | string;

/**
 * Whether two golfers may see each other's results, within another query: they are friends and both show
 * progress to friends. A challenge is an exchange, so if one golfer hides results, neither sees any.
 */
export const shareResults = (one: Id, other: Id) => sql<boolean>`(
  ${areFriends(one, other)}
  and ${allows('showProgressToFriends', one)} and ${allows('showProgressToFriends', other)}
)`;

/** Whether the two golfers of the challenge `c` may see it, within another query. */
export const isShown = shareResults(sql.raw('c.challenger_id'), sql.raw('c.friend_id'));

export async function mayChallenge(db: Db, golferId: string, friendId: string): Promise<boolean> {
  const { rows } = await db.execute<{ may: boolean }>(
    sql`select ${shareResults(golferId, friendId)} as may`,
  );
  return rows[0]?.may ?? false;
}
