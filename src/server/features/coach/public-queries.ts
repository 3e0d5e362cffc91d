import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/drizzle.ts';
import { coachNotes } from './tables.ts';

/** Ids of a golfer's sessions that a coach has written a note on. */
export async function findNotedSessions(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: coachNotes.scheduledSessionId })
    .from(coachNotes)
    .where(eq(coachNotes.userId, userId));
  return new Set(rows.map(({ id }) => id));
}

/** Whether a coach has written a note on a session, within another query. */
export const hasNote = (scheduledSessionId: SQLWrapper) => sql`exists (
  select from ${coachNotes} n where n.scheduled_session_id = ${scheduledSessionId}
)`;
