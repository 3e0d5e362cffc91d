import { CompleteSessionDialog } from '#web/features/training/complete/complete-session-dialog.tsx';
import { WeekScreen } from '#web/features/training/week/week-screen.tsx';
import { useParams } from '#web/router/router-context.ts';

/** Minutes that stand for a duration that is no number. */
const durationFallback = 30;

/** Completing belongs to sessions: its dialog is handed in here, since features do not meet. */
export function Week() {
  const { weekNumber } = useParams('/my-schedule/week/$weekNumber');
  return (
    <WeekScreen
      weekNumber={Number(weekNumber)}
      renderComplete={({ session, open, onClose }) => (
        <CompleteSessionDialog
          session={{ ...session, scheduledSessionId: session.id }}
          open={open}
          onClose={onClose}
          durationFallback={durationFallback}
        />
      )}
    />
  );
}
