import { randomUUID } from 'node:crypto';
import type { activities } from '#contract/activities.ts';
import type { IssueCode } from '#contract/errors.ts';
import { isLoggable } from '#domain/activities/activities.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { SendJob } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Call, Handlers } from '#server/platform/routes/handler.ts';
import { calendarItems } from './calendar-items.ts';
import { prepareCalendar } from './calendar-query.ts';
import { insertIdempotent } from './insert-idempotent.ts';
import { countInTime } from './logged-activity-worker.ts';
import { findPracticeOf, findRoundOf, insertPractice, insertRound } from './queries.ts';

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
  const message = 'over_a_year_ahead' satisfies IssueCode;
  throw new AppError('invalid_input', [{ path: 'sessionDate', message }]);
}

type Log = Pick<Call<typeof activities.addPractice>, 'headers' | 'change'> & {
  readonly body: { readonly sessionDate: CalendarDate };
};

/** What the server adds to what was sent. */
function identityOf({ headers, change: { golfer, now, today }, body }: Log) {
  return {
    id: randomUUID(),
    userId: golfer.id,
    idempotencyKey: headers['idempotency-key'] ?? null,
    createdAt: new Date(now.epochMilliseconds),
    counted: body.sessionDate <= today,
  };
}

const toAnswer = <Row extends { createdAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

async function addPractice(sendJob: SendJob, call: Call<typeof activities.addPractice>) {
  const { body, change } = call;
  const { tx, today } = change;
  refuseLater(body.sessionDate, today);
  const own = identityOf(call);
  const { userId, idempotencyKey: key } = own;
  const row = await insertIdempotent({
    key,
    insert: () => insertPractice(tx, { ...body, ...own, notes: body.notes || null }),
    find: (known) => findPracticeOf(tx, { userId, key: known }),
    record: (added) => countInTime(change, sendJob, { kind: 'practice', row: added }),
    change,
  });
  return toAnswer(row);
}

async function addRound(sendJob: SendJob, call: Call<typeof activities.addRound>) {
  const { body, change } = call;
  const { tx, today } = change;
  refuseLater(body.sessionDate, today);
  const own = identityOf(call);
  const { userId, idempotencyKey: key } = own;
  const { location, courseName, ...played } = body;
  const said = { ...played, location: location || null, courseName: courseName || null };
  const row = await insertIdempotent({
    key,
    insert: () => insertRound(tx, { ...said, ...own }),
    find: (known) => findRoundOf(tx, { userId, key: known }),
    record: (added) => countInTime(change, sendJob, { kind: 'round', row: added }),
    change,
  });
  return toAnswer(row);
}
