import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { SessionProgress } from '#domain/training/session-progress.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { scheduledSessions, sessionProgress } from '../tables.ts';
import type { OwnSession } from './session-queries.ts';

/** Finds the progress of a golfer's session: null if it is not started, undefined if there is no such session. */
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

/** Writes the progress of a session, replacing what was stored. */
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

/** Deletes the progress of a session that is over. */
export async function deleteProgress(db: Db, scheduledSessionId: string): Promise<void> {
  await db
    .delete(sessionProgress)
    .where(eq(sessionProgress.scheduledSessionId, scheduledSessionId));
}

/** Finds the ids of a golfer's sessions in progress. */
export async function findBegunSessions(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: sessionProgress.scheduledSessionId })
    .from(sessionProgress)
    .where(eq(sessionProgress.userId, userId));
  return new Set(rows.map(({ id }) => id));
}

/** Whether a session is in progress, for use in another query. */
export const isBegun = (scheduledSessionId: SQLWrapper) => sql`exists (
  select from ${sessionProgress} g where g.scheduled_session_id = ${scheduledSessionId}
)`;
