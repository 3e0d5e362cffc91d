import { count, desc, eq } from 'drizzle-orm';
import type { Broadcast } from '#contract/broadcasts.ts';
import type { Audience } from '#domain/broadcasts/audience.ts';
import { users } from '#server/platform/auth/tables.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db, Tx } from '#server/platform/database/drizzle.ts';
import { revisionOf } from '#server/platform/routes/revision.ts';
import { inAudience } from './public-queries.ts';
import { broadcasts } from './tables.ts';

const listed = 50;

type Row = typeof broadcasts.$inferSelect;

function toBroadcast(row: Row): Broadcast {
  const { id, title, message, targetAudience, isActive, expiresAt, createdAt } = row;
  const { golfers, reached, delivered, isComplete } = row;
  return {
    id,
    title,
    message,
    targetAudience,
    isActive,
    expiresAt: expiresAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    revision: revisionOf(contentOf(row)),
    // Golfers may sign up or delete their accounts during the delivery.
    progress: { golfers: Math.max(golfers, reached), reached, delivered, isComplete },
  };
}

/** What a change of a broadcast may overwrite. */
const contentOf = ({ isActive }: Row) => ({ isActive });

/** Locks a broadcast until the commit. @returns what a change may overwrite; undefined if it does not exist */
export async function lockContent(tx: Tx, id: string) {
  const [row] = await tx
    .select()
    .from(broadcasts)
    .where(eq(broadcasts.id, id))
    .for('no key update');
  return row && contentOf(row);
}

/** Returns the title of a broadcast; undefined if it does not exist. */
export async function findTitle(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ title: broadcasts.title })
    .from(broadcasts)
    .where(eq(broadcasts.id, id));
  return row?.title;
}

/** Returns the latest broadcasts, newest first. */
export async function findBroadcasts(db: Db): Promise<Broadcast[]> {
  const newest = [desc(broadcasts.createdAt), desc(broadcasts.id)];
  const rows = await db
    .select()
    .from(broadcasts)
    .orderBy(...newest)
    .limit(listed);
  return rows.map(toBroadcast);
}

/** Counts the golfers who would receive a broadcast to that audience now. */
export async function countAudience(
  db: Db,
  audience: Audience,
  now: Temporal.Instant,
): Promise<number> {
  const rows = await db.select({ golfers: count() }).from(users).where(inAudience(audience, now));
  return rows[0]?.golfers ?? 0;
}

type NewBroadcast = Pick<Broadcast, 'id' | 'title' | 'message' | 'targetAudience'> & {
  readonly expiresAt: Temporal.Instant | null;
  readonly now: Temporal.Instant;
};

/** Stores a broadcast for delivery, with the number of golfers in its audience. */
export async function insertBroadcast(
  db: Db,
  { expiresAt, now, ...words }: NewBroadcast,
): Promise<Broadcast> {
  const golfers = await countAudience(db, words.targetAudience, now);
  const dates = {
    expiresAt: expiresAt === null ? null : dateOf(expiresAt),
    createdAt: dateOf(now),
  };
  const rows = await db
    .insert(broadcasts)
    .values({ ...words, ...dates, golfers })
    .returning();
  const [broadcast] = rows.map(toBroadcast);
  if (broadcast === undefined) throw new Error('The broadcast was not stored');
  return broadcast;
}

/** Starts or stops a broadcast. Returns null when it does not exist. */
export async function updateActive(
  db: Db,
  id: string,
  isActive: boolean,
): Promise<Broadcast | null> {
  const rows = await db
    .update(broadcasts)
    .set({ isActive })
    .where(eq(broadcasts.id, id))
    .returning();
  return rows.map(toBroadcast)[0] ?? null;
}
