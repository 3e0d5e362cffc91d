import { eq } from 'drizzle-orm';
import { streakOf } from '#domain/progress/streak.ts';
import type { CompletedSession } from '#server/features/training/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { streakColumns, streakDaysOf } from './streak-days.ts';

type Reopened = Pick<CompletedSession, 'userId' | 'scheduledSessionId' | 'today'>;

/** Returns the length that the golfer's streak would have if the session were planned again. */
export async function streakAfterReopening(
  db: Db,
  { userId, scheduledSessionId, today }: Reopened,
): Promise<number> {
  const [row] = await db
    .select(streakColumns(scheduledSessionId))
    .from(users)
    .where(eq(users.id, userId));
  return streakOf({ ...streakDaysOf(row), today }).current;
}
