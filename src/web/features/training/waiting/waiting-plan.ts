import type {
  Completion,
  Enrollment,
  SessionDetails,
  WeekSummary,
} from '#contract/training-schemas.ts';
import { openPause } from '#domain/training/pause.ts';
import { describeWeeks, standingOf } from '#domain/training/plan.ts';
import { describeSession } from '#domain/training/planned-session.ts';
import type { KnownChange } from '#web/platform/queue/known-changes.ts';
import type { OverlayContext } from '#web/platform/queue/overlay-context.ts';

/** The weeks of the plan including unsent changes; unchanged if the plan is unknown. */
export function waitingWeeks(weeks: readonly WeekSummary[], { plan, today }: OverlayContext) {
  if (plan === null) return weeks;
  return describeWeeks(plan.after, today);
}

/** The enrollment with the progress of its plan including unsent changes. */
export function waitingEnrollment(
  enrollment: Enrollment | null,
  { plan, today }: OverlayContext,
): Enrollment | null {
  if (plan === null || enrollment === null) return enrollment;
  const { startDate, sessions } = plan.after;
  return {
    ...enrollment,
    startDate,
    ...standingOf(plan.after, today),
    pause: openPause(enrollment.pause, today),
    isCompleted: sessions.every(({ status }) => status !== 'planned'),
  };
}

/** A session including unsent changes. Its completion is the one to be sent. */
export function waitingDetails(
  details: SessionDetails | null,
  { plan, today, changes }: OverlayContext,
): SessionDetails | null {
  if (plan === null || details === null) return details;
  const { id } = details.scheduledSession;
  const session = plan.after.sessions.find((one) => one.id === id);
  if (session === undefined) return details;
  const { startDate } = plan.after;
  const scheduledSession = describeSession(session, { startDate, today });
  const last = changes.findLast(
    (change) => 'id' in change && change.id === id && change.kind !== 'move',
  );
  const completion =
    session.status !== 'completed'
      ? null
      : last?.kind === 'complete'
        ? completionOf(last)
        : details.completion;
  return { ...details, scheduledSession, completion, isCompleted: scheduledSession.isCompleted };
}

function completionOf({ key, id, at, body }: KnownChange & { kind: 'complete' }): Completion {
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
