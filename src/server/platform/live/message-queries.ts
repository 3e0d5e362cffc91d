import { and, eq, gt, gte, inArray, lt, min, sql } from 'drizzle-orm';
import type { LiveMessage } from '#contract/live.ts';
import { noId } from '#contract/made-id.ts';
import { authSessions } from '../auth/tables.ts';
import { dateOf } from '../database/date-of.ts';
import type { Db } from '../database/drizzle.ts';
import { prepareStatement } from '../database/prepared-query.ts';
import { liveCursors, liveMessages } from './tables.ts';

/** A message to one golfer. */
export type Outgoing = {
  readonly golferId: string;
  readonly message: LiveMessage;
  /** The tab that does not get the message; null to send it to all tabs. */
  readonly tab: string | null;
};

export type StoredMessage = {
  readonly golferId: string;
  readonly id: number;
  /** JSON. */
  readonly message: string;
  readonly tab: string | null;
};

const storing = prepareStatement(
  'store_messages',
  sql`
    with sent as (
      select golfer, message, tab,
        row_number() over (partition by golfer order by place) as place,
        count(*) over (partition by golfer) as total
      from jsonb_to_recordset(${sql.placeholder('messages')}::jsonb)
        as given (place int, golfer uuid, message text, tab text)
      where exists (select from users where users.id = golfer)
    ), numbered as (
      insert into live_cursors (user_id, last_id)
      select golfer, count(*) from sent group by golfer order by golfer
      on conflict (user_id) do update set last_id = live_cursors.last_id + excluded.last_id
      returning user_id, last_id
    )
    insert into live_messages (user_id, id, message, tab, created_at)
    select golfer, last_id - total + place, message, tab, ${sql.placeholder('now')}::timestamptz
    from sent join numbered on user_id = golfer`,
);

const storingForOne = prepareStatement(
  'store_messages_for_one',
  sql`
    with numbered as (
      insert into live_cursors (user_id, last_id)
      select users.id, cardinality(${sql.placeholder('messages')}::text[])
      from users where users.id = ${sql.placeholder('golferId')}
      on conflict (user_id) do update set last_id = live_cursors.last_id + excluded.last_id
      returning user_id, last_id
    )
    insert into live_messages (user_id, id, message, tab, created_at)
    select user_id, last_id - cardinality(${sql.placeholder('messages')}::text[]) + place, message,
      ${sql.placeholder('tab')}, ${sql.placeholder('now')}::timestamptz
    from numbered,
      unnest(${sql.placeholder('messages')}::text[]) with ordinality as sent (message, place)`,
);

/**
 * Stores messages under their golfers' next ids, all in one statement. Golfers are locked in the order of their ids, so
 * that two changes that write to each other's golfer do not deadlock. Messages to deleted golfers are skipped.
 */
export async function storeMessages(
  db: Db,
  outgoing: readonly Outgoing[],
  now: Temporal.Instant,
): Promise<void> {
  const [{ golferId, tab } = { golferId: noId, tab: null }] = outgoing;
  // The usual case: a change's messages to the golfer's own other tabs.
  if (outgoing.every((one) => one.golferId === golferId && one.tab === tab)) {
    const messages = outgoing.map(({ message }) => JSON.stringify(message));
    await storingForOne(db, { golferId, tab, messages, now: now.toString() });
    return;
  }
  const messages = outgoing.map(({ golferId, message, tab }, place) => ({
    place,
    golfer: golferId,
    tab,
    message: JSON.stringify(message),
  }));
  await storing(db, { now: now.toString(), messages: JSON.stringify(messages) });
}

type SeenUpTo = { readonly golferId: string; readonly lastId: number };

/** The messages to these golfers after the given ids, in order. */
export async function messagesAfter(
  db: Db,
  seen: readonly SeenUpTo[],
): Promise<readonly StoredMessage[]> {
  const { rows } = await db.execute<StoredMessage>(sql`
    select user_id as "golferId", id, message, tab
    from live_messages
    join jsonb_to_recordset(${JSON.stringify(seen)}::jsonb)
      as seen ("golferId" uuid, "lastId" int) on user_id = "golferId" and id > "lastId"
    order by user_id, id`);
  return rows;
}

/** The id of the last message to a golfer, and of the oldest stored one; null if none is stored. */
export async function cursorOf(
  db: Db,
  golferId: string,
): Promise<{ readonly lastId: number; readonly oldestId: number | null }> {
  const [cursor] = await db
    .select({ lastId: liveCursors.lastId, oldestId: min(liveMessages.id) })
    .from(liveCursors)
    .leftJoin(liveMessages, eq(liveMessages.userId, liveCursors.userId))
    .where(eq(liveCursors.userId, golferId))
    .groupBy(liveCursors.lastId);
  return cursor ?? { lastId: 0, oldestId: null };
}

/** Whether a golfer was sent any message since a moment, apart from those caused by this tab. */
export async function wasSentSince(
  db: Db,
  { golferId, tab, since }: { golferId: string; tab: string | null; since: Temporal.Instant },
): Promise<boolean> {
  const [sent] = await db
    .select({ id: liveMessages.id })
    .from(liveMessages)
    .where(
      and(
        eq(liveMessages.userId, golferId),
        gte(liveMessages.createdAt, dateOf(since)),
        sql`${liveMessages.tab} is distinct from ${tab}`,
      ),
    )
    .limit(1);
  return sent !== undefined;
}

/** The ids of those sessions that are still valid. */
export async function validSessions(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(and(inArray(authSessions.id, [...ids]), gt(authSessions.expiresAt, sql`now()`)));
  return new Set(rows.map(({ id }) => id));
}

export async function deleteMessagesBefore(db: Db, moment: Temporal.Instant): Promise<void> {
  await db.delete(liveMessages).where(lt(liveMessages.createdAt, dateOf(moment)));
}
