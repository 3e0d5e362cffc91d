import { eq, getViewSelectedFields, type SQLWrapper, sql } from 'drizzle-orm';
import type { ProgressOverview } from '#contract/progress.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { weeksShown } from '#domain/progress/heat-map.ts';
import { describeStats, noTotals } from '#domain/progress/stats.ts';
import { describeEnrollment } from '#domain/training/enrollment.ts';
import { recordedHandicaps } from '#server/features/handicap/public-queries.ts';
import {
  calendarItems,
  lastRounds,
  loggedDays,
  newestEntries,
} from '#server/features/logbook/public-queries.ts';
import {
  activePlans,
  drillsScoredLast,
  plannedFocuses,
  sessionDays,
  skillResults,
} from '#server/features/training/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { describeSkills } from './describe-skills.ts';
import { describeDrill, totalsJson } from './public-queries.ts';

/** The most items that the progress screen shows, however much the golfer has logged. */
const most = { rounds: 20, drills: 24, activities: 5 };

const today = sql`${sql.placeholder('today')}::date`;
const firstDay = sql`${sql.placeholder('firstDay')}::date`;
const lastDay = sql`${sql.placeholder('lastDay')}::date`;

/** What a golfer did on each day, within another query. */
const trainingDays = (userId: SQLWrapper) => sql<ProgressOverview['days']>`coalesce((
  select json_agg(json_build_object(
    'on', d.day, 'minutes', d.minutes, 'sessions', d.sessions, 'rounds', d.rounds,
    'isPlanned', d.planned
  ) order by d.day)
  from (
    select day, sum(minutes)::int as minutes, sum(sessions)::int as sessions,
      sum(rounds)::int as rounds, bool_or(planned) as planned
    from (
      ${sessionDays(userId, { from: firstDay, to: lastDay })}
      union all
      ${loggedDays(userId, { from: firstDay, today })}
    ) each group by day
  ) d
), '[]'::json)`;

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
      days: trainingDays(users.id),
      focuses: plannedFocuses(users.id),
      newest: newestEntries(users.id, today, most.activities),
    })
    .from(users)
    .leftJoin(activePlans, eq(activePlans.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('progress_overview');
  return async (userId: string, day: CalendarDate): Promise<ProgressOverview | null> => {
    const [row] = await byUser.execute({ userId, today: day, ...weeksShown(day) });
    if (row === undefined) return null;
    const { handicap, totals, handicapHistory, plan, drills, skills, newest, ...shown } = row;
    return {
      ...shown,
      stats: describeStats(totals ?? noTotals, day),
      handicapHistory,
      currentProgram: plan && describeEnrollment(plan, day),
      drills: drills.map((drill) => describeDrill(drill, handicap)),
      skills: describeSkills(skills),
      recent: calendarItems(newest, day),
    };
  };
}
