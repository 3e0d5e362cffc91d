import type { DashboardPayload, dashboard } from '#contract/dashboard.ts';
import { describeAllUnlocked } from '#domain/achievements/describe.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Diagram } from '#domain/drills/diagram.ts';
import { describeEnrollment } from '#domain/scheduling/enrollment.ts';
import {
  describeWeeks,
  nextSessionOf,
  type Plan,
  sessionOfToday,
} from '#domain/scheduling/plan.ts';
import { describeSession, type PlannedSession } from '#domain/scheduling/planned-session.ts';
import { describeStats, noTotals } from '#domain/xp/stats.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { textsIn } from '#server/platform/texts.ts';
import { prepareDashboard } from './queries.ts';

const restDay: DashboardPayload['todaysSession'] = {
  noSessionToday: true,
  scheduledSessionId: null,
  scheduledDate: null,
  alreadyCompleted: false,
  isSkipped: false,
  session: null,
};

function todaysSessionOf(
  session: PlannedSession | null,
  diagram: Diagram | null,
): DashboardPayload['todaysSession'] {
  if (session === null) return restDay;
  return {
    noSessionToday: false,
    scheduledSessionId: session.id,
    scheduledDate: session.scheduledDate,
    alreadyCompleted: session.status === 'completed',
    isSkipped: session.status === 'skipped',
    session: {
      id: session.sessionId,
      scheduledSessionId: session.id,
      title: session.title,
      name: session.title,
      focus: session.focus,
      totalDuration: session.totalDuration,
      exerciseCount: session.exerciseCount,
      diagram,
    },
  };
}

/** The week of today; before the plan's first week and after its last there is none to show. */
function weekOfToday(plan: Plan, today: CalendarDate) {
  const weeks = describeWeeks(plan, today);
  return weeks.find((week) => week.weekStart <= today && today <= week.weekEnd) ?? null;
}

export function dashboardHandlers({ db }: Platform): Handlers<typeof dashboard> {
  const findDashboard = prepareDashboard(db);
  return {
    async get({ caller, today }) {
      const row = await findDashboard(caller.id, today);
      if (row === null) throw new AppError('unauthorized');
      const { plan, totals, handicapHistory, todaysDiagram, unlocked } = row;
      const next = plan && nextSessionOf(plan, today);
      return {
        todaysSession: plan ? todaysSessionOf(sessionOfToday(plan, today), todaysDiagram) : restDay,
        stats: describeStats(totals ?? noTotals),
        achievements: describeAllUnlocked(unlocked, textsIn(caller.language).achievements.list),
        currentProgram: plan && describeEnrollment(plan, today),
        week: plan && weekOfToday(plan, today),
        nextSession: plan && next && describeSession(next, { startDate: plan.startDate, today }),
        handicapHistory,
      };
    },
  };
}
