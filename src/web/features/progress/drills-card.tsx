import './round-cards.css';
import type { ScoredDrill } from '#contract/progress.ts';
import { useScoreText } from '#web/golf/score-text.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Plot } from '#web/ui/plot.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { placeValues } from './round-series.ts';

/** The most recently scored drills: a chart of the scores, the golfer's best, and the target. */
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
  const { t } = useTranslation('progress');
  const write = useScoreText(drill, drill.isMixed);
  const { name, focus, unit, scores, count } = drill;
  const last = scores.at(-1) ?? drill.best;
  const isBest = last === drill.best;
  const aim = drill.target ?? drill.baseline;
  const { points, y } = placeValues(scores, { step: 1, also: aim === null ? [] : [aim] });
  const end = points.at(-1)?.[1] ?? 50;
  const best = write(drill.best);
  const chart = { name, unit, scores: scores.map(write).join(', '), best };
  return (
    <li className={`drill-score focus-${focus}`}>
      <span>
        <b className="row-title">{name}</b>
        <span className="row-text">
          {unit}, {t('drills.times', { count })}
        </span>
        <AimText drill={drill} last={last} write={write} />
      </span>
      <Plot
        size="tiny"
        label={
          drill.target === null
            ? t('drills.chartAlone', chart)
            : t('drills.chart', { ...chart, target: write(drill.target) })
        }
        line={points}
        {...(aim !== null && { reference: y(aim) })}
        dots={[{ id: 'last', at: [100, end], look: isBest ? 'best' : undefined }]}
      />
      <span className="drill-last">
        <b className="number">{write(last)}</b>
        <span className={isBest ? 'row-text is-reached' : 'row-text'}>
          {isBest ? t('drills.best') : t('drills.ofBest', { best })}
        </span>
      </span>
    </li>
  );
}

type Write = (score: number) => string;

type AimTextProps = { readonly drill: ScoredDrill; readonly last: number; readonly write: Write };

/** The target and whether it was reached. Without a target, the golfer's baseline. */
function AimText({ drill: { better, target, baseline }, last, write }: AimTextProps) {
  const { t } = useTranslation('progress');
  if (target === null)
    return baseline === null ? null : (
      <span className="row-text">{t('drills.start', { baseline: write(baseline) })}</span>
    );
  const reached = better === 'higher' ? last >= target : last <= target;
  return (
    <span className={reached ? 'row-text is-reached' : 'row-text'}>
      {t(reached ? 'drills.reached' : 'drills.target', { target: write(target) })}
    </span>
  );
}
