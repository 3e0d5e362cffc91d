import { usePrefetchQuery } from '@tanstack/react-query';
import { coach } from '#contract/coach.ts';
import { ChallengeFriend } from '#web/features/challenges/challenge-friend.tsx';
import { CoachNote } from '#web/features/coach/coach-note.tsx';
import { StartTraining } from '#web/features/range/start-training.tsx';
import { UnsentProgress } from '#web/features/range/unsent-progress.tsx';
import { useSyncProgress } from '#web/features/range/use-sync-progress.ts';
import { fillDraft } from '#web/features/training/complete/fill-draft.ts';
import { SessionScreen } from '#web/features/training/session/session-screen.tsx';
import { query } from '#web/platform/api/query.ts';
import { useParams } from '#web/router/router-context.ts';
import { ProgramEnd } from '../program-end.tsx';

/** Passes in range mode, notes, and challenges, since features do not import each other. */
export function Session() {
  const { scheduledSessionId } = useParams('/my-schedule/session/$scheduledSessionId');
  // Requested at once, in parallel with the session.
  usePrefetchQuery(query(coach.note, { params: { id: scheduledSessionId } }, { on404: 'null' }));
  // Offers to continue a session that was started on another device.
  useSyncProgress(scheduledSessionId);
  return (
    <SessionScreen
      scheduledSessionId={scheduledSessionId}
      renderStart={({ session }) => (
        <StartTraining session={{ ...session, scheduledSessionId }} fillIn={fillDraft} />
      )}
      note={
        <>
          <UnsentProgress scheduledSessionId={scheduledSessionId} />
          <CoachNote scheduledSessionId={scheduledSessionId} />
        </>
      }
      programEnd={<ProgramEnd />}
      renderScore={(result) => (
        <ChallengeFriend {...result} scheduledSessionId={scheduledSessionId} />
      )}
    />
  );
}
