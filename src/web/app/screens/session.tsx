import { useParams } from '@tanstack/react-router';
import { ChallengeFriend } from '#web/features/challenges/challenge-friend.tsx';
import { MoveSession } from '#web/features/training/changes/move-session.tsx';
import { SessionScreen } from '#web/features/training/session/session-screen.tsx';

/** Moving belongs to plans, and challenges to friends: handed in here, since features do not meet. */
export function Session() {
  const { scheduledSessionId } = useParams({ from: '/my-schedule/session/$scheduledSessionId' });
  return (
    <SessionScreen
      scheduledSessionId={scheduledSessionId}
      renderMove={(session) => <MoveSession session={session} look="words" />}
      renderScore={(result) => (
        <ChallengeFriend {...result} scheduledSessionId={scheduledSessionId} />
      )}
    />
  );
}
