import './diagram-marks.css';
import './empty-view.css';
import type { ReactNode } from 'react';
import { Contours } from './contours.tsx';

export type EmptyViewProps = {
  title: string;
  /** Says what will be shown here, and how to make it appear. */
  children: ReactNode;
  /** The one action. */
  action?: ReactNode;
};

/** An empty green with its flag, for a screen without content. */
export function EmptyView({ title, children, action }: EmptyViewProps) {
  return (
    <section className="empty-view">
      <Contours seed="empty" tone="paper" />
      <svg className="empty-view-picture" viewBox="0 0 220 150" aria-hidden>
        <path d="M142 120l64 27" className="diagram-shade" strokeWidth="4" />
        <ellipse cx="142" cy="120" rx="11" ry="8" className="diagram-cup" />
        <path d="M142 120V22" className="diagram-flagstick" />
        <path d="M143.5 22l46 16-46 16z" className="diagram-flag" />
      </svg>
      <h2 className="heading-huge">{title}</h2>
      <p className="lead">{children}</p>
      {action}
    </section>
  );
}
