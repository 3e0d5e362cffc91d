import './round-cards.css';
import type { PlayedRound } from '#contract/progress.ts';
import { trendOf } from '#domain/progress/round-trends.ts';
import { type UsualRound, usualRoundAt } from '#domain/progress/usual-round.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Plot } from '#web/ui/plot.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Change } from './change.tsx';
import { countsOf, placeValues } from './round-series.ts';
import { useRoundTexts } from './use-round-texts.ts';

type CountsCardProps = {
  readonly rounds: readonly PlayedRound[];
  /** The golfer's handicap; null if there is none. */
  readonly handicap: number | null;
};

/** Fairways and greens hit, from the rounds in which they were counted. */
export function FairwaysAndGreens({ rounds, handicap }: CountsCardProps) {
  const { t } = useTranslation('progress');
  const usual = handicap === null ? null : usualRoundAt(handicap);
  const fairways = countsOf(rounds, 'fairwaysHit');
  const greens = countsOf(rounds, 'greensInRegulation');
  const isEmpty = fairways.length + greens.length === 0;
  return (
    <section className="card card-padded" aria-labelledby="fairways">
      <SectionHead id="fairways" title={t('counts.title')} {...(!isEmpty && { aside: <Per /> })} />
      {isEmpty ? (
        <None text={t('counts.noneCounts')} line={ghostUp} />
      ) : (
        <div className="even-columns measures">
          <Measure name="fairways" values={fairways} usual={usual} />
          <Measure name="greens" values={greens} usual={usual} />
        </div>
      )}
    </section>
  );
}

/** Putts per round, from the rounds in which they were counted. */
export function Putts({ rounds, handicap }: CountsCardProps) {
  const { t } = useTranslation('progress');
  const putts = countsOf(rounds, 'putts');
  return (
    <section className="card card-padded" aria-labelledby="putts">
      <SectionHead
        id="putts"
        title={t('counts.puttsTitle')}
        {...(putts.length > 0 && { aside: <Per /> })}
      />
      {putts.length === 0 ? (
        <None text={t('counts.nonePutts')} line={ghostFlat} />
      ) : (
        <div className="even-columns measures">
          <Measure
            name="putts"
            values={putts}
            usual={handicap === null ? null : usualRoundAt(handicap)}
          />
        </div>
      )}
    </section>
  );
}

function Per() {
  const { t } = useTranslation('progress');
  return <span className="small muted">{t('counts.perRound')}</span>;
}

const better = { fairways: 'higher', greens: 'higher', putts: 'lower' } as const;

type MeasureProps = {
  readonly name: keyof typeof better;
  /** Oldest first. */
  readonly values: readonly number[];
  readonly usual: UsualRound | null;
};

/** One count over the rounds, the average of the last five, and the average of golfers with this handicap. */
function Measure({ name, values, usual }: MeasureProps) {
  const { t } = useTranslation('progress');
  const trend = trendOf(values);
  return (
    <div>
      <h3 className="row-title">{t(`counts.${name}`)}</h3>
      {trend === null ? (
        <p className="small muted">{t('counts.noneYet')}</p>
      ) : (
        <Counts name={name} values={values} usual={usual} trend={trend} />
      )}
    </div>
  );
}

type CountsProps = MeasureProps & { readonly trend: NonNullable<ReturnType<typeof trendOf>> };

function Counts({ name, values, usual, trend }: CountsProps) {
  const { t } = useTranslation('progress');
  const texts = useRoundTexts();
  const average = texts.average(trend.recent);
  const others = usual?.[name] ?? null;
  const { points, y } = placeValues(values, { step: 1, also: others === null ? [] : [others] });
  const description = t('counts.chart', {
    name: t(`counts.${name}`),
    count: values.length,
    values: values.map(texts.write).join(', '),
    average,
  });
  const compared =
    usual && others !== null
      ? { handicap: texts.write(usual.handicap), value: texts.average(others) }
      : null;
  const last = points.at(-1);
  return (
    <>
      <p className="number number-large">{average}</p>
      <Plot
        size="small"
        label={compared ? t('counts.usualChart', { chart: description, ...compared }) : description}
        line={points}
        dots={last ? [{ id: 'last', at: values.length === 1 ? [100, last[1]] : last }] : []}
        reference={others === null ? null : y(others)}
      />
      <p className="small">
        <Change trend={trend} measured="counts" better={better[name]} />
      </p>
      {compared && <p className="small muted">{t('counts.usual', compared)}</p>}
    </>
  );
}

const ghostUp = [
  [0, 72],
  [40, 62],
  [60, 50],
  [100, 34],
] as const;
const ghostFlat = [
  [0, 44],
  [25, 38],
  [60, 48],
  [100, 44],
] as const;
const lines = [6, 50, 94].map((at) => ({ at, label: '' }));

function None({ text, line }: { text: string; line: typeof ghostUp | typeof ghostFlat }) {
  return (
    <div className="stack-small">
      <Plot ghost line={line} size="small" values={lines} />
      <p className="muted">{text}</p>
    </div>
  );
}
