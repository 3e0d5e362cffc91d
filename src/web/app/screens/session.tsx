import { useParams } from '@tanstack/react-router';
import { SessionScreen } from '#web/features/sessions/session-screen.tsx';

export function Session() {
  const { scheduledSessionId } = useParams({ from: '/my-schedule/session/$scheduledSessionId' });
  return <SessionScreen scheduledSessionId={scheduledSessionId} />;
}
