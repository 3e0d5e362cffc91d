import type { LostByReopening, reopening } from '#contract/reopening.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import type { FriendsPart } from './completed-session.ts';
import { findCompletion } from './completion-queries.ts';
import { findScheduledSession } from './session-queries.ts';

const nothing: LostByReopening = { comments: 0, kudos: 0, challenges: 0 };

export function reopeningHandlers(
  { db }: Platform,
  friendsPart: FriendsPart,
): Handlers<typeof reopening> {
  return {
    async lost({ params: { scheduledSessionId }, caller: { id: userId }, today }) {
      const session = await findScheduledSession(db, { id: scheduledSessionId, userId });
      if (session === null) throw new AppError('not_found');
      const completion = await findCompletion(db, scheduledSessionId);
      // A session of an abandoned program cannot be reopened.
      if (completion === null || session.isAbandoned) return nothing;
      const { enrollmentId } = session;
      const { completedOn } = completion;
      const completed = { userId, scheduledSessionId, enrollmentId, completedOn, today };
      return {
        ...(await friendsPart.feed(db, completed)),
        ...(await friendsPart.challenges(db, completed)),
      };
    },
  };
}
