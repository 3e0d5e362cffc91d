import { randomUUID } from 'node:crypto';
import type { Received } from '#contract/endpoint.ts';
import type { training } from '#contract/training.ts';
import { baseIdOf } from '#domain/programs/version-id.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import { leaveToCommit } from '#server/platform/database/drizzle.ts';
import { completeProgram } from '../enrollments/end-program.ts';
import { keepTrainedSwaps } from '../swaps/save-swaps.ts';
import { findCompletion, insertCompletion } from './completion-queries.ts';
import { isProgramSession } from './exercise-queries.ts';
import { resultsOf } from './exercise-results.ts';
import { findOwnSession, planResponse, recordProgress, recordWeek } from './own-session.ts';
import { type FoundSession, setVersion } from './session-queries.ts';

type CompleteInput = Received<typeof training.complete>['body'];

const effectsKey = (scheduledSessionId: string) => `session:${scheduledSessionId}`;

/**
 * Completes a session: completion, scores, XP, streak and the end of the program in one change. A
 * second call finds the first one's completion and answers with it and with what it caused.
 * @throws AppError not_found, invalid_input, session_skipped or program_abandoned
 */
export async function completeSession(change: Change, input: CompleteInput) {
  const { tx } = change;
  const { scheduledSessionId: id, sessionId } = input;
  const session = await asTrained(change, await findOwnSession(change, id), input);
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
}

/**
 * The session as the golfer has trained it: a plan may have come to a newer version, or drills may have been
 * swapped, while it was on the screen as before, or on a phone without a network. One that is done already
 * stays as it is.
 * @throws AppError invalid_input for another session
 */
async function asTrained(
  change: Change,
  session: FoundSession,
  { sessionId, swaps }: CompleteInput,
): Promise<FoundSession> {
  const { id, sessionId: current, status } = session.planned;
  const isCurrent = current === sessionId;
  if (!isCurrent) {
    const isSame = baseIdOf(current) === baseIdOf(sessionId);
    if (!isSame || !(await isProgramSession(change.tx, sessionId))) {
      throw new AppError('invalid_input', [{ path: 'sessionId', code: 'other_session' }]);
    }
  }
  if (status !== 'planned') return session;
  if (!isCurrent) await setVersion(change.tx, id, sessionId);
  const isSwapped = swaps !== undefined && (await keepTrainedSwaps(change, session, swaps));
  return isCurrent && !isSwapped ? session : findOwnSession(change, id);
}

type Completing = {
  readonly session: Awaited<ReturnType<typeof findOwnSession>>;
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
  const id = randomUUID();
  const written = { ...done, id, userId, completedOn: made.on, completedAt: at };
  leaveToCommit(tx, insertCompletion(tx, written, results));
  await change.record('sessionCompleted', {
    ...{ userId, enrollmentId, scheduledSessionId, rating, at, today: made.on },
    focus: planned.focus,
    minutes: duration,
    scheduledDate: planned.scheduledDate,
    scores: results.flatMap(({ exerciseId, score, isUsual }) =>
      score === null || !isUsual ? [] : [{ exerciseId, score }],
    ),
  });
  const completed = { ...planned, status: 'completed' as const, completedAt: at };
  await recordWeek(change, { ...session, planned: completed });
  await recordProgress(change, { ...session, planned: completed });
  const isLast = session.others.planned === 0;
  if (isLast) await completeProgram(change, { userId, enrollmentId, today, at });
  change.keepEffects(effectsKey(scheduledSessionId));
  return {
    ...planResponse(
      { ...session, planned: completed, programCompletedAt: isLast ? at : null },
      today,
    ),
    completion: {
      ...{ id, ...done, sessionId, completedAt: at },
      completedExercises: results.flatMap((one) => (one.done ? [one.sessionExerciseId] : [])),
      scores: results.flatMap(({ sessionExerciseId: exerciseId, score, cells }) =>
        score === null ? [] : [{ exerciseId, score, ...(cells && { cells: [...cells] }) }],
      ),
    },
  };
}
