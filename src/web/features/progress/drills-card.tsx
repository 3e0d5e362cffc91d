import './round-cards.css';
import type { ScoredDrill } from '#contract/progress.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Plot } from '#web/ui/plot.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { placeValues } from './round-series.ts';

/** The drills scored last: the way of the scores, the golfer's best and the target. */
export function DrillsCard({ drills }: { drills: readonly ScoredDrill[] }) {
  const { t } = useTranslation('progress');
  return (
    <section className="card card-padded" aria-labelledby="drills">
      <SectionHead id="drills" title={t('drills.title')} />
      {drills.length === 0 ? (
        <div className="stack-small">
          <Plot ghost line={ghost} size="small" values={lines} />
          <p className="muted">{t('drills.none')}</p>
        </div>
      ) : (
        <ul className="ruled progress-rows">
          {drills.map((drill) => (
            <Drill key={drill.exerciseId} drill={drill} />
          ))}
        </ul>
      )}
    </section>
  );
}

const ghost = [
  [0, 80],
  [40, 62],
  [60, 56],
  [100, 24],
] as const;
const lines = [6, 50, 94].map((at) => ({ at, label: '' }));

function Drill({ drill }: { drill: ScoredDrill }) {
  const { t, language } = useTranslation('progress');
  const write = new Intl.NumberFormat(language).format;
  const { name, focus, unit, scores, count } = drill;
  const last = scores.at(-1) ?? drill.best;
  const isBest = last === drill.best;
  const reached = drill.better === 'higher' ? last >= drill.target : last <= drill.target;
  const { points, y } = placeValues(scores, { step: 1, also: [drill.target] });
  const end = points.at(-1)?.[1] ?? 50;
  const numbers = { best: write(drill.best), target: write(drill.target) };
  return (
    <li className={`drill-score focus-${focus}`}>
      <span>
        <b className="row-title">{name}</b>
        <span className="row-text">
          {unit}, {t('drills.times', { count })}
        </span>
        <span className={reached ? 'row-text is-reached' : 'row-text'}>
          {t(reached ? 'drills.reached' : 'drills.target', numbers)}
        </span>
      </span>
      <Plot
        size="tiny"
        label={t('drills.chart', { name, unit, scores: scores.map(write).join(', '), ...numbers })}
        line={points}
        reference={y(drill.target)}
        dots={[{ id: 'last', at: [100, end], look: isBest ? 'best' : undefined }]}
      />
      <span className="drill-last">
        <b className="number">{write(last)}</b>
        <span className={isBest ? 'row-text is-reached' : 'row-text'}>
          {isBest ? t('drills.best') : t('drills.ofBest', numbers)}
        </span>
      </span>
    </li>
  );
}
