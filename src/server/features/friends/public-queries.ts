import { and, eq, inArray, isNull, type Placeholder, type SQLWrapper, sql } from 'drizzle-orm';
import type { Person } from '#contract/friends.ts';
import { avatarUrlOf } from '#contract/settings.ts';
import { allows } from '#server/features/settings/public-queries.ts';
import { isClosed } from '#server/platform/auth/closed-account.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';

export { lockPair } from './lock-pair.ts';

/** An SQL expression, or an id as a string. */
type Id = SQLWrapper | Placeholder | string;

/** The ids of a golfer's friends, without closed accounts, as a subquery of one column `id`. */
export const friendIdsOf = (golferId: Id) => sql`(
  select f.second_id as id from friendships f
  where f.first_id = ${golferId} and f.status = 'accepted' and not ${isClosed(sql.raw('f.second_id'))}
  union all
  select f.first_id from friendships f
  where f.second_id = ${golferId} and f.status = 'accepted' and not ${isClosed(sql.raw('f.first_id'))}
)`;

/** The number of a golfer's friends, within another query. */
export const friendCountOf = (golferId: Id) =>
  sql<number>`(select count(*)::int from ${friendIdsOf(golferId)} f)`;

/** Whether two golfers are friends and neither account is closed, within another query. */
export const areFriends = (one: Id, other: Id) => sql<boolean>`(exists (
  select from friendships f
  where f.status = 'accepted'
    and ((f.first_id = ${one} and f.second_id = ${other})
      or (f.first_id = ${other} and f.second_id = ${one}))
) and not ${isClosed(one)} and not ${isClosed(other)})`;

/**
 * Whether neither of two golfers sees the other, within another query: one has blocked the other, or an account is
 * closed.
 */
export const areApart = (one: Id, other: Id) => sql<boolean>`(exists (
  select from blocks b
  where (b.blocker_id = ${one} and b.blocked_id = ${other})
    or (b.blocker_id = ${other} and b.blocked_id = ${one})
) or ${isClosed(one)} or ${isClosed(other)})`;

/**
 * Whether the viewer may see a golfer's training, within another query: it is the viewer's own, or that of
 * a friend who shows progress to friends. A block ends the friendship, so it needs no extra check.
 */
export const maySeeProgress = (viewerId: Id, golferId: Id) => sql<boolean>`(
  ${viewerId} = ${golferId}
  or (${areFriends(viewerId, golferId)} and ${allows('showProgressToFriends', golferId)})
)`;

/** The ids of a golfer's friends. */
export async function findFriendIds(db: Db, golferId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(friendIdsOf(golferId));
  return rows.map(({ id }) => id);
}

/** Returns the ids of golfers hidden from this one, by the rule of `areApart`. */
export async function findApartIds(db: Db, golferId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select b.blocked_id as id from blocks b where b.blocker_id = ${golferId}
    union
    select b.blocker_id from blocks b where b.blocked_id = ${golferId}
    union
    select u.id from users u where u.delete_after > '-infinity'`);
  return rows.map(({ id }) => id);
}

/** The columns of `users` that `toPerson` needs. */
export const personColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  image: users.image,
  avatar: users.avatar,
};

type PersonRow = Pick<typeof users.$inferSelect, keyof typeof personColumns>;

export const toPerson = ({ id, firstName, lastName, image, avatar }: PersonRow): Person => ({
  id,
  firstName,
  lastName,
  profileImageUrl: image,
  avatarUrl: avatar === null ? null : avatarUrlOf(avatar),
});

/** Whether the viewer may see a golfer who has this picture. */
export async function maySeeAvatar(db: Db, viewerId: string, hash: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.avatar, hash),
        sql`(${users.id} = ${viewerId} or not ${areApart(viewerId, users.id)})`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Returns names and pictures of these golfers, by id. Closed accounts have none. */
export async function findPersons(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(personColumns)
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deleteAfter)));
  return new Map(rows.map((row) => [row.id, toPerson(row)]));
}
