import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { FriendRequest, Person } from '#contract/friends.ts';
import { type Friendship, pairOf } from '#domain/friends/friendship.ts';
import { allows } from '#server/features/settings/public-queries.ts';
import { fullNameOf } from '#server/platform/auth/full-name.ts';
import { users } from '#server/platform/auth/tables.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { areApart, friendIdsOf, personColumns, toPerson } from './public-queries.ts';
import { blocks, friendships } from './tables.ts';

/** Finds the golfer with this address, which must be lowercase; null when there is none. */
export async function findIdByEmail(db: Db, email: string): Promise<string | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
}

/** Returns the id if such a golfer exists, otherwise null. */
export async function findId(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  return row?.id ?? null;
}

/** The relationship between a golfer and another one. */
export type Connection = {
  readonly friendship: (Friendship & { readonly id: string }) | null;
  /** Neither may see the other: see `areApart`. */
  readonly isApart: boolean;
  /** The other golfer accepts friend requests. */
  readonly isAllowed: boolean;
};

/** Finds the relationship of two golfers. Runs the same statement when the other id does not exist. */
export async function findConnection(
  db: Db,
  golferId: string,
  otherId: string,
): Promise<Connection> {
  const { firstId, secondId } = pairOf(golferId, otherId);
  const { rows } = await db.execute<{
    id: string | null;
    requesterId: string;
    status: Friendship['status'];
    answeredAt: number | string | null;
    isApart: boolean;
    isAllowed: boolean;
  }>(sql`
    select f.id, f.requester_id as "requesterId", f.status,
      extract(epoch from f.answered_at)::float8 as "answeredAt",
      ${areApart(golferId, otherId)} as "isApart",
      ${allows('allowFriendRequests', otherId)} as "isAllowed"
    from (select 1) as always
    left join friendships f on f.first_id = ${firstId} and f.second_id = ${secondId}`);
  const [row] = rows;
  if (row === undefined) throw new Error('One row was expected');
  const { id, requesterId, status, answeredAt, isApart, isAllowed } = row;
  const at = answeredAt === null ? null : Math.round(Number(answeredAt) * 1000);
  const friendship = id && {
    id,
    requesterId,
    status,
    answeredAt: at === null ? null : Temporal.Instant.fromEpochMilliseconds(at),
  };
  return { friendship: friendship || null, isApart, isAllowed };
}

type Asked = {
  readonly id: string;
  readonly requesterId: string;
  readonly addresseeId: string;
  readonly now: Temporal.Instant;
};

/** Saves a pending request between two golfers, in place of one that was declined. */
export async function savePending(db: Db, { id, requesterId, ...asked }: Asked): Promise<void> {
  const requestedAt = dateOf(asked.now);
  const row = { id, requesterId, status: 'pending', requestedAt, answeredAt: null } as const;
  await db
    .insert(friendships)
    .values({ ...row, ...pairOf(requesterId, asked.addresseeId) })
    .onConflictDoUpdate({ target: [friendships.firstId, friendships.secondId], set: row });
}

export async function saveAnswer(
  db: Db,
  id: string,
  answer: { readonly status: 'accepted' | 'declined'; readonly at: Temporal.Instant },
): Promise<void> {
  const answeredAt = dateOf(answer.at);
  await db
    .update(friendships)
    .set({ status: answer.status, answeredAt })
    .where(eq(friendships.id, id));
}

export async function deleteFriendship(db: Db, id: string): Promise<void> {
  await db.delete(friendships).where(eq(friendships.id, id));
}

/** Finds the requester of a friend request that this golfer may answer; null when there is none. */
export async function findRequesterId(
  db: Db,
  id: string,
  golferId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ requesterId: friendships.requesterId })
    .from(friendships)
    .where(
      and(
        eq(friendships.id, id),
        ne(friendships.requesterId, golferId),
        sql`${golferId} in (${friendships.firstId}, ${friendships.secondId})`,
      ),
    );
  return row?.requesterId ?? null;
}

const byName = [
  asc(sql`lower(${users.firstName})`),
  asc(sql`lower(${users.lastName})`),
  asc(users.id),
] as const;

export async function findFriends(db: Db, golferId: string): Promise<Person[]> {
  const rows = await db
    .select(personColumns)
    .from(users)
    .where(sql`${users.id} in ${friendIdsOf(golferId)}`)
    .orderBy(...byName);
  return rows.map(toPerson);
}

/** Returns the requests that wait for this golfer's answer, newest first. */
export async function findRequests(db: Db, golferId: string): Promise<FriendRequest[]> {
  const { id, status, requestedAt } = friendships;
  const rows = await db
    .select({ id, status, requestedAt, requester: personColumns })
    .from(friendships)
    .innerJoin(users, eq(users.id, friendships.requesterId))
    .where(
      and(
        sql`(${friendships.firstId} = ${golferId} or ${friendships.secondId} = ${golferId})`,
        ne(friendships.requesterId, golferId),
        eq(friendships.status, 'pending'),
        isNull(users.deleteAfter),
      ),
    )
    .orderBy(desc(requestedAt), asc(id));
  return rows.map(({ requester, requestedAt: at, ...request }) => ({
    ...request,
    requester: toPerson(requester),
    createdAt: at.toISOString(),
  }));
}

/** Whether the golfer exists, as far as the viewer may know. */
export async function maySee(db: Db, viewerId: string, golferId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, golferId),
        isNull(users.deleteAfter),
        sql`not exists (
          select from blocks b where b.blocker_id = ${golferId} and b.blocked_id = ${viewerId}
        )`,
      ),
    );
  return row !== undefined;
}

type Block = Pick<typeof blocks.$inferSelect, 'blockerId' | 'blockedId'>;

export async function insertBlock(db: Db, block: Block, now: Temporal.Instant): Promise<void> {
  const createdAt = dateOf(now);
  await db
    .insert(blocks)
    .values({ ...block, createdAt })
    .onConflictDoNothing();
}

/** Returns false when there was no such block. */
export async function deleteBlock(db: Db, { blockerId, blockedId }: Block): Promise<boolean> {
  const gone = await db
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
    .returning();
  return gone.length > 0;
}

export async function findBlocked(db: Db, golferId: string): Promise<Person[]> {
  const rows = await db
    .select(personColumns)
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(and(eq(blocks.blockerId, golferId), isNull(users.deleteAfter)))
    .orderBy(...byName);
  return rows.map(toPerson);
}

/** Returns a golfer's full name, empty if the golfer has erased it; null when the account is gone. */
export async function findName(db: Db, golferId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: fullNameOf('users') })
    .from(users)
    .where(eq(users.id, golferId));
  return row?.name ?? null;
}
