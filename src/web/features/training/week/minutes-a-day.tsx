import './minutes-a-day.css';
import type { WeekSummary } from '#contract/training-schemas.ts';
import { addDays } from '#domain/calendar-date.ts';
import { sessionStateOf } from '#web/golf/session-state.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';

const daysPerWeek = 7;

/** The planned minutes of each day of a week, colored by the status of its sessions. */
export function MinutesADay({ week }: { readonly week: WeekSummary }) {
  const { t, language } = useTranslation('training');
  const dates = useDates();
  const today = useToday();
  const days = Array.from({ length: daysPerWeek }, (_, index) => {
    const date = addDays(week.weekStart, index);
    const sessions = week.sessions.filter(({ scheduledDate }) => scheduledDate === date);
    const minutes = sessions.reduce((sum, { totalDuration }) => sum + totalDuration, 0);
    // A day with unfinished sessions shows their status.
    const statuses = sessions.map((session) => sessionStateOf(session, today));
    const status = statuses.find((each) => each !== 'done' && each !== 'skipped') ?? statuses[0];
    return { date, minutes, status };
  });
  const most = Math.max(...days.map(({ minutes }) => minutes));
  const done = week.sessions
    .filter(({ status }) => status === 'completed')
    .reduce((sum, { totalDuration }) => sum + totalDuration, 0);
  const sentences = days.flatMap(({ date, minutes, status }) =>
    status
      ? [
          t('week.load.day', {
            day: dates.weekdayLong(date),
            minutes,
            status: t(`status.${status}`),
          }),
        ]
      : [],
  );
  const label = new Intl.ListFormat(language, { type: 'unit' }).format(sentences);
  return (
    <section className="card card-padded" aria-labelledby="week-load">
      <div className="between">
        <h3 className="heading-small" id="week-load">
          {t('week.load.title')}
        </h3>
        <b className="number">{t('week.load.done', { done, total: week.totalDuration })}</b>
      </div>
      <div className="load" role="img" aria-label={label}>
        {days.map(({ date, minutes, status = 'rest' }) => (
          <span key={date} className={`load-day is-${status}`}>
            <i style={{ height: `${(minutes / most) * 100}%` }} />
            {dates.weekday(date)}
          </span>
        ))}
      </div>
    </section>
  );
}
