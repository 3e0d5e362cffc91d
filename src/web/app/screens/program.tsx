import { useParams } from '@tanstack/react-router';
import { ProgramScreen } from '#web/features/programs/program-screen.tsx';

/** Enrolling belongs to plans: it is handed in here as `enroll`, since features do not meet. */
export function Program() {
  const { id } = useParams({ from: '/programs/$id' });
  return <ProgramScreen programId={id} />;
}
