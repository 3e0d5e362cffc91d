import type { Received } from '#contract/endpoint.ts';
import type { training } from '#contract/training.ts';
import { baseIdOf } from '#domain/programs/version-id.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import { leaveToCommit } from '#server/platform/database/drizzle.ts';
import { completeProgram } from '../enrollments/end-program.ts';
import { saveTrainedSwaps } from '../swaps/save-swaps.ts';
import { findCompletion, insertCompletion } from './completion-queries.ts';
import { isProgramSession } from './exercise-queries.ts';
import { resultsOf } from './exercise-results.ts';
import { notifyOfMilestones, planResponse, recordWeek } from './own-session.ts';
import { setVersion } from './session-queries.ts';
import type { FindSessionToTrain, SessionToTrain } from './session-to-train.ts';

type CompleteInput = Received<typeof training.complete>['body'];

const effectsKey = (scheduledSessionId: string) => `session:${scheduledSessionId}`;

/** Makes the command that completes a session. */
export function sessionCompleter(findSession: FindSessionToTrain) {
  /**
   * Completes a session: completion, scores, XP, streak and the end of the program in one change. A repeated request
   * finds the first completion and returns the same completion and effects.
   * @throws AppError not_found, invalid_input, session_skipped or program_abandoned
   */
  return async (change: Change, input: CompleteInput) => {
    const { tx } = change;
    const { scheduledSessionId: id, sessionId } = input;
    const found = await findSession(change, id);
    const session = (await keepAsTrained(change, found, input))
      ? await findSession(change, id)
      : found;
    const { planned, isAbandoned } = session;
    const results = planned.sessionId === sessionId ? resultsOf(input, session.exercises) : [];
    if (planned.status === 'skipped') throw new AppError('session_skipped');
    if (planned.status === 'planned') {
      if (isAbandoned) throw new AppError('program_abandoned');
      return complete(change, { session, input, results });
    }
    const completion = await findCompletion(tx, id);
    if (completion === null) throw new AppError('not_found');
    await change.recallEffects(effectsKey(id));
    return { ...planResponse(session, change.today), completion };
  };
}

/**
 * Changes a planned session to what the golfer trained. The plan may have been updated to a newer version, or drills
 * may have been swapped, while the old session was on the screen or on an offline phone. A session that is no longer
 * planned stays as it is.
 * @returns whether anything has changed
 * @throws AppError invalid_input for another session
 */
async function keepAsTrained(
  change: Change,
  session: SessionToTrain,
  { sessionId, swaps }: CompleteInput,
): Promise<boolean> {
  const { id, sessionId: current, status } = session.planned;
  const isCurrent = current === sessionId;
  if (!isCurrent) {
    const isSame = baseIdOf(current) === baseIdOf(sessionId);
    if (!isSame || !(await isProgramSession(change.tx, sessionId))) {
      throw new AppError('invalid_input', [{ path: 'sessionId', code: 'other_session' }]);
    }
  }
  if (status !== 'planned') return false;
  if (!isCurrent) await setVersion(change.tx, id, sessionId);
  const isSwapped = swaps !== undefined && (await saveTrainedSwaps(change, session, swaps));
  return !isCurrent || isSwapped;
}

type Completing = {
  readonly session: SessionToTrain;
  readonly input: CompleteInput;
  readonly results: ReturnType<typeof resultsOf>;
};

async function complete(change: Change, { session, input, results }: Completing) {
  const { tx, golfer, made, today } = change;
  const { scheduledSessionId, sessionId, rating, duration } = input;
  const { enrollmentId, planned } = session;
  const userId = golfer.id;
  const at = made.at.toString({ fractionalSecondDigits: 3 });
  const done = { scheduledSessionId, rating, duration, notes: input.notes || null };
  const written = { ...done, userId, completedOn: made.on, completedAt: at };
  leaveToCommit(tx, insertCompletion(tx, written, results));
  await change.record('sessionCompleted', {
    userId,
    enrollmentId,
    scheduledSessionId,
    rating,
    at,
    today: made.on,
    focus: planned.focus,
    minutes: duration,
    scheduledDate: planned.scheduledDate,
    scores: results.flatMap(({ exerciseId, score, isUsual }) =>
      score === null || !isUsual ? [] : [{ exerciseId, score }],
    ),
  });
  const completed = { ...planned, status: 'completed' as const, completedAt: at };
  await recordWeek(change, { ...session, planned: completed });
  notifyOfMilestones(change, { ...session, planned: completed });
  const isLast = session.restOfPlan.counts.planned === 0;
  if (isLast) await completeProgram(change, { userId, enrollmentId, today, at });
  change.keepEffects(effectsKey(scheduledSessionId));
  return {
    ...planResponse(
      { ...session, planned: completed, programCompletedAt: isLast ? at : null },
      today,
    ),
    completion: {
      id: scheduledSessionId,
      ...done,
      sessionId,
      completedAt: at,
      completedExercises: results.flatMap((one) => (one.done ? [one.sessionExerciseId] : [])),
      scores: results.flatMap(({ sessionExerciseId: exerciseId, score, cells, balls }) =>
        score === null
          ? []
          : [
              {
                exerciseId,
                score,
                ...(cells && { cells: [...cells] }),
                ...(balls && { balls: [...balls] }),
              },
            ],
      ),
    },
  };
}
