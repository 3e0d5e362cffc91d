import './schedule-summary.css';
import type { Enrollment } from '#contract/training-schemas.ts';
import { addDays } from '#domain/calendar-date.ts';
import { weeksBarOf } from '#domain/training/week-bars.ts';
import { Contours } from '#web/golf/contours.tsx';
import { useStartsIn } from '#web/golf/plan-week.tsx';
import { ProgramCounts } from '#web/golf/session-counts.tsx';
import { WeeksBar } from '#web/golf/weeks-bar.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';

/** A plan without dates is shown as ending in 30 days. */
const endWithoutDatesInDays = 30;

/** The program's name and end date, the progress in weeks, and the number of completed sessions. */
export function ScheduleSummary({ enrollment }: { readonly enrollment: Enrollment }) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const today = useToday();
  const startsIn = useStartsIn(enrollment);
  const { program, currentWeek, totalWeeks, completedSessions, totalSessions } = enrollment;
  const endDate = enrollment.endDate ?? addDays(today, endWithoutDatesInDays);
  return (
    <section className="turf turf-card">
      <Contours seed="summary" />
      <div>
        <h2 className="heading-large" lang={program.language}>
          {program.name}
        </h2>
        {startsIn && <p className="muted">{startsIn}</p>}
        <p className="muted">{t('schedule.ends', { date: dates.day(endDate, today) })}</p>
      </div>
      <WeeksBar {...weeksBarOf(enrollment, today)} />
      <dl className="schedule-figures">
        <div>
          <dt>{t('schedule.weeks')}</dt>
          <dd className="number number-large">
            {currentWeek}
            <small>/{totalWeeks}</small>
          </dd>
        </div>
        <div>
          <dt>{t('schedule.sessions')}</dt>
          <dd className="number number-large">
            {completedSessions}
            <small>/{totalSessions}</small>
          </dd>
        </div>
      </dl>
      <ProgramCounts program={enrollment} />
    </section>
  );
}
