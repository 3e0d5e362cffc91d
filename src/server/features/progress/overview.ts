import { eq, getViewSelectedFields, sql } from 'drizzle-orm';
import type { ProgressOverview } from '#contract/progress.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { describeStats, noTotals } from '#domain/progress/stats.ts';
import { describeEnrollment } from '#domain/training/enrollment.ts';
import { recordedHandicaps } from '#server/features/handicap/public-queries.ts';
import {
  calendarItems,
  lastRounds,
  newestEntries,
} from '#server/features/logbook/public-queries.ts';
import {
  activePlans,
  drillsScoredLast,
  skillResults,
} from '#server/features/training/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { describeSkills } from './describe-skills.ts';
import { describeDrill, totalsJson } from './public-queries.ts';

/** The most items that the progress screen shows, however much the golfer has logged. */
const most = { rounds: 20, drills: 6, activities: 5 };

const today = sql`${sql.placeholder('today')}::date`;

/** Makes the query of the progress screen, which reads everything in a single round trip. */
export function prepareOverview(db: Db) {
  const byUser = db
    .select({
      handicap: users.currentHandicap,
      totals: totalsJson(users.id),
      handicapHistory: recordedHandicaps(users.id),
      plan: getViewSelectedFields(activePlans),
      rounds: lastRounds(users.id, today, most.rounds),
      drills: drillsScoredLast(users.id, most.drills),
      skills: skillResults(users.id),
      newest: newestEntries(users.id, today, most.activities),
    })
    .from(users)
    .leftJoin(activePlans, eq(activePlans.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('progress_overview');
  return async (userId: string, day: CalendarDate): Promise<ProgressOverview | null> => {
    const [row] = await byUser.execute({ userId, today: day });
    if (row === undefined) return null;
    const { handicap, totals, handicapHistory, plan, rounds, drills, skills, newest } = row;
    return {
      stats: describeStats(totals ?? noTotals, day),
      handicapHistory,
      currentProgram: plan && describeEnrollment(plan, day),
      rounds,
      drills: drills.map((drill) => describeDrill(drill, handicap)),
      skills: describeSkills(skills),
      recent: calendarItems(newest, day),
    };
  };
}
