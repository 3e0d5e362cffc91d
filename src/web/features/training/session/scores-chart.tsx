import { todayIn } from '#domain/calendar-date.ts';
import { aimFor } from '#domain/drills/own-target.ts';
import { baselineOf } from '#domain/drills/task.ts';
import { Contours } from '#web/golf/contours.tsx';
import { useHandicap } from '#web/golf/use-handicap.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { dailyRecords } from '#web/ui/chart-scale.ts';
import { LineChart } from '#web/ui/line-chart.tsx';
import type { ScoredExercise } from '../complete/scored-exercise.ts';

/** A score converted to the number of attempts of this session. */
export type ComparableScore = {
  readonly score: number;
  readonly recordedAt: string;
  /** Whether it was made with a different number of attempts. */
  readonly isOther: boolean;
};

/** At least one score, oldest first. */
export type Scores = readonly [ComparableScore, ...ComparableScore[]];

type Write = (score: number) => string;

type ScoresChartProps = {
  readonly scores: Scores;
  readonly scoring: ScoredExercise['scoring'];
  readonly write: Write;
};

/** The last score of each day over time, with the target or baseline as a horizontal line. */
export function ScoresChart({ scores, scoring, write }: ScoresChartProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const { timeZone } = useGolfer();
  const handicap = useHandicap();
  const aim = aimFor(scoring, handicap, baselineOf(scores.map(({ score }) => score)));
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
        goal={aim?.score ?? null}
        step={scoring.step}
        label={
          aim === null
            ? chart
            : aim.kind === 'target'
              ? t('scores.chartTarget', { chart, target: write(aim.score) })
              : t('scores.chartStart', { chart, start: write(aim.score) })
        }
        write={write}
        newest={({ value }) => write(value)}
        pin={
          aim && (
            <b className="number">
              <i>{t(aim.kind === 'target' ? 'scores.target' : 'scores.start')}</i>{' '}
              {write(aim.score)}
            </b>
          )
        }
      />
    </div>
  );
}

/** All scores as a table, for screen readers. */
type ScoresTableProps = {
  readonly scores: Scores;
  readonly unit: string;
  readonly write: Write;
};

export function ScoresTable({ scores, unit, write }: ScoresTableProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const { timeZone } = useGolfer();
  const dayOf = (recordedAt: string) => todayIn(timeZone, Temporal.Instant.from(recordedAt));
  return (
    <div className="visually-hidden">
      <table>
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
    </div>
  );
}
