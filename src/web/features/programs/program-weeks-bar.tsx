import '#web/golf/weeks-bar.css';
import type { Enrollment } from '#contract/training-schemas.ts';
import { weeksBarOf } from '#domain/training/week-bars.ts';
import { useStartsIn } from '#web/golf/plan-week.tsx';
import { WeeksBar } from '#web/golf/weeks-bar.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useToday } from '#web/platform/session/today.ts';

type ProgramWeeksBarProps = {
  /** The number of weeks in the program as written. */
  readonly weeks: number;
  /** Set if the golfer follows this program; the bar then shows the weeks of the plan. */
  readonly enrollment: Enrollment | null;
};

/** The weeks as segments. In the active program past weeks are filled and the current week is shown as text. */
export function ProgramWeeksBar({ weeks, enrollment }: ProgramWeeksBarProps) {
  return enrollment ? <ActiveBar enrollment={enrollment} /> : <UnstartedBar weeks={weeks} />;
}

function ActiveBar({ enrollment }: { readonly enrollment: Enrollment }) {
  const { t } = useTranslation('programs');
  const today = useToday();
  const startsIn = useStartsIn(enrollment);
  const { currentWeek: week, totalWeeks: total } = enrollment;
  return (
    <>
      <WeeksBar {...weeksBarOf(enrollment, today)} slim />
      <p className="small muted program-week-now">
        {startsIn ?? t('detail.inPlan', { week, total })}
      </p>
    </>
  );
}

function UnstartedBar({ weeks }: { readonly weeks: number }) {
  const { t } = useTranslation('programs');
  return (
    <div
      className="weeks-bar weeks-bar-slim"
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={weeks}
      aria-valuenow={0}
      aria-valuetext={t('detail.notStarted')}
      aria-label={t('detail.weeks')}
    >
      {Array.from({ length: weeks }, (_, week) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the segments are identical
        <i key={week} />
      ))}
    </div>
  );
}
