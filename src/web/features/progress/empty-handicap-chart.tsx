import '#web/ui/path-line.css';
import '#web/ui/line-chart.css';
import { dateLocaleOf } from '#i18n/date-locale.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useToday } from '#web/platform/session/today.ts';

/** The lines of the placeholder scale; `at` is in percent from the top. */
const emptyScale = [
  { handicap: 36, at: 10 },
  { handicap: 24, at: 50 },
  { handicap: 12, at: 90 },
];

/** Axes for the next six months, for a golfer without a handicap. */
export function EmptyHandicapChart() {
  const { t, language } = useTranslation('progress');
  const today = useToday();
  const month = new Intl.DateTimeFormat(dateLocaleOf(language), {
    month: 'short',
    timeZone: 'UTC',
  });
  const monthAfter = (months: number) =>
    month.format(
      Temporal.PlainDate.from(today).add({ months }).toZonedDateTime('UTC').epochMilliseconds,
    );
  return (
    <figure className="chart" role="img" aria-label={t('handicap.chartEmpty')}>
      <div className="chart-plot" aria-hidden>
        <svg className="drawing-layer" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {emptyScale.map(({ at }) => (
            <path key={at} className="chart-grid" d={`M0 ${at}H100`} />
          ))}
          <path className="goal-line is-open" d="M0 20C30 28 60 60 98 80" />
        </svg>
        {emptyScale.map(({ handicap, at }) => (
          <span key={handicap} className="chart-value number" style={{ top: `${at}%` }}>
            {handicap}
          </span>
        ))}
      </div>
      <div className="chart-axis" aria-hidden>
        {[0, 3, 6].map((months) => {
          const at = (months / 6) * 98;
          return (
            <span key={months} style={{ left: `${at}%`, translate: `${-at}%` }}>
              {monthAfter(months)}
            </span>
          );
        })}
      </div>
    </figure>
  );
}
