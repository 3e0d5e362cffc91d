import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { WeekScreen } from '#web/features/plans/week-screen.tsx';
import { CompleteSessionDialog } from '#web/features/sessions/complete-session-dialog.tsx';
import { loadTexts } from '#web/platform/i18n.ts';

/** Minutes that stand for a duration that is no number. */
const durationFallback = 30;

/** The words of the dialog: the route brings those of the plan only. */
const dialogTexts = {
  queryKey: ['texts', 'sessions'],
  queryFn: async () => {
    await loadTexts('sessions');
    return true;
  },
};

/** Completing belongs to sessions: its dialog is handed in here, since features do not meet. */
export function Week() {
  const { weekNumber } = useParams({ from: '/my-schedule/week/$weekNumber' });
  useSuspenseQuery(dialogTexts);
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
