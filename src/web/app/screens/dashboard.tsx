import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx';
import { keepWithdrawn } from '#web/features/training/complete/draft.ts';
import { useAddSession } from '../use-add-session.tsx';
import { useMoveSession } from '../use-move-session.tsx';
import { useSettleMissed } from '../use-settle-missed.tsx';

/** What belongs to sessions, to the plan and to activities is handed in here. */
export function Dashboard() {
  const adding = useAddSession();
  const moving = useMoveSession();
  const settling = useSettleMissed();
  return (
    <>
      <DashboardScreen
        keepWithdrawn={keepWithdrawn}
        onMove={moving.move}
        onSettle={settling.settle}
        onLog={(activity) => adding.add({ activity })}
      />
      {moving.dialog}
      {settling.dialog}
      {adding.dialog}
    </>
  );
}
