import { formatHandicap } from '#domain/handicap/handicap.ts';
import { Flag } from '#web/golf/flag.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import type { ChartEntry } from '#web/ui/chart-scale.ts';
import { LineChart } from '#web/ui/line-chart.tsx';

type HandicapChartProps = {
  /** One or more, earliest first. */
  readonly entries: readonly ChartEntry[];
  readonly goal: number | null;
};

function useSentence({ entries, goal }: HandicapChartProps): string {
  const { t, language } = useTranslation('progress');
  const dates = useDates();
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last) return '';
  const write = (handicap: number) => formatHandicap(handicap, language);
  const chart = t('handicap.chart', {
    from: write(first.value),
    fromMonth: dates.month(first.date),
    to: write(last.value),
    toMonth: dates.month(last.date),
  });
  return goal === null ? chart : t('handicap.chartGoal', { chart, goal: write(goal) });
}

const wholeStrokes = (handicap: number) => (handicap < 0 ? `+${-handicap}` : String(handicap));

/** Every recorded handicap over time, and the goal as the ground it falls to. */
export function HandicapChart({ entries, goal }: HandicapChartProps) {
  const { t, language } = useTranslation('progress');
  const dates = useDates();
  const sentence = useSentence({ entries, goal });
  return (
    <LineChart
      entries={entries}
      goal={goal}
      label={sentence}
      write={(handicap) => formatHandicap(handicap, language)}
      writeLine={wholeStrokes}
      newest={({ date }) => dates.short(date)}
      wayToGo
      pin={
        goal !== null && (
          <>
            <Flag />
            <b className="number">
              <i>{t('handicap.goal')}</i> {formatHandicap(goal, language)}
            </b>
          </>
        )
      }
    />
  );
}
