import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx';
import { keepWithdrawn } from '#web/features/training/complete/draft.ts';
import { useAddSession } from '../use-add-session.tsx';
import { useMoveSession } from '../use-move-session.tsx';

/** What belongs to sessions, to the plan and to activities is handed in here. */
export function Dashboard() {
  const adding = useAddSession();
  const moving = useMoveSession();
  return (
    <>
      <DashboardScreen
        keepWithdrawn={keepWithdrawn}
        onMove={moving.move}
        onLog={(activity) => adding.add({ activity })}
      />
      {moving.dialog}
      {adding.dialog}
    </>
  );
}
