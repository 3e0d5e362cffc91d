import * as z from 'zod/mini';
import { addDays, type CalendarDate, todayIn } from '#domain/calendar-date.ts';
import { type Streak, streakOf } from '#domain/streaks/streak.ts';
import { type Db, transaction } from '#server/platform/database/drizzle.ts';
import { type Job, type Worker, worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findTimeZone, findTrainingDays, saveStreak } from './queries.ts';

/** Looks again at a streak when a day has ended, since a run breaks without anybody doing a thing. */
const settleStreak = {
  name: 'settle-streak',
  payload: z.object({ userId: z.string(), on: z.string() }),
  // A change of the plan may bring the day forward, which a job that waits for a later day would miss.
  keyOf: ({ userId, on }: { userId: string; on: CalendarDate }) => `${userId} ${on}`,
} satisfies Job<z.ZodMiniObject<{ userId: z.ZodMiniString; on: z.ZodMiniString }>>;

/** Computes the streak from the days themselves and keeps it. */
export async function recountStreak(db: Db, userId: string, today: CalendarDate): Promise<Streak> {
  const streak = streakOf({ ...(await findTrainingDays(db, userId)), today });
  await saveStreak(db, userId, streak);
  return streak;
}

type Sender = Pick<Platform, 'sendJob' | 'clock'>;

/** While a run lasts, has it looked at when the day after the last safe one begins. */
export async function watchStreak(
  db: Db,
  { sendJob, clock }: Sender,
  { userId, streak }: { userId: string; streak: Streak },
): Promise<void> {
  if (streak.breaksAfter === null) return;
  const timeZone = (await findTimeZone(db, userId)) ?? 'UTC';
  const breaksOn = Temporal.PlainDate.from(addDays(streak.breaksAfter, 1));
  const wait = breaksOn.toZonedDateTime(timeZone).toInstant().since(clock());
  const delaySeconds = Math.max(0, Math.ceil(wait.total('seconds')));
  await sendJob(db, settleStreak, { payload: { userId, on: breaksOn.toString() }, delaySeconds });
}

export function streakWorker(platform: Platform): Worker {
  const { db, clock } = platform;
  return worker(settleStreak, ({ userId }) =>
    transaction(db, async (tx) => {
      const timeZone = await findTimeZone(tx, userId);
      if (timeZone === null) return;
      const streak = await recountStreak(tx, userId, todayIn(timeZone, clock()));
      await watchStreak(tx, platform, { userId, streak });
    }),
  );
}
