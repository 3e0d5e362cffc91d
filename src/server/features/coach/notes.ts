import { type CoachNote, changedWithCoachNotes } from '#contract/coach.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import { findOpenLink } from './link-queries.ts';
import { deleteNote, findNote, isOwnSession, saveNote } from './note-queries.ts';

type Writing = {
  readonly token: string;
  readonly scheduledSessionId: string;
  /** Trimmed; empty to delete the note. */
  readonly text: string;
};

/**
 * Writes the note of a session on behalf of a link, in a change of the link's golfer. The golfer is only
 * notified when the note has changed.
 * @throws AppError not_found when it is not a session of this golfer, and when the link has just ended
 */
export async function writeNote(
  change: Change,
  { token, scheduledSessionId, text }: Writing,
): Promise<CoachNote | null> {
  const { tx, golfer, now, today: day } = change;
  const session = { scheduledSessionId, userId: golfer.id };
  const link = await findOpenLink(tx, token, now);
  if (link === null || !(await isOwnSession(tx, session))) throw new AppError('not_found');
  if (text === '') {
    if (await deleteNote(tx, session)) {
      change.withdraw({ kind: 'coach_note', scheduledSessionId });
      change.refresh(...changedWithCoachNotes);
    }
    return null;
  }
  const { name: coachName } = link;
  const before = await findNote(tx, session);
  if (before?.text === text && before.coachName === coachName) return before;
  const writtenAt = dateOf(now);
  const written = await saveNote(tx, { ...session, coachName, note: text, writtenAt });
  change.notify({ kind: 'coach_note', scheduledSessionId, coachName, day });
  change.refresh(...changedWithCoachNotes);
  return written;
}
