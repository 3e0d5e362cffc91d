import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { FeedSession } from '#domain/calendar-feed/feed-event.ts';
import type { PublishedEvent } from '#domain/calendar-feed/publish.ts';
import type { Focus } from '#domain/drills/drill.ts';
import { defaultPreferences } from '#domain/notifications/preferences.ts';
import { reminderPreferences } from '#server/features/notifications/public-queries.ts';
import { programSessions, programs, translated } from '#server/features/programs/public-queries.ts';
import {
  enrollments,
  minutesSwapped,
  scheduledSessions,
} from '#server/features/training/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { upsertById } from '#server/platform/database/upsert.ts';
import { calendarEvents, calendarFeeds } from './tables.ts';

type Feed = typeof calendarFeeds.$inferSelect;
type NewFeed = Pick<Feed, 'userId' | 'seed' | 'rotation' | 'tokenHash'>;

/** Returns the golfer's feed; inserts `first` when there is none yet. */
export async function findOrInsertFeed(db: Db, first: NewFeed): Promise<Feed> {
  await db.insert(calendarFeeds).values(first).onConflictDoNothing();
  const [feed] = await db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, first.userId));
  if (feed === undefined) throw new Error('The account was deleted meanwhile');
  return feed;
}

/** Gives the feed a new rotation, or inserts `first`. The row stays locked until the transaction ends. */
export async function nextRotation(tx: Db, first: NewFeed, at: Date): Promise<Feed> {
  const { rotation, previousRotation } = calendarFeeds;
  const [feed] = await tx
    .insert(calendarFeeds)
    .values(first)
    .onConflictDoUpdate({
      target: calendarFeeds.userId,
      set: {
        rotation: sql`greatest(${rotation}, ${previousRotation}) + 1`,
        previousRotation: rotation,
        rotatedAt: at,
      },
    })
    .returning();
  if (feed === undefined) throw new Error('The feed was not written');
  return feed;
}

type Restored = { readonly userId: string; readonly rotatedAfter: Date };

/** Exchanges the rotation and the one before it; null if it was not replaced after that time. */
export async function previousRotation(
  tx: Db,
  { userId, rotatedAfter }: Restored,
): Promise<Feed | null> {
  const [feed] = await tx
    .update(calendarFeeds)
    .set({
      rotation: sql`${calendarFeeds.previousRotation}`,
      previousRotation: calendarFeeds.rotation,
      rotatedAt: null,
    })
    .where(
      and(
        eq(calendarFeeds.userId, userId),
        isNotNull(calendarFeeds.previousRotation),
        gt(calendarFeeds.rotatedAt, rotatedAfter),
      ),
    )
    .returning();
  return feed ?? null;
}

export async function setTokenHash(
  db: Db,
  { userId, rotation, tokenHash }: Omit<NewFeed, 'seed'>,
): Promise<void> {
  await db
    .update(calendarFeeds)
    .set({ tokenHash })
    .where(and(eq(calendarFeeds.userId, userId), eq(calendarFeeds.rotation, rotation)));
}

/** Finds the feed's golfer with time zone, language and reminder time; null while the account is closed. */
export async function findSubscriber(db: Db, tokenHash: string) {
  const [row] = await db
    .select({
      userId: users.id,
      timeZone: users.timeZone,
      language: users.preferredLanguage,
      preferences: reminderPreferences(users.id),
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(users.deleteAfter)));
  if (row === undefined) return null;
  const { preferences, ...subscriber } = row;
  const { reminderTime } = preferences ?? defaultPreferences;
  return { ...subscriber, reminderTime };
}

/** Makes other requests for the same feed wait until this transaction ends. */
export async function lockFeed(tx: Db, userId: string): Promise<void> {
  await tx
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
    .for('update');
}

const language = sql`${users.preferredLanguage}`;

/** Sessions from that date on; for abandoned programs, only the completed ones. */
export function findFeedSessions(
  db: Db,
  { userId, from }: { userId: string; from: CalendarDate },
): Promise<FeedSession[]> {
  return db
    .select({
      id: scheduledSessions.id,
      scheduledDate: scheduledSessions.scheduledDate,
      status: scheduledSessions.status,
      title: translated('program_sessions', 'title', language),
      focus: sql<Focus>`${programSessions.focus}`,
      totalDuration: sql<number>`${programSessions.totalDuration} + ${minutesSwapped('scheduled_sessions')}`,
      program: translated('programs', 'name', language),
    })
    .from(scheduledSessions)
    .innerJoin(enrollments, eq(enrollments.id, scheduledSessions.enrollmentId))
    .innerJoin(programs, eq(programs.id, enrollments.programId))
    .innerJoin(programSessions, eq(programSessions.id, scheduledSessions.sessionId))
    .innerJoin(users, eq(users.id, scheduledSessions.userId))
    .where(
      and(
        eq(scheduledSessions.userId, userId),
        gte(scheduledSessions.scheduledDate, from),
        or(isNull(enrollments.abandonedAt), eq(scheduledSessions.status, 'completed')),
      ),
    )
    .orderBy(asc(scheduledSessions.scheduledDate), asc(scheduledSessions.sessionNumber));
}

export async function findPublished(db: Db, userId: string): Promise<PublishedEvent[]> {
  const rows = await db
    .select({ event: calendarEvents.event })
    .from(calendarEvents)
    .where(eq(calendarEvents.userId, userId))
    .orderBy(asc(calendarEvents.id));
  return rows.map(({ event }) => event);
}

export async function savePublished(
  db: Db,
  userId: string,
  events: readonly PublishedEvent[],
): Promise<void> {
  const rows = events.map((event) => ({ id: event.scheduledSessionId, userId, event }));
  await upsertById(db, calendarEvents, rows);
}

export async function deletePublished(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(calendarEvents)
    .where(and(eq(calendarEvents.userId, userId), inArray(calendarEvents.id, [...ids])));
}
