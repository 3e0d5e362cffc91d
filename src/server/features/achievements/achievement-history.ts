import { inArray } from 'drizzle-orm';
import type { History } from '#domain/achievements/history.ts';
import { fromDecimalString } from '#domain/handicap/handicap.ts';
import { noTotals } from '#domain/progress/stats.ts';
import { handicapHistory } from '#server/features/handicap/public-queries.ts';
import {
  lateMinutes,
  practiceDays,
  roundHistory,
} from '#server/features/logbook/public-queries.ts';
import { totalsJson } from '#server/features/progress/public-queries.ts';
import { enrollmentHistory, sessionHistory } from '#server/features/training/public-queries.ts';
import { selectedGolfer, users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';

/**
 * Reads everything that these golfers have done, in one round trip. Only used while no counters are stored, after a
 * round was deleted, and to compare the counters with it.
 */
export async function findAchievementHistories(
  db: Db,
  golferIds: readonly string[],
): Promise<ReadonlyMap<string, History>> {
  const rows = await db
    .select({
      id: users.id,
      timeZone: users.timeZone,
      currentHandicap: users.currentHandicap,
      goalHandicap: users.goalHandicap,
      totals: totalsJson(selectedGolfer),
      sessions: sessionHistory(selectedGolfer),
      enrollments: enrollmentHistory(selectedGolfer),
      handicaps: handicapHistory(selectedGolfer),
      practiceDays: practiceDays(selectedGolfer),
      rounds: roundHistory(selectedGolfer),
      lateMinutes: lateMinutes(selectedGolfer),
    })
    .from(users)
    .where(inArray(users.id, [...golferIds]));
  return new Map(
    rows.map(({ id, ...row }) => [
      id,
      {
        ...row,
        totals: row.totals ?? noTotals,
        currentHandicap: fromDecimalString(row.currentHandicap),
        goalHandicap: fromDecimalString(row.goalHandicap),
      },
    ]),
  );
}

/** @throws Error when the account is gone */
export async function findAchievementHistory(db: Db, userId: string): Promise<History> {
  const history = (await findAchievementHistories(db, [userId])).get(userId);
  if (history === undefined) throw new Error('The account is gone');
  return history;
}
