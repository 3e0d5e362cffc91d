import type { PlayedRound } from '#contract/progress.ts';
import { movingAverage, trendOf } from '#domain/progress/round-trends.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { useToday } from '#web/platform/session/today.ts';
import type { Tick } from '#web/ui/chart-scale.ts';
import { Plot, type PlotDot } from '#web/ui/plot.tsx';
import { HeroStat, ProgressHero } from './progress-hero.tsx';
import { across, type ParRound, placeValues, withPar } from './round-series.ts';
import { useRoundTexts } from './use-round-texts.ts';

/** The minimum number of rounds for a trend. */
const fewest = 3;
/** The most rounds that the chart shows. */
const most = 20;

/** The range of scores over par that the scale covers while there is no trend: that of most golfers. */
const usualScores = [10, 30];
/** The minimum distance between grid lines, in strokes. */
const step = 5;

/** Strokes over par, round by round, with the average of five. @param rounds oldest first */
export function RoundsHero({ rounds }: { rounds: readonly PlayedRound[] }) {
  const scored = withPar(rounds).slice(-most);
  return scored.length >= fewest ? (
    <Scores rounds={scored} />
  ) : (
    <NoTrend rounds={scored} all={rounds} />
  );
}

const dotsOf = (
  rounds: readonly ParRound[],
  { best, at }: { best?: ParRound | undefined; at: (index: number) => PlotDot['at'] },
): PlotDot[] =>
  rounds.map((round, index) => ({
    id: round.id,
    at: at(index),
    look: round === best ? 'best' : round.holes === 9 ? 'open' : undefined,
  }));

/** The dates of the first, the middle, and the last round. */
export function useDayMarks(
  rounds: readonly Pick<PlayedRound, 'sessionDate'>[],
  marked = 3,
): readonly Tick<string>[] {
  const dates = useDates();
  const today = useToday();
  const last = rounds.length - 1;
  const places = marked === 2 ? [0, last] : [0, Math.round(last / 2), last];
  return [...new Set(places)].flatMap((index) => {
    const day = rounds[index]?.sessionDate;
    return day === undefined
      ? []
      : [{ at: across(index, rounds.length), label: dates.short(day, today) }];
  });
}

function Scores({ rounds }: { rounds: readonly ParRound[] }) {
  const { t } = useTranslation('progress');
  const texts = useRoundTexts();
  const { oneDecimal } = useNumbers();
  const scores = rounds.map(({ overPar }) => overPar);
  const trend = trendOf(scores);
  const averages = movingAverage(scores);
  const { y, points, lines } = placeValues(scores, { step });
  const best = rounds.findLast(({ overPar }) => overPar === Math.min(...scores));
  const dots = dotsOf(rounds, { best, at: (index) => points[index] ?? [0, 0] });
  const days = useDayMarks(rounds);
  if (trend === null) return null;
  const average = texts.overPar(Math.round(trend.recent * 10) / 10);
  const { change } = trend;
  return (
    <ProgressHero
      name={t('score.title')}
      label={t('score.average', { count: Math.min(scores.length, 5) })}
      figure={<p className="number number-huge">{average}</p>}
      stats={
        <dl>
          {change !== null && oneDecimal(change) !== oneDecimal(0) && (
            <HeroStat name={t(change < 0 ? 'score.better' : 'score.worse')}>
              {oneDecimal(Math.abs(change))}
            </HeroStat>
          )}
          {best && <HeroStat name={t('score.bestName')}>{texts.overPar(best.overPar)}</HeroStat>}
        </dl>
      }
    >
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
          <i className="plot-dot is-best" />
          {t('score.bestName')}
        </span>
        <span className="with-icon">
          <i className="plot-dot is-line" />
          {t('score.line')}
        </span>
      </p>
    </ProgressHero>
  );
}

type NoTrendProps = { readonly rounds: readonly ParRound[]; readonly all: readonly PlayedRound[] };

/** The axes with the rounds so far, and the number of rounds missing for a trend. */
function NoTrend({ rounds, all }: NoTrendProps) {
  const { t } = useTranslation('progress');
  const { overPar } = useRoundTexts();
  const scores = rounds.map((round) => round.overPar);
  const { y, lines } = placeValues(scores.length > 0 ? scores : usualScores, {
    step,
    also: usualScores,
  });
  const dots = dotsOf(rounds, {
    at: (index) => [across(index, rounds.length), y(scores[index] ?? 0)],
  });
  const days = useDayMarks(rounds);
  return (
    <ProgressHero
      label={t('score.title')}
      figure={<p className="heading-large">{t('score.open')}</p>}
    >
      <Plot
        ghost
        line={rounds.length === 0 ? ghostDown : []}
        dots={dots}
        values={lines.map(({ at, label }) => ({ at, label: overPar(label) }))}
        steps={days}
      />
      <p className="muted">{t('score.none', { count: fewest - rounds.length })}</p>
      {all.some(({ scoreType }) => scoreType === 'stableford') && (
        <p className="muted">{t('score.stableford')}</p>
      )}
    </ProgressHero>
  );
}

const ghostDown = [
  [0, 26],
  [30, 44],
  [55, 46],
  [100, 68],
] as const;
