import { randomUUID } from 'node:crypto';
import type { activities } from '#contract/activities.ts';
import { isLoggable } from '#domain/activities/activities.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { AppError } from '#server/platform/app-error.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { SendJob } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Call, Handlers } from '#server/platform/routes/handler.ts';
import { calendarItems } from './calendar-items.ts';
import { prepareCalendar } from './calendar-query.ts';
import { countInTime } from './logged-activity-worker.ts';
import { insertPractice, insertRound } from './queries.ts';

export function activityHandlers({ db, sendJob }: Platform): Handlers<typeof activities> {
  const findCalendar = prepareCalendar(db);
  return {
    addPractice: (call) => addPractice(sendJob, call),
    addRound: (call) => addRound(sendJob, call),
    async calendar({ caller, today }) {
      const entries = await findCalendar(caller.id);
      if (entries === null) throw new AppError('unauthorized');
      return calendarItems(entries, today);
    },
  };
}

/** @throws AppError invalid_input for a day more than a year ahead */
function refuseLater(sessionDate: CalendarDate, today: CalendarDate): void {
  if (isLoggable(sessionDate, today)) return;
  throw new AppError('invalid_input', [{ path: 'sessionDate', code: 'over_a_year_ahead' }]);
}

type Log = Pick<Call<typeof activities.addPractice>, 'change'> & {
  readonly body: { readonly sessionDate: CalendarDate };
};

/** The fields that the server adds to the request. */
function identityOf({ change: { golfer, made, today }, body }: Log) {
  return {
    id: randomUUID(),
    userId: golfer.id,
    createdAt: dateOf(made.at),
    counted: body.sessionDate <= today,
  };
}

const toAnswer = <Row extends { createdAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

async function addPractice(sendJob: SendJob, call: Call<typeof activities.addPractice>) {
  const { body, change } = call;
  refuseLater(body.sessionDate, change.today);
  const practice = { ...body, ...identityOf(call), notes: body.notes || null };
  const row = await insertPractice(change.tx, practice);
  await countInTime(change, sendJob, { kind: 'practice', row });
  return toAnswer(row);
}

async function addRound(sendJob: SendJob, call: Call<typeof activities.addRound>) {
  const { body, change } = call;
  refuseLater(body.sessionDate, change.today);
  const { location, courseName, ...played } = body;
  const said = { ...played, location: location || null, courseName: courseName || null };
  const row = await insertRound(change.tx, { ...said, ...identityOf(call) });
  await countInTime(change, sendJob, { kind: 'round', row });
  return toAnswer(row);
}
