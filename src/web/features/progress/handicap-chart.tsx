import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { useDates } from '#web/platform/dates.ts';
import { Flag } from '#web/ui/flag.tsx';
import { monotonePath } from '#web/ui/handicap-line.ts';
import { type Chart, type ChartEntry, layOutChart } from './chart-scale.ts';

type HandicapChartProps = {
  /** One or more, earliest first. */
  readonly entries: readonly ChartEntry[];
  readonly goal: number | null;
};

const percent = (value: number) => `${value}%`;

// The flag stands a little inside the right edge.
const pinAt = 98;

function toGoPath({ points, goal }: Chart): string | null {
  const [x, y] = points.at(-1) ?? [0, 0];
  if (goal === null || y >= goal) return null;
  const middle = (pinAt - x) * 0.4;
  return `M${x} ${y}C${x + middle} ${(y + goal) / 2} ${pinAt - middle} ${goal} ${pinAt} ${goal}`;
}

function Lines({ chart }: { chart: Chart }) {
  const toGo = toGoPath(chart);
  return (
    <svg className="ch-svg" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {chart.handicaps.map(({ at }) => (
        <path key={at} className="ch-grid" d={`M0 ${at}H100`} />
      ))}
      {chart.goal !== null && <path className="ch-goal" d={`M0 ${chart.goal}H100`} />}
      {toGo && <path className="hcp-to-go" d={toGo} />}
      <path className="hcp-past" d={monotonePath(chart.points)} />
    </svg>
  );
}

function Points({ chart, entries }: { chart: Chart; entries: readonly ChartEntry[] }) {
  const { i18n } = useTranslation('progress');
  const dates = useDates();
  const last = entries.length - 1;
  return chart.points.map(([x, y], index) => {
    const entry = entries[index];
    if (!entry) return null;
    const at = { left: percent(x), top: percent(y) };
    return (
      <Fragment key={entry.date}>
        <span className={index === last ? 'ch-pt is-now' : 'ch-pt'} style={at} />
        {index === 0 && last > 0 && (
          <span className="ch-first num" style={at}>
            {formatHandicap(entry.handicap, i18n.language)}
          </span>
        )}
        {index === last && (
          <span className="ch-now num" style={at}>
            {dates.short(entry.date)}
          </span>
        )}
      </Fragment>
    );
  });
}

function useSentence({ entries, goal }: HandicapChartProps): string {
  const { t, i18n } = useTranslation('progress');
  const dates = useDates();
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last) return '';
  const write = (handicap: number) => formatHandicap(handicap, i18n.language);
  const chart = t('handicap.chart', {
    from: write(first.handicap),
    fromMonth: dates.month(first.date),
    to: write(last.handicap),
    toMonth: dates.month(last.date),
  });
  return goal === null ? chart : t('handicap.chartGoal', { chart, goal: write(goal) });
}

/** Every recorded handicap over time, and the goal as the ground it falls to. */
export function HandicapChart(props: HandicapChartProps) {
  const { entries, goal } = props;
  const { t, i18n } = useTranslation('progress');
  const sentence = useSentence(props);
  const chart = layOutChart(entries, goal);
  const months = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' });
  const monthName = (date: string) =>
    months.format(Temporal.PlainDate.from(date).toZonedDateTime('UTC').epochMilliseconds);
  return (
    <figure className="chart" role="img" aria-label={sentence}>
      <div className="ch-plot" aria-hidden>
        <Lines chart={chart} />
        <Points chart={chart} entries={entries} />
        {chart.goal !== null && goal !== null && (
          <span className="ch-pin" style={{ top: percent(chart.goal) }}>
            <Flag />
            <b className="num">
              <i>{t('handicap.goal')}</i> {formatHandicap(goal, i18n.language)}
            </b>
          </span>
        )}
        {chart.handicaps.map(({ at, label }) => (
          <span key={at} className="ch-y num" style={{ top: percent(at) }}>
            {label < 0 ? `+${-label}` : label}
          </span>
        ))}
      </div>
      <div className="ch-axis" aria-hidden>
        {chart.months.map(({ at, label }) => (
          <span key={label} className="ch-x" style={{ left: percent(at) }}>
            {monthName(label)}
          </span>
        ))}
      </div>
    </figure>
  );
}
