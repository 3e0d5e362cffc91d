import './path-line.css';
import './line-chart.css';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { dateFormat } from '#i18n/date-format.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { type Chart, type ChartEntry, type GoalDays, layOutChart } from './chart-scale.ts';
import { monotonePath } from './monotone-path.ts';

export type LineChartProps = {
  /** One or more, earliest first, at most one per day. */
  readonly entries: readonly ChartEntry[];
  readonly goal: number | null;
  /** The smallest possible difference between values, if it is more than a half. */
  readonly step?: number;
  /** Describes the chart in one sentence. */
  readonly label: string;
  readonly write: (value: number) => string;
  /** Formats the values of the horizontal lines, if they have a shorter format. */
  readonly writeLine?: (value: number) => string;
  /** The text at the newest point. */
  readonly newest: (entry: ChartEntry) => string;
  /** Shown at the right end of the goal line. */
  readonly pin: ReactNode;
  /** Shown above the left end of the goal line. */
  readonly goalText?: ReactNode;
  /** Draws the way from the newest point to the goal, with the area between the earliest and the latest one. */
  readonly wayToGo?: GoalDays | null | undefined;
};

const percent = (value: number) => `${value}%`;

function Lines({ chart }: { chart: Chart }) {
  const { points, goal, pin, cone } = chart;
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <svg className="drawing-layer" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {chart.lines.map(({ at }) => (
        <path key={at} className="chart-grid" d={`M0 ${at}H100`} />
      ))}
      {cone.length > 0 && <path className="chart-cone" d={`M${cone.join('L')}Z`} />}
      {goal !== null && <path className="chart-goal" d={`M0 ${goal}H100`} />}
      {cone.length > 0 && <path className="goal-line" d={`M${x} ${y}L${pin} ${goal}`} />}
      <path className="past-line" d={monotonePath(chart.points)} />
    </svg>
  );
}

/** Percent of the chart's height that a label below a point needs above the goal line and its text. */
const roomBelow = 24;

/** Whether the first value is written below its point, because the line leaves the point upward. */
function isFirstBelow({ points: [first, second], goal }: Chart): boolean {
  if (!first || !second) return false;
  return second[1] < first[1] && (goal === null || goal - first[1] > roomBelow);
}

function Points({ chart, entries, write, newest }: LineChartProps & { chart: Chart }) {
  const last = entries.length - 1;
  return chart.points.map(([x, y], index) => {
    const entry = entries[index];
    if (!entry) return null;
    const at = { left: percent(x), top: percent(y) };
    return (
      <Fragment key={entry.date}>
        <span className={index === last ? 'path-ball' : 'chart-point'} style={at} />
        {index === 0 && last > 0 && (
          <span
            className={`chart-first number ${isFirstBelow(chart) ? 'is-below' : ''}`}
            style={at}
          >
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

/** Formats the days of a chart. */
function writeDay({ daysAre }: Chart, language: string) {
  const day = daysAre === 'days' ? { day: 'numeric' as const } : {};
  const year = daysAre === 'monthsOfYears' ? { year: '2-digit' as const } : {};
  const { format } = dateFormat(language, {
    month: 'short',
    ...day,
    ...year,
    timeZone: 'UTC',
  });
  return (date: CalendarDate) =>
    format(Temporal.PlainDate.from(date).toZonedDateTime('UTC').epochMilliseconds);
}

/** A chart of a value over time, with a horizontal line for the goal. Belongs on turf. */
export function LineChart(props: LineChartProps) {
  const { entries, goal, label, write, writeLine = write, pin, goalText, wayToGo } = props;
  const { language } = useTranslation('ui');
  const chart = layOutChart(entries, goal, { step: props.step, goalDays: wayToGo });
  const dayName = writeDay(chart, language);
  return (
    <figure className="chart" role="img" aria-label={label}>
      <div className="chart-plot" aria-hidden>
        <Lines chart={chart} />
        <Points {...props} chart={chart} />
        {chart.goal !== null && (
          <>
            <span
              className="chart-pin"
              style={{ top: percent(chart.goal), left: percent(chart.pin) }}
            >
              {pin}
            </span>
            {goalText && (
              <span
                className="chart-goal-text"
                style={{ '--at': percent(chart.goal) } as CSSProperties}
              >
                {goalText}
              </span>
            )}
          </>
        )}
        {chart.lines.map(({ at, label: value }) => (
          <span key={at} className="chart-value number" style={{ top: percent(at) }}>
            {writeLine(value)}
          </span>
        ))}
      </div>
      <div className="chart-axis" aria-hidden>
        {chart.days.map(({ at, label: day }) => (
          <span key={day} style={{ left: percent(at), translate: percent(-at) }}>
            {dayName(day)}
          </span>
        ))}
      </div>
    </figure>
  );
}
