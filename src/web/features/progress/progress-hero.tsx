import './progress-hero.css';
import type { ReactNode } from 'react';
import { Contours } from '#web/golf/contours.tsx';
import { useScreen } from '#web/platform/screen/screen.ts';
import { ProgressTabs } from './progress-tabs.tsx';

type ProgressHeroProps = {
  /** The name of the whole part; that of the number by default. */
  readonly name?: string;
  /** The name of the big number. */
  readonly label: string;
  /** Shown after the label. */
  readonly mark?: ReactNode;
  /** The big number, or what stands in its place. */
  readonly figure: ReactNode;
  /** Smaller numbers: pairs of `dt` and `dd`. */
  readonly stats?: ReactNode;
  /** What can be chosen for the chart. */
  readonly choice?: ReactNode;
  /** The chart. */
  readonly children: ReactNode;
};

/** The top of each tab of Progress: the tabs, one very big number, and its chart. */
export function ProgressHero(props: ProgressHeroProps) {
  const { label, name = label, mark, figure, stats, choice, children } = props;
  useScreen({ hero: true });
  return (
    <section className="hero turf progress-hero" aria-label={name}>
      <Contours seed="chart" />
      <ProgressTabs />
      <div className="progress-head">
        <div>
          <p className="with-icon muted">
            {label}
            {mark}
          </p>
          {figure}
        </div>
        {stats}
      </div>
      <div className="progress-chart">{children}</div>
      {choice && <div className="progress-choice">{choice}</div>}
    </section>
  );
}

/** One of the smaller numbers, with its name after it. */
export function HeroStat({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="small">{name}</dt>
      <dd className="number">{children}</dd>
    </div>
  );
}
