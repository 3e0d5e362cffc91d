import './status-icon.css';
import type { ReactNode } from 'react';

export type Status = 'done' | 'skipped' | 'missed' | 'today' | 'planned' | 'rest';

// On a scorecard, a birdie is circled and a bogey is boxed.
const shapes: Record<Status, ReactNode> = {
  done: (
    <>
      <circle cx="14" cy="14" r="10" className="status-fill" />
      <path d="M9.6 14.4l3 3 5.8-6.4" className="status-cut" />
    </>
  ),
  skipped: (
    <>
      <rect x="5" y="5" width="18" height="18" rx="2" className="status-line" />
      <path d="M9.5 18.5l9-9" className="status-line" />
    </>
  ),
  missed: <circle cx="14" cy="14" r="9.2" className="status-line" />,
  today: (
    <>
      <circle cx="14" cy="14" r="9.2" className="status-line" />
      <circle cx="14" cy="14" r="3.4" className="status-fill" />
    </>
  ),
  planned: <circle cx="14" cy="14" r="9.2" className="status-line" />,
  rest: <path d="M10 14h8" className="status-line" />,
};

/** The state of a session, drawn as on a scorecard. Only visual: give the state as text too. */
export function StatusIcon({ state }: { state: Status }) {
  return (
    <svg className={`status-icon status-${state}`} viewBox="0 0 28 28" aria-hidden>
      {shapes[state]}
    </svg>
  );
}
