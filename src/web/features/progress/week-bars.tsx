import './week-bars.css';
import type { TrainingDay } from '#contract/progress.ts';
import { heatMap, minutesByWeek } from '#domain/progress/heat-map.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';

const hour = 60;

/** The minutes of each of the last 26 weeks as bars, on turf. */
export function WeekBars({ days }: { days: readonly TrainingDay[] }) {
  const { t } = useTranslation('progress');
  const dates = useDates();
  const today = useToday();
  const weeks = heatMap(days, today);
  const minutes = minutesByWeek(weeks);
  const most = Math.max(2 * hour, Math.ceil(Math.max(...minutes) / hour) * hour);
  const lines = [most / 2, most];
  return (
    <figure
      className="week-bars"
      role="img"
      aria-label={t('practice.chart', { count: weeks.length, minutes: minutes.join(', ') })}
    >
      <div aria-hidden>
        {lines.map((line) => (
          <span key={line} className="number" style={{ bottom: `${(line / most) * 100}%` }}>
            {line}
          </span>
        ))}
        {weeks.map(({ monday }, index) => (
          <i key={monday} style={{ height: `${((minutes[index] ?? 0) / most) * 100}%` }} />
        ))}
      </div>
      <p className="between small muted" aria-hidden>
        <span>{dates.monthShort(weeks[0]?.monday ?? today)}</span>
        <span>{dates.monthShort(weeks[weeks.length / 2]?.monday ?? today)}</span>
        <span>{t('practice.thisWeek')}</span>
      </p>
    </figure>
  );
}
