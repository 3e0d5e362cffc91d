import { AdminProgramsScreen } from '#web/features/builder/programs-screen.tsx';
import { Recalculate, RecalculationProgress } from '#web/features/recalculation/recalculate.tsx';

/** Recalculating belongs to the recalculation feature. It is passed in here, since features do not import each other. */
export const AdminPrograms = () => (
  <AdminProgramsScreen recalculate={<Recalculate />} progress={<RecalculationProgress />} />
);
