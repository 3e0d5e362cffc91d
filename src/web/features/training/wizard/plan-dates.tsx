import type { ScheduleEntry } from '#domain/training/schedule.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';

/** Every date of a plan, a line a week. */
export function PlanDates({ schedule }: { readonly schedule: readonly ScheduleEntry[] }) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const byWeek = Map.groupBy(schedule, (entry) => entry.weekNumber);
  const weeks = Array.from({ length: schedule.at(-1)?.weekNumber ?? 0 }, (_, index) => index + 1);
  return (
    <section className="plan-dates">
      <h4 className="h-sm">{t('wizard.review.dates')}</h4>
      <ol>
        {weeks.map((week) => (
          <li key={week}>
            <b className="num">{t('wizard.review.week', { week })}</b>
            <span className="soft">
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
