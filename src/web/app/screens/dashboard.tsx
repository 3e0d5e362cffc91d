import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx';
import { keepWithdrawn } from '#web/features/training/complete/draft.ts';

/** What was said about a session belongs to sessions: keeping it is handed in here. */
export function Dashboard() {
  return <DashboardScreen keepWithdrawn={keepWithdrawn} />;
}
