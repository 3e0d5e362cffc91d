import type { DashboardPayload, dashboard } from '#contract/dashboard.ts';
import { describeAllUnlocked } from '#domain/achievements/describe.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { describeStats, noTotals } from '#domain/progress/stats.ts';
import { describeEnrollment, type EnrolledPlan } from '#domain/training/enrollment.ts';
import { missedToSettle, nextFreeDay } from '#domain/training/missed-sessions.ts';
import { openPause } from '#domain/training/pause.ts';
import {
  describeWeekOfToday,
  nextSessionOf,
  type Plan,
  sessionOfToday,
} from '#domain/training/plan.ts';
import { describeSession, type PlannedSession } from '#domain/training/planned-session.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { achievementWords } from '../achievements/public-queries.ts';
import { prepareDashboard, type SessionCard } from './queries.ts';

const restDay: DashboardPayload['todaysSession'] = {
  noSessionToday: true,
  scheduledSessionId: null,
  scheduledDate: null,
  alreadyCompleted: false,
  isSkipped: false,
  session: null,
};

const describeCard = (card: SessionCard | null) => ({
  exerciseCount: card?.exercises.length ?? 0,
  diagram: card?.diagram ?? null,
});

function todaysSessionOf(
  session: PlannedSession | null,
  card: SessionCard | null,
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
      language: session.language,
      focus: session.focus,
      totalDuration: session.totalDuration,
      ...describeCard(card),
      exercises: [...(card?.exercises ?? [])],
    },
  };
}

function nextSessionIn(plan: Plan, card: SessionCard | null, today: CalendarDate) {
  const next = nextSessionOf(plan, today);
  if (next === null) return null;
  return { ...describeSession(next, { startDate: plan.startDate, today }), ...describeCard(card) };
}

/** What was missed and where it could go; a paused plan asks for nothing. */
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
      const { plan, totals, handicapHistory, todaysCard, nextCard, unlocked } = row;
      return {
        todaysSession: plan ? todaysSessionOf(sessionOfToday(plan, today), todaysCard) : restDay,
        stats: describeStats(totals ?? noTotals, today),
        achievements: describeAllUnlocked(unlocked, achievementWords(caller.language)),
        currentProgram: plan && describeEnrollment(plan, today),
        week: plan && describeWeekOfToday(plan, today),
        nextSession: plan && nextSessionIn(plan, nextCard, today),
        ...missedOf(plan, today),
        handicapHistory,
        recentRounds: row.rounds.toReversed(),
      };
    },
  };
}
