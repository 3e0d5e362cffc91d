import './round-parts.css';
import { mean } from '#domain/progress/round-trends.ts';
import { type UsualRound, usualRoundAt } from '#domain/progress/usual-round.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { Plot } from '#web/ui/plot.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { type CountedRound, countsOf, placeValues } from './round-series.ts';
import { useDayMarks } from './rounds-hero.tsx';
import { useRoundTexts } from './use-round-texts.ts';

/** The counts of a round: which is better, what they are out of, and the usual value. */
const measures = [
  { name: 'fairways', count: 'fairwaysHit', better: 'higher', of: 14, usual: 'fairways' },
  { name: 'greens', count: 'greensInRegulation', better: 'higher', of: 18, usual: 'greens' },
  { name: 'putts', count: 'putts', better: 'lower', of: null, usual: 'putts' },
  { name: 'threePutts', count: 'threePutts', better: 'lower', of: null, usual: null },
] as const;

type Measure = (typeof measures)[number];

/** Rounds that a chart shows, and of which the average is. */
const [shown, averaged] = [10, 5];

type RoundPartsProps = {
  /** Oldest first. */
  readonly rounds: readonly CountedRound[];
  /** The golfer's handicap; null if there is none. */
  readonly handicap: number | null;
};

/** Fairways, greens and putts round by round, next to golfers of the same handicap. */
export function RoundParts({ rounds, handicap }: RoundPartsProps) {
  const { t } = useTranslation('progress');
  const usual = handicap === null ? null : usualRoundAt(handicap);
  const isEmpty = measures.every(({ count }) => countsOf(rounds, count).length === 0);
  return (
    <section className="gutter page-wide round-parts" aria-labelledby="round-parts">
      <SectionHead
        id="round-parts"
        title={t('counts.title')}
        aside={
          <span className="small muted">
            {usual && !isEmpty
              ? t('counts.dotted', { handicap: usual.handicap })
              : t('counts.perRound')}
          </span>
        }
      />
      {isEmpty ? (
        <p className="muted">{t('counts.none')}</p>
      ) : (
        <ul>
          {measures.map((measure) => (
            <Part key={measure.name} measure={measure} rounds={rounds} usual={usual} />
          ))}
        </ul>
      )}
    </section>
  );
}

type PartProps = {
  readonly measure: Measure;
  readonly rounds: RoundPartsProps['rounds'];
  readonly usual: UsualRound | null;
};

/** One count, from the rounds in which it was counted. */
function Part({ measure, rounds, usual }: PartProps) {
  const { t } = useTranslation('progress');
  const counted = countsOf(rounds, measure.count).slice(-shown);
  const average = mean(counted.slice(-averaged).map(({ value }) => value));
  return (
    <li className="card">
      <h3 className="small">{t(`counts.${measure.name}`)}</h3>
      {average === null ? (
        <p className="small muted">{t('counts.noneYet')}</p>
      ) : (
        <Counts measure={measure} counted={counted} average={average} usual={usual} />
      )}
    </li>
  );
}

type CountsProps = Omit<PartProps, 'rounds'> & {
  readonly counted: ReturnType<typeof countsOf>;
  readonly average: number;
};

function Counts({ measure: { name, better, of, usual: key }, ...props }: CountsProps) {
  const { counted, average, usual } = props;
  const { t } = useTranslation('progress');
  const texts = useRoundTexts();
  const { percent } = useNumbers();
  const days = useDayMarks(counted, 2);
  const others = (key && usual?.[key]) ?? null;
  const values = counted.map(({ value }) => value);
  const { points, y, lines } = placeValues(values, {
    step: 1,
    also: others === null ? [] : [others],
  });
  const isGood = (value: number) =>
    others !== null && (better === 'lower' ? value <= others : value >= others);
  const description = t('counts.chart', {
    name: t(`counts.${name}`),
    count: values.length,
    values: values.map(texts.write).join(', '),
    average: texts.average(average),
  });
  const compared = usual &&
    others !== null && { handicap: texts.write(usual.handicap), value: texts.average(others) };
  const marks = [lines[0], lines.at(-1)].flatMap((line) => line ?? []);
  return (
    <>
      <p className="number number-large">
        {texts.average(average)}{' '}
        <small>
          {of === null
            ? t('counts.aRound')
            : t('counts.of', { of, percent: percent(average / of) })}
        </small>
      </p>
      <Plot
        size="small"
        label={compared ? t('counts.usualChart', { chart: description, ...compared }) : description}
        dots={points.map((at, index) => ({
          id: String(index),
          at: points.length === 1 ? [100, at[1]] : at,
          look: isGood(values[index] ?? 0) ? 'best' : undefined,
        }))}
        reference={others === null ? null : y(others)}
        values={marks.map(({ at, label }) => ({ at, label: texts.write(label) }))}
        steps={days}
      />
      {usual && others !== null && (
        <p className={isGood(average) ? 'small is-good' : 'small is-near'}>
          {texts.compared(average - others, usual.handicap)}
        </p>
      )}
    </>
  );
}
