import type {
  Completion,
  Enrollment,
  SessionDetails,
  WeekSummary,
} from '#contract/training-schemas.ts';
import { openPause } from '#domain/training/pause.ts';
import { describeWeeks, standingOf } from '#domain/training/plan.ts';
import { describeSession } from '#domain/training/planned-session.ts';
import type { PredictionContext } from './context.ts';
import type { WaitingEffect } from './effects.ts';

/** The weeks of the plan including unsent requests; unchanged if the plan is unknown. */
export const predictedWeeks = (weeks: WeekSummary[], { plan, today }: PredictionContext) =>
  plan === null ? weeks : describeWeeks(plan.after, today);

/** The enrollment with the progress of its plan including unsent requests. */
export function predictedEnrollment(
  enrollment: Enrollment,
  { plan, today }: PredictionContext,
): Enrollment {
  if (plan === null) return enrollment;
  const { startDate, sessions } = plan.after;
  return {
    ...enrollment,
    startDate,
    ...standingOf(plan.after, today),
    pause: openPause(enrollment.pause, today),
    isCompleted: sessions.every(({ status }) => status !== 'planned'),
  };
}

/** A session including unsent requests. Its completion is the one to be sent. */
export function predictedDetails(
  details: SessionDetails,
  { plan, today, effects }: PredictionContext,
): SessionDetails {
  const { id } = details.scheduledSession;
  const session = plan?.after.sessions.find((one) => one.id === id);
  if (plan === null || session === undefined) return details;
  const { startDate } = plan.after;
  const scheduledSession = describeSession(session, { startDate, today });
  const last = effects.findLast(
    (effect) => 'id' in effect && effect.id === id && effect.kind !== 'move',
  );
  const completion =
    session.status !== 'completed'
      ? null
      : last?.kind === 'complete'
        ? completionOf(last)
        : details.completion;
  return { ...details, scheduledSession, completion, isCompleted: scheduledSession.isCompleted };
}

function completionOf({ key, id, at, body }: WaitingEffect & { kind: 'complete' }): Completion {
  const { sessionId, rating, duration, notes, completedExercises, scores } = body;
  return {
    id: key,
    scheduledSessionId: id,
    sessionId,
    rating,
    duration,
    notes: notes || null,
    completedExercises,
    scores: scores ?? [],
    completedAt: at,
  };
}
