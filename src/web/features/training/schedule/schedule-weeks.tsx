import './schedule-weeks.css';
import { useId } from 'react';
import type { WeekSummary } from '#contract/training-schemas.ts';
import { hoursOf } from '#web/golf/hours.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { WeekCard } from './week-card.tsx';
import { WeekLine } from './week-line.tsx';

type ScheduleWeeksProps = {
  readonly weeks: readonly WeekSummary[];
  readonly currentWeek: number;
  /** Shown with the current week while the plan has not started. */
  readonly startsIn: string | null;
};

/** All weeks of the plan, including rest weeks: the current one, those that follow, and those behind, latest first. */
export function ScheduleWeeks({ weeks, currentWeek, startsIn }: ScheduleWeeksProps) {
  const { t } = useTranslation('training');
  const current = weeks.find(({ weekNumber }) => weekNumber === currentWeek);
  const next = weeks.filter(({ weekNumber }) => weekNumber > currentWeek);
  const behind = weeks.filter(({ weekNumber }) => weekNumber < currentWeek).toReversed();
  return (
    <section className="gutter stack schedule-weeks" aria-label={t('schedule.allWeeks')}>
      {current && <WeekCard week={current} startsIn={startsIn} />}
      <Weeks title={t('schedule.next')} weeks={next} open={next[0]} />
      <Weeks title={t('schedule.behind')} weeks={behind} />
    </section>
  );
}

type WeeksProps = {
  readonly title: string;
  readonly weeks: readonly WeekSummary[];
  /** The week whose sessions are shown at first. */
  readonly open?: WeekSummary | undefined;
};

function Weeks({ title, weeks, open }: WeeksProps) {
  const { t } = useTranslation('training');
  const { oneDecimal } = useNumbers();
  const headingId = useId();
  const minutes = weeks.reduce((sum, { totalDuration }) => sum + totalDuration, 0);
  const totals = { weeks: weeks.length, hours: oneDecimal(hoursOf(minutes)) };
  if (weeks.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <SectionHead id={headingId} title={title} aside={t('schedule.totals', totals)} />
      <ul>
        {weeks.map((week) => (
          <WeekLine key={week.weekNumber} week={week} isOpenAtFirst={week === open} />
        ))}
      </ul>
    </section>
  );
}
