import { eq } from 'drizzle-orm';
import { streakOf } from '#domain/progress/streak.ts';
import { activityDays } from '#server/features/activities/public-queries.ts';
import {
  type CompletedSession,
  openDays,
  pausesOf,
  trainedDays,
} from '#server/features/training/public-queries.ts';
import { selectedGolfer, users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';

type Reopened = Pick<CompletedSession, 'userId' | 'scheduledSessionId' | 'today'>;

/** Returns the length that the golfer's streak would have if the session were planned again. */
export async function streakAfterReopening(
  db: Db,
  { userId, scheduledSessionId, today }: Reopened,
): Promise<number> {
  const [row] = await db
    .select({
      trained: trainedDays(selectedGolfer, scheduledSessionId),
      logged: activityDays(selectedGolfer),
      missedDays: openDays(selectedGolfer, scheduledSessionId),
      pauses: pausesOf(selectedGolfer),
    })
    .from(users)
    .where(eq(users.id, userId));
  const { trained = [], logged = [], missedDays = [], pauses = [] } = row ?? {};
  return streakOf({ activeDays: [...trained, ...logged], missedDays, pauses, today }).current;
}
