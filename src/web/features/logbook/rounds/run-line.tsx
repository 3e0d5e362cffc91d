import '#web/ui/plot.css';
import './run-line.css';
import type { Hole } from '#domain/logbook/hole-card.ts';
import { type Card, type RunOfRound, runOf } from '#domain/logbook/round-figures.ts';
import { Flag } from '#web/golf/flag.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { PlotSteps } from '#web/ui/plot.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

type RunLineProps = {
  readonly card: readonly Hole[];
  /** The cards of other rounds on the course. */
  readonly others: readonly Card[];
};

/** How the round went against the golfer's average on the same holes, or against par: a step for each hole. */
export function RunLine({ card, others }: RunLineProps) {
  const { t } = useTranslation('rounds');
  const run = runOf(card, others);
  if (run === null) return null;
  return (
    <section className="card card-padded" aria-labelledby="run-line">
      <SectionHead
        id="run-line"
        title={t('run.title')}
        aside={
          <span className="small muted">
            {t(run.rounds > 0 ? 'run.againstAverage' : 'run.againstPar')}
          </span>
        }
      />
      <Line run={run} />
      <Summary run={run} />
    </section>
  );
}

/** Where the holes are named below the line. */
const named: readonly number[] = [1, 5, 9, 14, 18];

const mostLines = 4;

function Line({ run: { after } }: { readonly run: RunOfRound }) {
  const { t } = useTranslation('rounds');
  const { signed, rounded } = useNumbers();
  const top = Math.ceil(Math.max(1, ...after));
  const low = Math.floor(Math.min(-1, ...after));
  const y = (strokes: number) => ((top - strokes) / (top - low)) * 100;
  const x = (holes: number) => (holes / after.length) * 100;
  const steps = after.map((strokes, index) => `V${y(strokes)}H${x(index + 1)}`).join('');
  const every = Math.ceil((top - low) / mostLines);
  const lines = Array.from({ length: top - low + 1 }, (_, index) => low + index).filter(
    (strokes) => strokes % every === 0,
  );
  const end = after.at(-1) ?? 0;
  return (
    <figure
      className="plot has-axes run-line"
      role="img"
      aria-label={t('run.chart', { values: after.map(signed).join(', ') })}
    >
      <div className="plot-area" aria-hidden>
        <svg className="drawing-layer" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {lines.map((strokes) => (
            <path
              key={strokes}
              className={strokes === 0 ? 'plot-grid is-pace' : 'plot-grid'}
              d={`M0 ${y(strokes)}H100`}
            />
          ))}
          <path className="plot-line" d={`M0 ${y(0)}${steps}`} />
        </svg>
        <span className="run-pin" style={{ top: `${y(end)}%` }}>
          <Flag />
        </span>
        {lines.map((strokes) => (
          <span key={strokes} className="plot-value number" style={{ top: `${y(strokes)}%` }}>
            {strokes === 0 ? rounded(0) : signed(strokes)}
          </span>
        ))}
      </div>
      <PlotSteps
        steps={named
          .filter((hole) => hole <= after.length)
          .map((hole) => ({ at: x(hole - 0.5), label: hole }))}
      />
    </figure>
  );
}

const nine = 9;

function Summary({ run: { after, rounds } }: { readonly run: RunOfRound }) {
  const { t } = useTranslation('rounds');
  const { rounded, signed } = useNumbers();
  const end = after.at(-1) ?? 0;
  const out = after[nine - 1] ?? end;
  const strokes = rounded(Math.abs(end));
  const kind = strokes === rounded(0) ? 'even' : end < 0 ? 'better' : 'worse';
  return (
    <p>
      <b>
        {rounds > 0
          ? t(`run.average.${kind}`, { strokes, count: rounds })
          : t(`run.par.${kind}`, { strokes })}
      </b>{' '}
      {after.length > nine && t('run.nines', { out: signed(out), in: signed(end - out) })}
    </p>
  );
}
