import type { DrillScore } from '#contract/training-schemas.ts';
import { todayIn } from '#domain/calendar-date.ts';
import { ownTargetFor } from '#domain/drills/own-target.ts';
import { Contours } from '#web/golf/contours.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { dailyRecords } from '#web/ui/chart-scale.ts';
import { LineChart } from '#web/ui/line-chart.tsx';
import type { ScoredExercise } from '../complete/scored-exercise.ts';
import { useHandicap } from './use-handicap.ts';

/** One or more, oldest first. */
export type Scores = readonly [DrillScore, ...DrillScore[]];

type ScoresChartProps = { readonly scores: Scores; readonly scoring: ScoredExercise['scoring'] };

/** The last score of each day over time, and the golfer's target as a line across. */
export function ScoresChart({ scores, scoring }: ScoresChartProps) {
  const { t, language } = useTranslation('training');
  const dates = useDates();
  const { timeZone } = useGolfer();
  const handicap = useHandicap();
  const write = new Intl.NumberFormat(language).format;
  const target = ownTargetFor(scoring, handicap);
  const entries = dailyRecords(
    scores.map(({ score, recordedAt }) => ({ value: score, recordedAt })),
    timeZone,
  );
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last) return null;
  const chart = t(entries.length === 1 ? 'scores.chartOne' : 'scores.chart', {
    unit: scoring.unit,
    from: write(first.value),
    fromDay: dates.full(first.date),
    to: write(last.value),
    toDay: dates.full(last.date),
  });
  return (
    <div className="turf scores-chart">
      <Contours seed="scores" />
      <LineChart
        entries={entries}
        goal={target}
        step={scoring.step}
        label={t('scores.chartTarget', { chart, target: write(target) })}
        write={write}
        newest={({ value }) => write(value)}
        pin={
          <b className="number">
            <i>{t('scores.target')}</i> {write(target)}
          </b>
        }
      />
    </div>
  );
}

/** What the picture shows, and more exactly, for those who do not see it. */
export function ScoresTable({ scores, unit }: { scores: Scores; unit: string }) {
  const { t, language } = useTranslation('training');
  const dates = useDates();
  const { timeZone } = useGolfer();
  const write = new Intl.NumberFormat(language).format;
  const dayOf = (recordedAt: string) => todayIn(timeZone, Temporal.Instant.from(recordedAt));
  return (
    <table className="visually-hidden">
      <caption>{t('scores.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('scores.day')}</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {scores.map(({ score, recordedAt }) => (
          <tr key={recordedAt}>
            <th scope="row">{dates.full(dayOf(recordedAt))}</th>
            <td>{write(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
