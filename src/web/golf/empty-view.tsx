import type { ReactNode } from 'react';
import { Contours } from './contours.tsx';

export type EmptyViewProps = {
  title: string;
  /** What will be here, and what makes it appear. */
  children: ReactNode;
  /** The one thing to do. */
  action?: ReactNode;
};

/** An empty green with its flag: nothing here yet. */
export function EmptyView({ title, children, action }: EmptyViewProps) {
  return (
    <section className="empty">
      <Contours seed="empty" tone="paper" />
      <svg className="empty-art" viewBox="0 0 220 150" aria-hidden>
        <path d="M142 120l64 27" className="d-shade" strokeWidth="4" />
        <ellipse cx="142" cy="120" rx="11" ry="8" className="d-cup" />
        <path d="M142 120V22" className="em-stick" />
        <path d="M143.5 22l46 16-46 16z" className="d-flag" />
      </svg>
      <h2 className="h-xl">{title}</h2>
      <p className="lead">{children}</p>
      {action}
    </section>
  );
}
