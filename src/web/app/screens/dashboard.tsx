import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx';
import type { MoveSessionDialogProps } from '#web/features/training/changes/move-session-dialog.tsx';
import { keepWithdrawn } from '#web/features/training/complete/draft.ts';
import { useAddSession } from '../use-add-session.tsx';
import { useFetchedDialog, withTrainingTexts } from '../use-fetched-dialog.tsx';

const loadMove = async () => {
  const load = import('#web/features/training/changes/move-session-dialog.tsx');
  return (await withTrainingTexts(load)).MoveSessionDialog;
};
const loadSettle = async () => {
  const load = import('#web/features/training/changes/settle-missed-dialog.tsx');
  return (await withTrainingTexts(load)).SettleMissedDialog;
};

/** What belongs to sessions, to the plan and to activities is handed in here. */
export function Dashboard() {
  const adding = useAddSession();
  // The choice belongs to the day the session stood on.
  const moving = useFetchedDialog<Pick<MoveSessionDialogProps, 'session'>>(
    loadMove,
    ({ session }) => `${session.id} ${session.scheduledDate}`,
  );
  const settling = useFetchedDialog<{ enrollmentId: string }>(loadSettle);
  return (
    <>
      <DashboardScreen
        keepWithdrawn={keepWithdrawn}
        onMove={(session) => moving.show({ session })}
        onSettle={(enrollmentId) => settling.show({ enrollmentId })}
        onLog={(activity) => adding.add({ activity })}
      />
      {moving.dialog}
      {settling.dialog}
      {adding.dialog}
    </>
  );
}
