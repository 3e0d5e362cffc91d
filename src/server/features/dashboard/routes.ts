import { type DashboardPayload, type dashboard, restDay } from '#contract/dashboard.ts';
import { describeAllUnlocked } from '#domain/achievements/describe.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { describeStats, noTotals } from '#domain/progress/stats.ts';
import { describeEnrollment, type EnrolledPlan } from '#domain/training/enrollment.ts';
import { missedToSettle, nextFreeDay } from '#domain/training/missed-sessions.ts';
import { openPause } from '#domain/training/pause.ts';
import { describeWeekOfToday } from '#domain/training/plan.ts';
import { describeSession, type PlanTime } from '#domain/training/planned-session.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { achievementWords } from '../achievements/public-queries.ts';
import { prepareDashboard, type SessionCard, type SessionWithCard } from './queries.ts';

const describeCard = ({ exercises, diagram }: SessionCard) => ({
  exerciseCount: exercises.length,
  diagram,
});

function todaysSessionOf(session: SessionWithCard | null): DashboardPayload['todaysSession'] {
  if (session === null) return restDay;
  const { card } = session;
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
      language: session.language,
      focus: session.focus,
      totalDuration: session.totalDuration,
      ...describeCard(card),
      exercises: [...card.exercises],
    },
  };
}

const describeNext = ({ card, ...session }: SessionWithCard, time: PlanTime) => ({
  ...describeSession(session, time),
  ...describeCard(card),
});

/** Returns the missed sessions and the next free day for one. A paused plan has no missed sessions to settle. */
function missedOf(plan: EnrolledPlan | null, today: CalendarDate) {
  if (plan === null) return { missed: [], nextFreeDay: null };
  const { startDate } = plan;
  const pause = openPause(plan.pause, today);
  return {
    missed: missedToSettle(plan, today).map((session) =>
      describeSession(session, { startDate, today }),
    ),
    nextFreeDay: nextFreeDay({ ...plan, pause }, today),
  };
}

export function dashboardHandlers({ db }: Platform): Handlers<typeof dashboard> {
  const findDashboard = prepareDashboard(db);
  return {
    async get({ caller, today }) {
      const row = await findDashboard(caller.id, today);
      if (row === null) throw new AppError('unauthorized');
      const { plan, todays, next, totals, handicapHistory, unlocked } = row;
      return {
        todaysSession: todaysSessionOf(todays),
        stats: describeStats(totals ?? noTotals, today),
        achievements: describeAllUnlocked(unlocked, achievementWords(caller.language)),
        currentProgram: plan && describeEnrollment(plan, today),
        week: plan && describeWeekOfToday(plan, today),
        nextSession: plan && next && describeNext(next, { startDate: plan.startDate, today }),
        ...missedOf(plan, today),
        handicapHistory,
        recentRounds: row.rounds.toReversed(),
      };
    },
  };
}
