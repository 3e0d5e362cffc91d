import { and, eq } from 'drizzle-orm';
import type { CoachNote } from '#contract/coach.ts';
import { scheduledSessions } from '#server/features/training/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { coachNotes } from './tables.ts';

type Row = typeof coachNotes.$inferSelect;

/** A session with its golfer. A session or its note is never looked up by the session's id alone. */
export type OwnSession = Pick<Row, 'scheduledSessionId' | 'userId'>;

const own = ({ scheduledSessionId, userId }: OwnSession) =>
  and(eq(coachNotes.scheduledSessionId, scheduledSessionId), eq(coachNotes.userId, userId));

const describeNote = ({ note, coachName, writtenAt }: Row): CoachNote => ({
  text: note,
  coachName,
  writtenAt: writtenAt.toISOString(),
});

export async function isOwnSession(
  db: Db,
  { scheduledSessionId: id, userId }: OwnSession,
): Promise<boolean> {
  const [row] = await db
    .select({ id: scheduledSessions.id })
    .from(scheduledSessions)
    .where(and(eq(scheduledSessions.id, id), eq(scheduledSessions.userId, userId)));
  return row !== undefined;
}

export async function findNote(db: Db, session: OwnSession): Promise<CoachNote | null> {
  const [row] = await db.select().from(coachNotes).where(own(session));
  return row === undefined ? null : describeNote(row);
}

/** Returns all notes of a golfer, keyed by session id. */
export async function findNotes(db: Db, userId: string): Promise<ReadonlyMap<string, CoachNote>> {
  const rows = await db.select().from(coachNotes).where(eq(coachNotes.userId, userId));
  return new Map(rows.map((row) => [row.scheduledSessionId, describeNote(row)]));
}

/** Writes the note of a session and replaces an earlier one. */
export async function saveNote(db: Db, row: Row): Promise<CoachNote> {
  const { scheduledSessionId: target } = coachNotes;
  await db.insert(coachNotes).values(row).onConflictDoUpdate({ target, set: row });
  return describeNote(row);
}

/** Returns false when there was no note. */
export async function deleteNote(db: Db, session: OwnSession): Promise<boolean> {
  const gone = await db
    .delete(coachNotes)
    .where(own(session))
    .returning({ id: coachNotes.scheduledSessionId });
  return gone.length > 0;
}
