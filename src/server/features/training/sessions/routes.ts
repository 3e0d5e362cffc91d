import type { sessions } from '#contract/training-sessions.ts';
import { withUnits } from '#domain/drills/distance.ts';
import { describeSession } from '#domain/training/planned-session.ts';
import { AppError } from '#server/platform/app-error.ts';
import { transaction } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { answerPlan, completeSession, lockOwn } from './complete.ts';
import { deleteCompletion, findCompletion } from './completion-queries.ts';
import { findScores, findSessionExercises, isProgramSession } from './exercise-queries.ts';
import { findScheduledSession, setStatus } from './session-queries.ts';

export function sessionHandlers(platform: Platform): Handlers<typeof sessions> {
  const { db, record } = platform;
  return {
    async details({ params, caller, today }) {
      const session = await findScheduledSession(db, { id: params.id, userId: caller.id });
      if (session === null) throw new AppError('not_found');
      const { planned, startDate, program } = session;
      const scheduledSession = describeSession(planned, { startDate, today });
      return {
        session: {
          id: planned.sessionId,
          title: planned.title,
          description: withUnits(session.description, caller.units),
          focus: planned.focus,
          totalDuration: planned.totalDuration,
          exercises: await findSessionExercises(db, planned.sessionId, caller),
        },
        scheduledSession,
        completion: await findCompletion(db, planned.id),
        program,
        isCompleted: scheduledSession.isCompleted,
      };
    },

    async exercises({ params, caller }) {
      if (!(await isProgramSession(db, params.sessionId))) throw new AppError('not_found');
      return findSessionExercises(db, params.sessionId, caller);
    },

    async scores({ params, caller }) {
      const scores = await findScores(db, { exerciseId: params.id, userId: caller.id });
      if (scores === null) throw new AppError('not_found');
      return scores;
    },

    complete: (call) => completeSession(platform, call),

    skip: ({ body, caller, now, today }) =>
      transaction(db, async (tx) => {
        const own = { id: body.scheduledSessionId, userId: caller.id };
        const { status, isAbandoned, enrollmentId } = await lockOwn(tx, own);
        if (status === 'completed') throw new AppError('session_completed');
        if (status === 'planned') {
          if (isAbandoned) throw new AppError('program_abandoned');
          const completedAt = new Date(now.epochMilliseconds);
          await setStatus(tx, own.id, { status: 'skipped', completedAt });
          await record(tx, 'sessionSkipped', {
            userId: caller.id,
            enrollmentId,
            scheduledSessionId: own.id,
            today,
            at: completedAt.toISOString(),
          });
        }
        return answerPlan(tx, own, today);
      }),

    reopen: ({ params, caller, today }) =>
      transaction(db, async (tx) => {
        const own = { id: params.scheduledSessionId, userId: caller.id };
        const { status, isAbandoned, enrollmentId } = await lockOwn(tx, own);
        const completion = await findCompletion(tx, own.id);
        if (status !== 'planned') {
          if (isAbandoned) throw new AppError('program_abandoned');
          await deleteCompletion(tx, own.id);
          await setStatus(tx, own.id, { status: 'planned', completedAt: null });
          await record(tx, 'sessionReopened', {
            userId: caller.id,
            enrollmentId,
            scheduledSessionId: own.id,
            minutes: completion?.duration ?? null,
            today,
          });
        }
        return { ...(await answerPlan(tx, own, today)), completion };
      }),
  };
}
