import { type DashboardPayload, restDay } from '#contract/dashboard.ts';
import type { SessionDetails } from '#contract/training-schemas.ts';
import { missedToSettle, nextFreeDay } from '#domain/training/missed-sessions.ts';
import { openPause } from '#domain/training/pause.ts';
import { nextSessionOf, sessionOfToday } from '#domain/training/plan.ts';
import { describeSession, type PlannedSession } from '#domain/training/planned-session.ts';
import type { PredictionContext } from './context.ts';
import { predictedHandicaps } from './handicap.ts';
import { predictedEnrollment, predictedWeeks } from './plan.ts';
import { predictedStats } from './stats.ts';

/**
 * Returns the home screen as of today, including unsent requests: yesterday's response contains yesterday's
 * session. Null if only an old response is known and the plan is not.
 */
export function predictedDashboard(
  answer: DashboardPayload,
  context: PredictionContext,
): DashboardPayload | null {
  const { plan, today, answeredOn } = context;
  const shared = {
    ...answer,
    stats: predictedStats(answer.stats, context),
    handicapHistory: predictedHandicaps(answer.handicapHistory, context),
    recentRounds: recentRounds(answer.recentRounds, context),
  };
  if (answer.currentProgram === null) return shared;
  if (plan === null) return answeredOn === today ? shared : null;
  const { startDate, sessions, availableDays } = plan.after;
  const pause = openPause(plan.after.pause, today);
  const describe = (session: PlannedSession) => describeSession(session, { startDate, today });
  const week = predictedWeeks([], context).find(
    ({ weekStart, weekEnd }) => weekStart <= today && today <= weekEnd,
  );
  const missed = missedToSettle({ sessions, pause }, today).map(describe);
  return {
    ...shared,
    todaysSession: todaysSession(answer, context, sessionOfToday(plan.after, today)),
    currentProgram: predictedEnrollment(answer.currentProgram, context),
    week: week ?? null,
    nextSession: nextSession(answer, context, nextSessionOf(plan.after, today)),
    missed,
    nextFreeDay: nextFreeDay({ sessions, availableDays, pause }, today),
  };
}

type Card = {
  exerciseCount: number;
  diagram: SessionDetails['session']['exercises'][0]['diagram'];
};

/** Returns what a card shows of a session; empty if the session was never read. */
function cardOf(details: SessionDetails | undefined): Card {
  const exercises = details?.session.exercises ?? [];
  const [drawn] = [
    ...exercises.filter(({ mode }) => mode !== 'warm_up'),
    ...exercises.filter(({ mode }) => mode === 'warm_up'),
  ].filter(({ diagram }) => diagram !== null);
  return { exerciseCount: exercises.length, diagram: drawn?.diagram ?? null };
}

function todaysSession(
  { todaysSession: answer }: DashboardPayload,
  { details }: PredictionContext,
  session: PlannedSession | null,
): DashboardPayload['todaysSession'] {
  if (session === null) return restDay;
  const known = details(session.id);
  const exercises = (known?.session.exercises ?? []).map(({ exerciseId, name, duration }) => ({
    exerciseId,
    name,
    duration,
  }));
  const { title, language, focus, totalDuration } = session;
  return {
    noSessionToday: false,
    scheduledSessionId: session.id,
    scheduledDate: session.scheduledDate,
    alreadyCompleted: session.status === 'completed',
    isSkipped: session.status === 'skipped',
    session:
      answer.session?.scheduledSessionId === session.id
        ? answer.session
        : {
            id: session.sessionId,
            scheduledSessionId: session.id,
            title,
            name: title,
            language,
            focus,
            totalDuration,
            exercises,
            ...cardOf(known),
          },
  };
}

function nextSession(
  { nextSession: answer }: DashboardPayload,
  { details, plan, today }: PredictionContext,
  session: PlannedSession | null,
): DashboardPayload['nextSession'] {
  if (session === null || plan === null) return null;
  const { startDate } = plan.after;
  const card =
    answer?.id === session.id
      ? { exerciseCount: answer.exerciseCount, diagram: answer.diagram }
      : cardOf(details(session.id));
  return { ...describeSession(session, { startDate, today }), ...card };
}

/** Returns the rounds played up to today, newest first, as many as the server returns. */
function recentRounds(
  answer: DashboardPayload['recentRounds'],
  { effects, today }: PredictionContext,
) {
  const waiting = effects.flatMap((effect) => {
    if (effect.kind !== 'round' || effect.body.sessionDate > today) return [];
    const { name, holes, scoreType, totalScore, coursePar = null, sessionDate } = effect.body;
    return [{ id: effect.key, name, holes, scoreType, totalScore, coursePar, sessionDate }];
  });
  if (waiting.length === 0) return answer;
  const shown = Math.max(answer.length, roundsShown);
  return [...waiting.toReversed(), ...answer]
    .toSorted((a, b) =>
      a.sessionDate < b.sessionDate ? 1 : Number(a.sessionDate > b.sessionDate) * -1,
    )
    .slice(0, shown);
}

const roundsShown = 4;
