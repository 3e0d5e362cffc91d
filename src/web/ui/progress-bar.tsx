import './progress-bar.css';
import type { CSSProperties } from 'react';

export type ProgressBarProps = {
  /** 0 to 1; values outside are clamped. */
  share: number;
  label: string;
  /** What is read instead of the percentage. */
  text?: string | undefined;
  /** The hot color; only for the progress toward the goal. */
  hot?: boolean | undefined;
};

/** A horizontal bar that is filled to a share. */
export function ProgressBar({ share, label, text, hot }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className={hot ? 'progress-bar is-hot' : 'progress-bar'}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      aria-label={label}
    >
      <i style={{ '--share': `${percent}%` } as CSSProperties} />
    </div>
  );
}
