import { and, eq } from 'drizzle-orm';
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
