import './plot.css';
import type { ReactNode } from 'react';
import type { Point, Tick } from './chart-scale.ts';
import { monotonePath } from './monotone-path.ts';

export type PlotDot = {
  readonly id: string;
  readonly at: Point;
  readonly look?: 'open' | 'best' | undefined;
};

export type PlotProps = {
  /** Describes the chart in one sentence. Without it, the chart is decorative. */
  readonly label?: string | undefined;
  readonly size?: 'small' | 'tiny' | undefined;
  /** From left to right. All positions are percentages of the plot, from its left and top. */
  readonly line?: readonly Point[] | undefined;
  /** Draws the line as a placeholder, without real data. */
  readonly ghost?: boolean | undefined;
  readonly dots?: readonly PlotDot[] | undefined;
  /** Vertical position of a horizontal reference line. */
  readonly reference?: number | null | undefined;
  readonly values?: readonly Tick<ReactNode>[] | undefined;
  readonly steps?: readonly Tick<ReactNode>[] | undefined;
};

const percent = (value: number) => `${value}%`;

const sizes = { normal: 'plot', small: 'plot is-small', tiny: 'plot is-tiny' };

/** A small chart on paper: a line, dots, and marks along both axes. */
export function Plot(props: PlotProps) {
  const { label, size = 'normal', line = [], ghost = false, dots = [], reference = null } = props;
  const { values = [], steps = [] } = props;
  const named =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const hasValues = values.some(({ label: value }) => value !== '');
  return (
    <figure className={hasValues ? `${sizes[size]} has-axes` : sizes[size]} {...named}>
      <div className="plot-area" aria-hidden>
        <svg className="drawing-layer" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {values.map(({ at }) => (
            <path key={at} className="plot-grid" d={`M0 ${at}H100`} />
          ))}
          {reference !== null && <path className="plot-reference" d={`M0 ${reference}H100`} />}
          {line.length > 1 && (
            <path className={ghost ? 'plot-ghost' : 'plot-line'} d={monotonePath(line)} />
          )}
        </svg>
        {dots.map((dot) => (
          <Dot key={dot.id} {...dot} />
        ))}
        {values.map(({ at, label: value }) => (
          <span key={at} className="plot-value number" style={{ top: percent(at) }}>
            {value}
          </span>
        ))}
      </div>
      {steps.length > 0 && <PlotSteps steps={steps} />}
    </figure>
  );
}

/** Marks along the bottom. */
export function PlotSteps({ steps }: { steps: readonly Tick<ReactNode>[] }) {
  return (
    <div className="plot-steps" aria-hidden>
      {steps.map(({ at, label: step }) => (
        <span key={at} style={{ left: percent(at), translate: percent(-at) }}>
          {step}
        </span>
      ))}
    </div>
  );
}

function Dot({ at: [x, y], look }: PlotDot) {
  return (
    <i
      className={look ? `plot-dot is-${look}` : 'plot-dot'}
      style={{ left: percent(x), top: percent(y) }}
    />
  );
}
