import { CompleteSessionDialog } from '#web/features/training/complete/complete-session-dialog.tsx';
import { WeekScreen } from '#web/features/training/week/week-screen.tsx';
import { useParams } from '#web/router/router-context.ts';

/** Minutes used when a duration is not a number. */
const durationFallback = 30;

/** Passes in the dialog of the training feature, since features do not import each other. */
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
