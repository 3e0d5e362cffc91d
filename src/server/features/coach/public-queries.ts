import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/drizzle.ts';
import { coachNotes } from './tables.ts';

/** Returns the ids of a golfer's sessions that have a note by a coach. */
export async function findNotedSessions(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: coachNotes.scheduledSessionId })
    .from(coachNotes)
    .where(eq(coachNotes.userId, userId));
  return new Set(rows.map(({ id }) => id));
}

/** Whether a session has a note by a coach, within another query. */
export const hasNote = (scheduledSessionId: SQLWrapper) => sql`exists (
  select from ${coachNotes} n where n.scheduled_session_id = ${scheduledSessionId}
)`;
