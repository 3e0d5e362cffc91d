import { useParams } from '@tanstack/react-router';
import { MoveSession } from '#web/features/training/changes/move-session.tsx';
import { SessionScreen } from '#web/features/training/session/session-screen.tsx';

/** Moving belongs to plans: it is handed in here, since features do not meet. */
export function Session() {
  const { scheduledSessionId } = useParams({ from: '/my-schedule/session/$scheduledSessionId' });
  return (
    <SessionScreen
      scheduledSessionId={scheduledSessionId}
      renderMove={(session) => <MoveSession session={session} look="words" />}
    />
  );
}
