import { inArray, type Placeholder, type SQLWrapper, sql } from 'drizzle-orm';
import type { Person } from '#contract/friends.ts';
import { avatarUrlOf } from '#contract/settings.ts';
import { allows } from '#server/features/settings/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';

export { lockPair } from './lock-pair.ts';

/** An SQL expression, or an id as a string. */
type Id = SQLWrapper | Placeholder | string;

/** The ids of a golfer's friends, as a subquery of one column `id`. */
export const friendIdsOf = (golferId: Id) => sql`(
  select f.second_id as id from friendships f
  where f.first_id = ${golferId} and f.status = 'accepted'
  union all
  select f.first_id from friendships f
  where f.second_id = ${golferId} and f.status = 'accepted'
)`;

/** The number of a golfer's friends, within another query. */
export const friendCountOf = (golferId: Id) =>
  sql<number>`(select count(*)::int from ${friendIdsOf(golferId)} f)`;

/** Whether two golfers are friends, within another query. */
export const areFriends = (one: Id, other: Id) => sql<boolean>`exists (
  select from friendships f
  where f.status = 'accepted'
    and ((f.first_id = ${one} and f.second_id = ${other})
      or (f.first_id = ${other} and f.second_id = ${one}))
)`;

/** Whether one of two golfers has blocked the other, within another query. Neither then sees the other. */
export const areApart = (one: Id, other: Id) => sql<boolean>`exists (
  select from blocks b
  where (b.blocker_id = ${one} and b.blocked_id = ${other})
    or (b.blocker_id = ${other} and b.blocked_id = ${one})
)`;

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

/** Returns the ids of golfers hidden from this one: those who blocked this golfer or were blocked by this golfer. */
export async function findApartIds(db: Db, golferId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select b.blocked_id as id from blocks b where b.blocker_id = ${golferId}
    union
    select b.blocker_id from blocks b where b.blocked_id = ${golferId}`);
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

/** Returns names and pictures of these golfers, by id. */
export async function findPersons(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(personColumns)
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((row) => [row.id, toPerson(row)]));
}
