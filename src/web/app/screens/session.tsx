import { usePrefetchQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { coach } from '#contract/coach.ts';
import { ChallengeFriend } from '#web/features/challenges/challenge-friend.tsx';
import { CoachNote } from '#web/features/coach/coach-note.tsx';
import { MoveSession } from '#web/features/training/changes/move-session.tsx';
import { SessionScreen } from '#web/features/training/session/session-screen.tsx';
import { query } from '#web/platform/api/query.ts';

/** Moving belongs to plans, notes to coaches, challenges to friends: handed in here, since features do not meet. */
export function Session() {
  const { scheduledSessionId } = useParams({ from: '/my-schedule/session/$scheduledSessionId' });
  // Asked for at once, not when the session has arrived.
  usePrefetchQuery(query(coach.note, { params: { id: scheduledSessionId } }, { on404: 'null' }));
  return (
    <SessionScreen
      scheduledSessionId={scheduledSessionId}
      renderMove={(session) => <MoveSession session={session} look="words" />}
      note={<CoachNote scheduledSessionId={scheduledSessionId} />}
      renderScore={(result) => (
        <ChallengeFriend {...result} scheduledSessionId={scheduledSessionId} />
      )}
    />
  );
}
