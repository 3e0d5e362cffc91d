import { useNumbers } from '#web/platform/numbers.ts';
import './round-cards.css';
import type { PlayedRound } from '#contract/progress.ts';
import { movingAverage, trendOf } from '#domain/progress/round-trends.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import type { Tick } from '#web/ui/chart-scale.ts';
import { Plot, type PlotDot } from '#web/ui/plot.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Change } from './change.tsx';
import { across, type ParRound, placeValues, withPar } from './round-series.ts';
import { useRoundTexts } from './use-round-texts.ts';

/** The minimum number of rounds for a trend. */
const fewest = 3;

/** The range of scores over par that the scale covers while there is no trend: that of most golfers. */
const usualScores = [10, 30];
/** The minimum distance between grid lines, in strokes. */
const step = 5;

/** Strokes over par, round by round, with the average of five. */
export function ScoreCard({ rounds }: { rounds: readonly PlayedRound[] }) {
  const { t } = useTranslation('progress');
  const scored = withPar(rounds);
  const isTrend = scored.length >= fewest;
  return (
    <section className="card card-padded" aria-labelledby="score">
      <SectionHead
        id="score"
        title={t('score.title')}
        aside={
          isTrend ? (
            <span className="small muted">{t('score.rounds', { count: scored.length })}</span>
          ) : undefined
        }
      />
      {isTrend ? <Scores rounds={scored} /> : <NoTrend rounds={scored} all={rounds} />}
    </section>
  );
}

function useDots(rounds: readonly ParRound[], best: ParRound | undefined) {
  const { t } = useTranslation('progress');
  const { overPar } = useRoundTexts();
  return (at: (index: number) => PlotDot['at']): PlotDot[] =>
    rounds.map((round, index) => ({
      id: round.id,
      at: at(index),
      look: round === best ? 'best' : round.holes === 9 ? 'open' : undefined,
      ...(round === best && { text: t('score.best', { score: overPar(round.overPar) }) }),
    }));
}

/** The dates of the first, the middle, and the last of at least three rounds. */
function useDayMarks(rounds: readonly ParRound[]): readonly Tick<string>[] {
  const dates = useDates();
  const today = useToday();
  const last = rounds.length - 1;
  return [0, Math.round(last / 2), last].flatMap((index) => {
    const day = rounds[index]?.sessionDate;
    return day === undefined
      ? []
      : [{ at: across(index, rounds.length), label: dates.short(day, today) }];
  });
}

function Scores({ rounds }: { rounds: readonly ParRound[] }) {
  const { t } = useTranslation('progress');
  const texts = useRoundTexts();
  const scores = rounds.map(({ overPar }) => overPar);
  const trend = trendOf(scores);
  const averages = movingAverage(scores);
  const { y, points, lines } = placeValues(scores, { step });
  const best = rounds.findLast(({ overPar }) => overPar === Math.min(...scores));
  const dots = useDots(rounds, best)((index) => points[index] ?? [0, 0]);
  const days = useDayMarks(rounds);
  if (trend === null) return null;
  const average = texts.overPar(Math.round(trend.recent * 10) / 10);
  return (
    <>
      <div className="between between-wrap measure-head">
        <p className="number number-larger">{average}</p>
        <p className="small muted">
          {t('score.average', { count: Math.min(scores.length, 5) })}
          <Change trend={trend} measured="strokes" better="lower" />
        </p>
      </div>
      <Plot
        label={t('score.chart', {
          count: scores.length,
          scores: scores.map(texts.overPar).join(', '),
          average,
        })}
        line={averages.map((value, index) => [across(index, averages.length), y(value)])}
        dots={dots}
        values={lines.map(({ at, label }) => ({ at, label: texts.overPar(label) }))}
        steps={days}
      />
      <p className="plot-key small muted" aria-hidden>
        <span className="with-icon">
          <i className="plot-dot" />
          {t('score.whole')}
        </span>
        <span className="with-icon">
          <i className="plot-dot is-open" />
          {t('score.nine')}
        </span>
        <span className="with-icon">
          <i className="plot-dot is-line" />
          {t('score.line')}
        </span>
      </p>
    </>
  );
}

type NoTrendProps = { readonly rounds: readonly ParRound[]; readonly all: readonly PlayedRound[] };

/** The axes with the rounds so far, and the number of rounds missing for a trend. */
function NoTrend({ rounds, all }: NoTrendProps) {
  const { t } = useTranslation('progress');
  const { overPar } = useRoundTexts();
  const { write } = useNumbers();
  const scores = rounds.map((round) => round.overPar);
  const { y, lines } = placeValues(scores.length > 0 ? scores : usualScores, {
    step,
    also: usualScores,
  });
  const dots = useDots(
    rounds,
    undefined,
  )((index) => [across(index, fewest), y(scores[index] ?? 0)]);
  return (
    <div className="stack-small">
      <Plot
        ghost
        line={rounds.length === 0 ? ghostDown : []}
        dots={dots}
        values={lines.map(({ at, label }) => ({ at, label: overPar(label) }))}
        steps={[1, 2, 3].map((round, index) => ({
          at: across(index, fewest),
          label: write(round),
        }))}
      />
      <p className="muted">{t('score.none', { count: fewest - rounds.length })}</p>
      {all.some(({ scoreType }) => scoreType === 'stableford') && (
        <p className="muted">{t('score.stableford')}</p>
      )}
    </div>
  );
}

const ghostDown = [
  [0, 26],
  [30, 44],
  [55, 46],
  [100, 68],
] as const;
