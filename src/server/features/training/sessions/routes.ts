import type { training } from '#contract/training.ts';
import { withUnits } from '#domain/drills/distance.ts';
import { describeSession } from '#domain/training/planned-session.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { readComing } from './coming-sessions.ts';
import { sessionCompleter } from './complete.ts';
import { findCompletion } from './completion-queries.ts';
import { findAskedSession, findScores, findSessionExercises } from './exercise-queries.ts';
import { keepProgress, readProgress } from './keep-progress.ts';
import { reopenSession } from './reopen.ts';
import { findScheduledSession } from './session-queries.ts';
import { sessionToTrainFinder } from './session-to-train.ts';
import { skipSession } from './skip.ts';

export function sessionHandlers({ db }: Platform) {
  const findSession = sessionToTrainFinder();
  const completeSession = sessionCompleter(findSession);
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
          language: planned.language,
          description: withUnits(session.description, caller.units, caller.language),
          focus: planned.focus,
          totalDuration: planned.totalDuration,
          exercises: await findSessionExercises(
            db,
            { sessionId: planned.sessionId, scheduledSessionId: planned.id },
            caller,
          ),
          swaps: session.swaps,
        },
        scheduledSession,
        completion: await findCompletion(db, planned.id),
        program,
        isCompleted: scheduledSession.isCompleted,
      };
    },

    progress: ({ params, caller, now }) =>
      readProgress(db, { id: params.scheduledSessionId, userId: caller.id }, now),

    keepProgress: async ({ change, params, body }) =>
      keepProgress(change, await findSession(change, params.scheduledSessionId), body),

    coming: ({ caller, today, query }) =>
      readComing(db, { reader: caller, today, version: query.version }),

    async exercises({ params, caller }) {
      const asked = await findAskedSession(db, { sessionId: params.id, userId: caller.id });
      if (asked === null) throw new AppError('not_found');
      return findSessionExercises(db, asked, caller);
    },

    async scores({ params, caller }) {
      const scores = await findScores(db, { exerciseId: params.id, userId: caller.id });
      if (scores === null) throw new AppError('not_found');
      return scores;
    },

    complete: ({ change, body }) => completeSession(change, body),

    skip: ({ change, body }) => skipSession(change, body.scheduledSessionId),

    reopen: ({ change, params }) => reopenSession(change, params.scheduledSessionId),
  } satisfies Partial<Handlers<typeof training>>;
}
