import { AdminProgramsScreen } from '#web/features/builder/programs-screen.tsx';
import { Recalculate, RecalculationProgress } from '#web/features/recalculation/recalculate.tsx';

/** Recalculating belongs to plans: it is handed in here, since features do not meet. */
export const AdminPrograms = () => (
  <AdminProgramsScreen recalculate={<Recalculate />} progress={<RecalculationProgress />} />
);
