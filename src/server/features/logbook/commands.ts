import type { logbook } from '#contract/logbook.ts';
import { isLoggable } from '#domain/logbook/logbook.ts';
import { isInTime } from '#domain/progress/what-counts.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { SendJob } from '#server/platform/jobs/job.ts';
import type { Call } from '#server/platform/routes/handler.ts';
import { countInTime, recordDeleted } from './logged-activity-worker.ts';
import {
  deletePractice,
  deleteRound,
  insertPractice,
  insertRound,
  type PracticeRow,
} from './queries.ts';

type PracticeBody = Call<typeof logbook.addPractice>['body'];
type RoundBody = Call<typeof logbook.addRound>['body'];

/** The activity before a change. */
type Kept = Pick<PracticeRow, 'id' | 'createdAt' | 'imported' | 'sessionDate' | 'inTime'>;

/** The fields of an activity that the request does not contain: those that it keeps, or new ones. */
function identityOf(
  { golfer, made, today }: Change,
  { sessionDate }: Pick<PracticeBody, 'sessionDate'>,
  kept?: Kept,
) {
  const isMoved = sessionDate !== kept?.sessionDate;
  return {
    id: kept?.id ?? newId(),
    createdAt: kept?.createdAt ?? dateOf(made.at),
    imported: kept?.imported ?? false,
    userId: golfer.id,
    counted: sessionDate <= today,
    inTime: isMoved ? isInTime(sessionDate, made.on) : kept.inTime,
  };
}

/** @throws AppError invalid_input for a day more than a year ahead */
function refuseLater({ sessionDate }: Pick<PracticeBody, 'sessionDate'>, { today }: Change): void {
  if (isLoggable(sessionDate, today)) return;
  throw new AppError('invalid_input', [{ path: 'sessionDate', code: 'over_a_year_ahead' }]);
}

const toAnswer = <Row extends { createdAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/**
 * Logs, changes and deletes practice and rounds. Changing is deleting and logging again with the same id, so that XP,
 * minutes, streak and achievements follow from the same two events.
 */
export function activityCommands(sendJob: SendJob) {
  async function logPractice(change: Change, body: PracticeBody, kept?: Kept) {
    refuseLater(body, change);
    const practice = { ...body, ...identityOf(change, body, kept), notes: body.notes || null };
    const row = await insertPractice(change.tx, practice);
    await countInTime(change, sendJob, { kind: 'practice', row });
    return toAnswer(row);
  }

  async function logRound(change: Change, body: RoundBody, kept?: Kept) {
    refuseLater(body, change);
    const { location, courseName, ...played } = body;
    const said = { ...played, location: location || null, courseName: courseName || null };
    const row = await insertRound(change.tx, { ...said, ...identityOf(change, body, kept) });
    await countInTime(change, sendJob, { kind: 'round', row });
    return toAnswer(row);
  }

  /** @throws AppError not_found */
  async function removePractice(change: Change, id: string) {
    const row = await deletePractice(change.tx, { id, userId: change.golfer.id });
    if (row === null) throw new AppError('not_found');
    await recordDeleted(change, { kind: 'practice', row });
    return row;
  }

  /** @throws AppError not_found */
  async function removeRound(change: Change, id: string) {
    const row = await deleteRound(change.tx, { id, userId: change.golfer.id });
    if (row === null) throw new AppError('not_found');
    await recordDeleted(change, { kind: 'round', row });
    return row;
  }

  return { logPractice, logRound, removePractice, removeRound };
}
