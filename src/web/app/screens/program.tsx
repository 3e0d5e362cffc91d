import type { Program as ProgramOutline } from '#contract/programs.ts';
import { ProgramScreen } from '#web/features/programs/program-screen.tsx';
import { EnrollButton } from '#web/features/training/wizard/enroll-button.tsx';
import { useParams } from '#web/router/router-context.ts';

const sessionsIn = ({ weeks }: ProgramOutline) =>
  weeks.reduce((sum, week) => sum + week.sessions.length, 0);

/** Passes in enrolling, which belongs to the training feature, since features do not import each other. */
export function Program() {
  const { id } = useParams('/programs/$id');
  return (
    <ProgramScreen
      programId={id}
      enroll={(program) => <EnrollButton program={program} totalSessions={sessionsIn(program)} />}
    />
  );
}
