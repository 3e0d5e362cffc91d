import * as z from 'zod/mini';
import { addDays, type CalendarDate, todayIn } from '#domain/calendar-date.ts';
import { endOfRun, streakOf } from '#domain/progress/streak.ts';
import type { Tx } from '#server/platform/database/drizzle.ts';
import { transaction } from '#server/platform/database/drizzle.ts';
import { type Job, secondsUntil, type Worker, worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findTrainingDays, lockTotals, saveStreak } from './queries.ts';

type Look = { userId: string; day: CalendarDate };

/** Looks again at a streak when a day has ended, since a run breaks without anybody doing a thing. */
const settleStreak = {
  name: 'settle-streak',
  payload: z.object({ userId: z.string(), day: z.string() }),
  keyOf: ({ userId, day }: Look) => `${userId} ${day}`,
} satisfies Job<z.ZodMiniObject<{ userId: z.ZodMiniString; day: z.ZodMiniString }>>;

type Recounting = Pick<Platform, 'sendJob' | 'clock'>;

/**
 * Counts the streak from the days themselves, keeps it, and has it looked at again on the day on which
 * it would break.
 */
export async function recountStreak(tx: Tx, platform: Recounting, userId: string): Promise<void> {
  // What happens at the same moment waits here, and counts all that was there before it.
  await lockTotals(tx, userId);
  const days = await findTrainingDays(tx, userId);
  if (days === null) return;
  const now = platform.clock();
  const streak = streakOf({ ...days, today: todayIn(days.timeZone, now) });
  await saveStreak(tx, userId, streak);
  if (streak.breaksAfter === null) return;
  const day = addDays(streak.breaksAfter, 1);
  const delaySeconds = secondsUntil(endOfRun(streak.breaksAfter, days.timeZone), now);
  await platform.sendJob(tx, settleStreak, { payload: { userId, day }, delaySeconds });
}

export function streakWorker(platform: Platform): Worker {
  return worker(settleStreak, ({ userId }) =>
    transaction(platform.db, (tx) => recountStreak(tx, platform, userId)),
  );
}
