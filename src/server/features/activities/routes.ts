import { randomUUID } from 'node:crypto';
import type { activities } from '#contract/activities.ts';
import { isLoggable } from '#domain/activities/activities.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { findUnlockedBy } from '#server/features/achievements/public-queries.ts';
import { AppError } from '#server/platform/app-error.ts';
import { type Tx, transaction } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Caller } from '#server/platform/routes/caller.ts';
import type { Call, Handlers } from '#server/platform/routes/handler.ts';
import { calendarItems } from './calendar-items.ts';
import { prepareCalendar } from './calendar-query.ts';
import { logOnce } from './insert-idempotent.ts';
import { countInTime } from './logged-activity-worker.ts';
import { findPracticeOf, findRoundOf, insertPractice, insertRound } from './queries.ts';

export function activityHandlers(platform: Platform): Handlers<typeof activities> {
  const { db } = platform;
  const findCalendar = prepareCalendar(db);
  return {
    addPractice: (call) => addPractice(platform, call),
    addRound: (call) => addRound(platform, call),
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
  const message = 'This day is more than a year ahead.';
  throw new AppError('invalid_input', [{ path: 'sessionDate', message }]);
}

type Log = Pick<Call<typeof activities.addPractice>, 'headers' | 'caller' | 'now' | 'today'> & {
  readonly body: { readonly sessionDate: CalendarDate };
};

/** What the server adds to what was sent. */
function identityOf({ headers, caller, now, today, body }: Log) {
  return {
    id: randomUUID(),
    userId: caller.id,
    idempotencyKey: headers['idempotency-key'] ?? null,
    createdAt: new Date(now.epochMilliseconds),
    counted: body.sessionDate <= today,
  };
}

type Written = { id: string; createdAt: Date };

async function toAnswer<Row extends Written>(tx: Tx, caller: Caller, row: Row) {
  const createdAt = row.createdAt.toISOString();
  const cause = { causeIds: [row.id], since: createdAt };
  return { ...row, createdAt, unlockedAchievements: await findUnlockedBy(tx, caller, cause) };
}

async function addPractice(platform: Platform, call: Call<typeof activities.addPractice>) {
  const { body, caller, now, today } = call;
  refuseLater(body.sessionDate, today);
  const own = identityOf(call);
  const { userId, idempotencyKey: key } = own;
  const { timeZone } = caller;
  return transaction(platform.db, async (tx) => {
    const row = await logOnce({
      key,
      insert: () => insertPractice(tx, { ...body, ...own, notes: body.notes || null }),
      find: (known) => findPracticeOf(tx, { userId, key: known }),
      record: (added) => countInTime(platform, tx, { kind: 'practice', row: added, now, timeZone }),
    });
    return toAnswer(tx, caller, row);
  });
}

async function addRound(platform: Platform, call: Call<typeof activities.addRound>) {
  const { body, caller, now, today } = call;
  refuseLater(body.sessionDate, today);
  const own = identityOf(call);
  const { userId, idempotencyKey: key } = own;
  const { timeZone } = caller;
  const { location, courseName, ...played } = body;
  const said = { ...played, location: location || null, courseName: courseName || null };
  return transaction(platform.db, async (tx) => {
    const row = await logOnce({
      key,
      insert: () => insertRound(tx, { ...said, ...own }),
      find: (known) => findRoundOf(tx, { userId, key: known }),
      record: (added) => countInTime(platform, tx, { kind: 'round', row: added, now, timeZone }),
    });
    return toAnswer(tx, caller, row);
  });
}
