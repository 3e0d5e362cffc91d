import { type CalendarDate, daysBetween } from '#domain/calendar-date.ts';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { dateLocaleOf } from '#i18n/date-locale.ts';
import { Flag } from '#web/golf/flag.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { numbersIn } from '#web/platform/numbers.ts';
import type { ChartEntry, GoalDays } from '#web/ui/chart-scale.ts';
import { LineChart } from '#web/ui/line-chart.tsx';

type HandicapChartProps = {
  /** At least one entry, oldest first. */
  readonly entries: readonly ChartEntry[];
  readonly goal: number | null;
  /** When the goal is reached at about the current pace; null if it cannot be predicted. */
  readonly days: GoalDays | null;
};

function useSentence({ entries, goal, days }: HandicapChartProps): string {
  const { t, language } = useTranslation('progress');
  const dates = useDates();
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last) return '';
  const write = (handicap: number) => formatHandicap(handicap, language);
  const chart = t(
    daysBetween(first.date, last.date) === 0 ? 'handicap.chartOne' : 'handicap.chart',
    {
      from: write(first.value),
      fromMonth: dates.month(first.date),
      to: write(last.value),
      toMonth: dates.month(last.date),
    },
  );
  if (goal === null) return chart;
  const toGoal = t('handicap.chartGoal', { chart, goal: write(goal) });
  return days === null
    ? toGoal
    : t('handicap.chartExpected', { chart: toGoal, month: dates.month(days.expected) });
}

/** Formats a month: "Sep 2027". */
const monthOf = (date: CalendarDate, language: string) =>
  new Intl.DateTimeFormat(dateLocaleOf(language), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Temporal.PlainDate.from(date).toZonedDateTime('UTC').epochMilliseconds);

/** Formats a line of the scale, without the decimal of a whole handicap: "20", "19,5" in German, "+2". */
function lineTextIn(language: string) {
  const { write: format } = numbersIn(language);
  return (handicap: number) => `${handicap < 0 ? '+' : ''}${format(Math.abs(handicap))}`;
}

/** Every recorded handicap over time, with the goal as the bottom line. */
export function HandicapChart(props: HandicapChartProps) {
  const { entries, goal, days } = props;
  const { t, language } = useTranslation('progress');
  const sentence = useSentence(props);
  return (
    <LineChart
      entries={entries}
      goal={goal}
      label={sentence}
      write={(handicap) => formatHandicap(handicap, language)}
      writeLine={lineTextIn(language)}
      newest={({ value }) => formatHandicap(value, language)}
      wayToGo={days}
      pin={<Flag />}
      goalText={
        goal !== null && (
          <>
            {t('handicap.goal')} <b className="number">{formatHandicap(goal, language)}</b>
            {days && (
              <>
                {t('handicap.about')} <b className="number">{monthOf(days.expected, language)}</b>
              </>
            )}
          </>
        )
      }
    />
  );
}
