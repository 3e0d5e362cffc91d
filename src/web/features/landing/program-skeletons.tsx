import type { CSSProperties } from 'react';
import type { ProgramSummary } from '#contract/programs.ts';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';

const programs = ['first', 'second', 'third'];
const weeks = [1, 2, 3, 4];

/** Placeholder cards of the real size while the programs load. */
export function ProgramSkeletons() {
  return (
    <SkeletonScreen>
      <div className="shown-programs" style={{ '--programs': programs.length } as CSSProperties}>
        {programs.map((program) => (
          <div className="card shown-program" key={program}>
            <div className="shown-cover">
              <Skeleton width="100%" height="100%" radius={0} />
            </div>
            <div className="shown-body">
              <Skeleton width="100%" height="var(--description)" />
              <Skeleton width="70%" height={50} />
              <Skeleton width={158} height={44} radius={12} />
            </div>
          </div>
        ))}
      </div>
    </SkeletonScreen>
  );
}

/** Placeholder weeks of the real size while a program loads. The summary says how many sessions a week has. */
export function ScheduleSkeleton({ program }: { program: ProgramSummary }) {
  const sessionsHeight = 33 * program.sessionsPerWeek;
  return (
    <SkeletonScreen className="shown-weeks">
      {weeks.slice(0, program.durationWeeks).map((week) => (
        <div className="shown-week" key={week}>
          <Skeleton width={26} height={32} />
          <div>
            <Skeleton width="40%" height={40} />
            <div className="shown-week-lines">
              <Skeleton width="100%" height={sessionsHeight} />
            </div>
          </div>
        </div>
      ))}
    </SkeletonScreen>
  );
}
