import '#web/golf/weeks-bar.css';
import type { Enrollment } from '#contract/training-schemas.ts';
import { WeeksBar } from '#web/golf/weeks-bar.tsx';
import { useTranslation } from '#web/i18n/translation.ts';

type ProgramWeeksBarProps = {
  /** Weeks of the program as written. */
  readonly weeks: number;
  /** Set when the golfer follows this program: the weeks are then those of the plan. */
  readonly enrollment: Enrollment | null;
  /** How much of the current week is done, 0 to 1. */
  readonly part: number;
};

/** The weeks as segments; in the active program with those behind filled, and said in words. */
export function ProgramWeeksBar({ weeks, enrollment, part }: ProgramWeeksBarProps) {
  const { t } = useTranslation('programs');
  if (enrollment === null) return <UnstartedBar weeks={weeks} />;
  const { currentWeek: week, totalWeeks: total } = enrollment;
  return (
    <>
      <WeeksBar total={total} week={week} part={part} slim />
      <p className="small muted program-week-now">{t('detail.inPlan', { week, total })}</p>
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the segments are all alike
        <i key={week} />
      ))}
    </div>
  );
}
