import './path-line.css';
import './line-chart.css';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { type Chart, type ChartEntry, layOutChart } from './chart-scale.ts';
import { monotonePath } from './monotone-path.ts';

export type LineChartProps = {
  /** One or more, earliest first, one a day. */
  readonly entries: readonly ChartEntry[];
  readonly goal: number | null;
  /** The smallest difference there can be, where it is more than a half. */
  readonly step?: number;
  /** What the picture says, in one sentence. */
  readonly label: string;
  readonly write: (value: number) => string;
  /** How the lines across are named, where that is shorter. */
  readonly writeLine?: (value: number) => string;
  /** Stands at the newest point. */
  readonly newest: (entry: ChartEntry) => string;
  /** Stands at the right end of the goal. */
  readonly pin: ReactNode;
  /** Draws the way from the newest point down to the goal. */
  readonly wayToGo?: boolean;
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

function Lines({ chart, wayToGo }: { chart: Chart; wayToGo: boolean }) {
  const toGo = wayToGo ? toGoPath(chart) : null;
  return (
    <svg className="chart-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {chart.lines.map(({ at }) => (
        <path key={at} className="chart-grid" d={`M0 ${at}H100`} />
      ))}
      {chart.goal !== null && <path className="chart-goal" d={`M0 ${chart.goal}H100`} />}
      {toGo && <path className="goal-line" d={toGo} />}
      <path className="past-line" d={monotonePath(chart.points)} />
    </svg>
  );
}

function Points({ chart, entries, write, newest }: LineChartProps & { chart: Chart }) {
  const last = entries.length - 1;
  return chart.points.map(([x, y], index) => {
    const entry = entries[index];
    if (!entry) return null;
    const at = { left: percent(x), top: percent(y) };
    return (
      <Fragment key={entry.date}>
        <span className={index === last ? 'chart-point is-now' : 'chart-point'} style={at} />
        {index === 0 && last > 0 && (
          <span className="chart-first number" style={at}>
            {write(entry.value)}
          </span>
        )}
        {index === last && (
          <span className="chart-newest number" style={at}>
            {newest(entry)}
          </span>
        )}
      </Fragment>
    );
  });
}

/** A value over time, with its goal as a line across. Goes onto turf. */
export function LineChart(props: LineChartProps) {
  const { entries, goal, label, write, writeLine = write, pin, wayToGo = false } = props;
  const { language } = useTranslation('ui');
  const chart = layOutChart(entries, goal, props.step);
  const months = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const monthName = (date: string) =>
    months.format(Temporal.PlainDate.from(date).toZonedDateTime('UTC').epochMilliseconds);
  return (
    <figure className="chart" role="img" aria-label={label}>
      <div className="chart-plot" aria-hidden>
        <Lines chart={chart} wayToGo={wayToGo} />
        <Points {...props} chart={chart} />
        {chart.goal !== null && (
          <span className="chart-pin" style={{ top: percent(chart.goal) }}>
            {pin}
          </span>
        )}
        {chart.lines.map(({ at, label: value }) => (
          <span key={at} className="chart-value number" style={{ top: percent(at) }}>
            {writeLine(value)}
          </span>
        ))}
      </div>
      <div className="chart-axis" aria-hidden>
        {chart.months.map(({ at, label: month }) => (
          <span key={month} className="chart-month" style={{ left: percent(at) }}>
            {monthName(month)}
          </span>
        ))}
      </div>
    </figure>
  );
}
