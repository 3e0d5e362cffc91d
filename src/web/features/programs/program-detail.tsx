import './program-detail.css';
import type { ReactNode } from 'react';
import type { Program } from '#contract/programs.ts';
import type { Enrollment, WeekSummary } from '#contract/training-schemas.ts';
import { useScreen } from '#web/platform/screen/screen.ts';
import { ProgramOutline } from './program-outline.tsx';
import { ProgramPanel } from './program-panel.tsx';

type ProgramDetailProps = {
  readonly program: Program;
  /** The active enrollment, in this program or in another. */
  readonly enrollment: Enrollment | null;
  /** The weeks of the active plan. */
  readonly plan: readonly WeekSummary[];
  readonly start: ReactNode;
};

/** A program from cover to last session, with the panel to start it. */
export function ProgramDetail({ program, enrollment, plan, start }: ProgramDetailProps) {
  useScreen({ name: program.name });
  return (
    <div className="columns program-detail">
      <ProgramOutline program={program} enrollment={enrollment} plan={plan} />
      <ProgramPanel program={program} enrollment={enrollment} start={start} />
    </div>
  );
}
