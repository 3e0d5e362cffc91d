import { useParams } from '@tanstack/react-router';
import { BuilderScreen } from '#web/features/builder/builder-screen.tsx';
import { ProgramOutline } from '#web/features/programs/program-outline.tsx';

/** What golfers see belongs to programs: it is handed in here, since features do not meet. */
export function Builder() {
  const { id } = useParams({ from: '/admin/programs/$id/builder' });
  return (
    <BuilderScreen
      programId={id}
      renderProgram={(program) => <ProgramOutline program={program} enrollment={null} />}
    />
  );
}
