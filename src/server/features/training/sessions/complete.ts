import type { Received } from '#contract/endpoint.ts';
import type { training } from '#contract/training.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { describeStats } from '#domain/progress/stats.ts';
import { xpForProgram, xpForSession } from '#domain/progress/xp.ts';
import { describeSession } from '#domain/training/planned-session.ts';
import { findUnlockedBy } from '#server/features/achievements/public-queries.ts';
import { findTotals } from '#server/features/progress/public-queries.ts';
import { AppError } from '#server/platform/app-error.ts';
import { type Db, type Tx, transaction } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Caller } from '#server/platform/routes/caller.ts';
import { endProgramIfDone } from '../enrollments/end-program.ts';
import { findCompletion, insertCompletion } from './completion-queries.ts';
import { findSessionExercises } from './exercise-queries.ts';
import { resultsOf } from './exercise-results.ts';
import {
  findScheduledSession,
  lockEnrollmentOf,
  lockSession,
  type OwnSession,
  setStatus,
} from './session-queries.ts';

type CompleteInput = {
  readonly caller: Caller;
  readonly body: Received<typeof training.complete>['body'];
  readonly now: Temporal.Instant;
  readonly today: CalendarDate;
};

/**
 * Completes a session: completion, scores, XP, streak and the end of the program in one transaction.
 * A second call finds the first one's completion and answers with it.
 * @throws AppError not_found, invalid_input, session_skipped or program_abandoned
 */
export function completeSession(platform: Platform, input: CompleteInput) {
  const { db, record } = platform;
  const { caller, body, now, today } = input;
  const own = { id: body.scheduledSessionId, userId: caller.id };
  return transaction(db, async (tx) => {
    const locked = await lockOwn(tx, own);
    if (locked.sessionId !== body.sessionId) {
      const issue = { path: 'sessionId', message: 'Not the session of this date.' };
      throw new AppError('invalid_input', [issue]);
    }
    const exercises = await findSessionExercises(tx, locked.sessionId, caller);
    const results = resultsOf(body, exercises);
    if (locked.status === 'skipped') throw new AppError('session_skipped');
    if (locked.status === 'planned') {
      if (locked.isAbandoned) throw new AppError('program_abandoned');
      const completedAt = new Date(now.epochMilliseconds);
      const at = completedAt.toISOString();
      const { enrollmentId } = locked;
      const { rating, duration } = body;
      await setStatus(tx, own.id, { status: 'completed', completedAt });
      await insertCompletion(
        tx,
        {
          scheduledSessionId: own.id,
          userId: caller.id,
          rating,
          duration,
          notes: body.notes || null,
          completedOn: today,
          completedAt,
        },
        results,
      );
      await record(tx, 'sessionCompleted', {
        userId: caller.id,
        enrollmentId,
        scheduledSessionId: own.id,
        focus: locked.focus,
        minutes: duration,
        rating,
        today,
        at,
      });
      await endProgramIfDone(platform, tx, { userId: caller.id, enrollmentId, today, at });
    }
    return answerCompleted(tx, own, { ...locked, caller, today });
  });
}

/** The caller's session with its enrollment, both locked. */
export async function lockOwn(tx: Tx, own: OwnSession) {
  await lockEnrollmentOf(tx, own);
  const locked = await lockSession(tx, own);
  if (locked === null) throw new AppError('not_found');
  return locked;
}

/** How the plan stands after a change to one of its sessions. */
export async function planResponse(db: Db, own: OwnSession, today: CalendarDate) {
  const session = await findScheduledSession(db, own);
  if (session === null) throw new AppError('not_found');
  const { planned, startDate, programCompletedAt, lastNumber } = session;
  return {
    scheduledSession: describeSession(planned, { startDate, today }),
    programCompleted: programCompletedAt !== null && programCompletedAt === planned.completedAt,
    isLastSession: planned.sessionNumber === lastNumber,
    stats: describeStats(await findTotals(db, own.userId), today),
  };
}

type Answering = Pick<CompleteInput, 'caller' | 'today'> & { readonly enrollmentId: string };

async function answerCompleted(db: Db, own: OwnSession, answering: Answering) {
  const { caller, enrollmentId, today } = answering;
  const completion = await findCompletion(db, own.id);
  if (completion === null) throw new AppError('not_found');
  const answer = await planResponse(db, own, today);
  const { programCompleted } = answer;
  return {
    ...answer,
    completion,
    xpEarned: xpForSession(completion.duration) + (programCompleted ? xpForProgram : 0),
    unlockedAchievements: await findUnlockedBy(db, caller, {
      causeIds: programCompleted ? [own.id, enrollmentId] : [own.id],
      since: completion.completedAt,
    }),
  };
}
