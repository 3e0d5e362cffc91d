import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { SessionProgress } from '#domain/training/session-progress.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { scheduledSessions, sessionProgress } from '../tables.ts';
import type { OwnSession } from './session-queries.ts';

/** How far a golfer's session has come: null while nobody has started it, undefined without the session. */
export async function findProgress(
  db: Db,
  { id, userId }: OwnSession,
): Promise<SessionProgress | null | undefined> {
  const [row] = await db
    .select({ progress: sessionProgress.progress })
    .from(scheduledSessions)
    .leftJoin(sessionProgress, eq(sessionProgress.scheduledSessionId, scheduledSessions.id))
    .where(and(eq(scheduledSessions.id, id), eq(scheduledSessions.userId, userId)));
  return row?.progress;
}

/** Writes how far a session has come, in place of what was known. */
export async function writeProgress(
  db: Db,
  { id, userId }: OwnSession,
  progress: SessionProgress,
): Promise<void> {
  await db
    .insert(sessionProgress)
    .values({ scheduledSessionId: id, userId, progress })
    .onConflictDoUpdate({ target: sessionProgress.scheduledSessionId, set: { progress } });
}

/** For a session that is over. */
export async function deleteProgress(db: Db, scheduledSessionId: string): Promise<void> {
  await db
    .delete(sessionProgress)
    .where(eq(sessionProgress.scheduledSessionId, scheduledSessionId));
}

/** Ids of a golfer's sessions that are begun and not over. */
export async function findBegunSessions(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: sessionProgress.scheduledSessionId })
    .from(sessionProgress)
    .where(eq(sessionProgress.userId, userId));
  return new Set(rows.map(({ id }) => id));
}

/** Whether a session is begun and not over, within another query. */
export const isBegun = (scheduledSessionId: SQLWrapper) => sql`exists (
  select from ${sessionProgress} g where g.scheduled_session_id = ${scheduledSessionId}
)`;
