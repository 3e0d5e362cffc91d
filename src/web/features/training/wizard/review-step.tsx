import './review-step.css';
import { useId } from 'react';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { reviewOf } from '#domain/training/review.ts';
import type { ScheduleEntry } from '#domain/training/schedule.ts';
import { weeksNeeded } from '#domain/training/weeks.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { dateOfDay } from '../schedule/weekdays.ts';
import { type ChosenPlan, shortFirstWeek } from './draft.ts';
import { StartCalendar } from './start-calendar.tsx';
import { type HeadingRef, StepHead } from './step-head.tsx';

type ReviewStepProps = {
  readonly headingRef: HeadingRef;
  readonly plan: ChosenPlan;
  readonly today: CalendarDate;
  readonly onStartDate: (date: CalendarDate) => void;
};

/** The plan in numbers, a choice of its first day, and all resulting dates. */
export function ReviewStep({ headingRef, plan, today, onStartDate }: ReviewStepProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const startId = useId();
  const { preferences, schedule } = plan;
  const { startDate } = preferences;
  const review = reviewOf({ totalSessions: schedule.length, preferences });
  const figures = [
    [t('wizard.review.totalWeeks'), review.totalWeeks],
    [t('wizard.review.perWeek'), review.sessionsPerWeek],
    [t('wizard.review.totalSessions'), review.totalSessions],
  ] as const;
  return (
    <>
      <StepHead headingRef={headingRef} title={t('wizard.review.title')} />
      <dl className="panel plan-facts">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="number number-large">{figure}</dd>
          </div>
        ))}
        <div className="plan-days">
          <dt>{t('wizard.review.days')}</dt>
          <dd>{review.days.map((day) => dates.weekdayLong(dateOfDay(day))).join(', ')}</dd>
        </div>
      </dl>
      <section className="stack-small start-date">
        <div className="between">
          <h4 className="heading-small" id={startId}>
            {t('wizard.review.startDate')}
          </h4>
          <b className="number" role="status">
            {dates.weekday(startDate)} {dates.full(startDate)}
          </b>
        </div>
        <ShortWeek plan={plan} weeks={review.totalWeeks} onStartDate={onStartDate} />
        <StartCalendar
          value={startDate}
          onChange={onStartDate}
          today={today}
          trainingDates={new Set(schedule.map((entry) => entry.scheduledDate))}
          labelledBy={startId}
        />
        <p className="small muted">{t('wizard.review.legend')}</p>
      </section>
      <PlanDates schedule={schedule} />
    </>
  );
}

type ShortWeekProps = Pick<ReviewStepProps, 'plan' | 'onStartDate'> & {
  /** Calendar weeks of the plan. */
  readonly weeks: number;
};

/**
 * Says that the start date leaves too few days in the first week and how many weeks that makes, and offers the next
 * Monday.
 */
function ShortWeek({ plan, weeks, onStartDate }: ShortWeekProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const short = shortFirstWeek(plan);
  if (short === null) return null;
  const { count, monday } = short;
  const needed = weeksNeeded(plan.schedule.length, plan.preferences.sessionsPerWeek);
  return (
    <div className="sand-note">
      <p>
        {t('wizard.review.short', {
          count,
          perWeek: plan.preferences.sessionsPerWeek,
          day: dates.weekdayLong(plan.preferences.startDate),
        })}{' '}
        {weeks > needed && t('wizard.review.shortWeeks', { weeks, needed })}
      </p>
      <button type="button" className="link" onClick={() => onStartDate(monday)}>
        {t('wizard.review.startMonday', { date: dates.day(monday) })}
      </button>
    </div>
  );
}

/** All dates of a plan, one line per week. */
function PlanDates({ schedule }: { readonly schedule: readonly ScheduleEntry[] }) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const byWeek = Map.groupBy(schedule, (entry) => entry.weekNumber);
  const weeks = Array.from({ length: schedule.at(-1)?.weekNumber ?? 0 }, (_, index) => index + 1);
  return (
    <section className="stack-small">
      <h4 className="heading-small">{t('wizard.review.dates')}</h4>
      <ol className="ruled">
        {weeks.map((week) => (
          <li className="plan-date" key={week}>
            <b className="number">{t('wizard.review.week', { week })}</b>
            <span className="muted">
              {byWeek
                .get(week)
                ?.map(({ scheduledDate: date }) => `${dates.weekday(date)} ${dates.short(date)}`)
                .join(', ') ?? t('wizard.review.rest')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
