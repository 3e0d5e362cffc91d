import './completed-program.css';
import { useQuery } from '@tanstack/react-query';
import { progress } from '#contract/progress.ts';
import { query } from '#web/platform/api/query.ts';
import { ProgramChange } from './program-change.tsx';

/** The skills before and after the program just completed. Renders nothing if the program had no tests. */
export function CompletedProgram() {
  const { data } = useQuery(query(progress.overview));
  const program = data?.skills.program;
  if (!program?.isCompleted || program.skills.length === 0) return null;
  return (
    <div className="card card-padded completed-program">
      <ProgramChange change={program} />
    </div>
  );
}
