import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { FriendRequest, OpenRequest, Person } from '#contract/friends.ts';
import { type Friendship, looksOpen, pairOf } from '#domain/friends/friendship.ts';
import { allows } from '#server/features/settings/public-queries.ts';
import { fullNameOf } from '#server/platform/auth/full-name.ts';
import { users } from '#server/platform/auth/tables.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { areApart, friendIdsOf, personColumns, toPerson } from './public-queries.ts';
import { blocks, friendships } from './tables.ts';

/** The golfer that a request was sent to. */
const addresseeId = sql<string>`case when ${friendships.requesterId} = ${friendships.firstId}
  then ${friendships.secondId} else ${friendships.firstId} end`;

const instantOf = (date: Date | null) => date && Temporal.Instant.fromEpochMilliseconds(+date);

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
    isWithdrawn: boolean;
    isApart: boolean;
    isAllowed: boolean;
  }>(sql`
    select f.id, f.requester_id as "requesterId", f.status,
      extract(epoch from f.answered_at)::float8 as "answeredAt", f.is_withdrawn as "isWithdrawn",
      ${areApart(golferId, otherId)} as "isApart",
      ${allows('allowFriendRequests', otherId)} as "isAllowed"
    from (select 1) as always
    left join friendships f on f.first_id = ${firstId} and f.second_id = ${secondId}`);
  const [row] = rows;
  if (row === undefined) throw new Error('One row was expected');
  const { id, requesterId, status, answeredAt, isWithdrawn, isApart, isAllowed } = row;
  const at = answeredAt === null ? null : Math.round(Number(answeredAt) * 1000);
  const friendship = id && {
    id,
    requesterId,
    status,
    answeredAt: at === null ? null : Temporal.Instant.fromEpochMilliseconds(at),
    isWithdrawn,
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
  const asking = { id, requesterId, status: 'pending', requestedAt, answeredAt: null } as const;
  const row = { ...asking, isWithdrawn: false };
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

/** Withdraws a declined request, which keeps its row so that its recipient is not asked again too early. */
export async function hideDeclined(db: Db, id: string): Promise<void> {
  await db.update(friendships).set({ isWithdrawn: true }).where(eq(friendships.id, id));
}

type Unseen = { readonly id: string; readonly newId: string; readonly now: Temporal.Instant };

/** Makes a withdrawn request look sent again. The time of its decline stays. */
export async function showDeclined(db: Db, { id, newId, now }: Unseen): Promise<void> {
  await db
    .update(friendships)
    .set({ id: newId, requestedAt: dateOf(now), isWithdrawn: false })
    .where(eq(friendships.id, id));
}

export async function deleteFriendship(db: Db, id: string): Promise<void> {
  await db.delete(friendships).where(eq(friendships.id, id));
}

/** Finds the other golfer of a friend request that this golfer has sent; null when there is none. */
export async function findAddresseeId(
  db: Db,
  id: string,
  golferId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ addresseeId })
    .from(friendships)
    .where(and(eq(friendships.id, id), eq(friendships.requesterId, golferId)));
  return row?.addresseeId ?? null;
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

/** Returns the requests that this golfer has sent and nobody has accepted, newest first. */
export async function findSentRequests(db: Db, golferId: string, now: Temporal.Instant) {
  const { id, requesterId, status, requestedAt, answeredAt, isWithdrawn } = friendships;
  const rows = await db
    .select({
      id,
      requesterId,
      status,
      requestedAt,
      answeredAt,
      isWithdrawn,
      addressee: personColumns,
    })
    .from(friendships)
    .innerJoin(users, eq(users.id, addresseeId))
    .where(and(eq(requesterId, golferId), ne(status, 'accepted'), isNull(users.deleteAfter)))
    .orderBy(desc(requestedAt), asc(id));
  return rows
    .filter(({ answeredAt: at, ...request }) =>
      looksOpen({ ...request, answeredAt: instantOf(at) }, { by: golferId, now }),
    )
    .map(
      (request): OpenRequest => ({
        id: request.id,
        addressee: toPerson(request.addressee),
        createdAt: request.requestedAt.toISOString(),
      }),
    );
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
