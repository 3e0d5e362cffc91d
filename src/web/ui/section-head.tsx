import './section-head.css';
import type { ReactNode } from 'react';

export type SectionHeadProps = {
  title: string;
  /** The value the level line ends at: a number, a count, a link. */
  aside?: ReactNode;
  level?: 2 | 3 | undefined;
  id?: string | undefined;
};

/** A heading that runs out into a hairline, as far as its value. */
export function SectionHead({ title, aside, level = 2, id }: SectionHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="section-head">
      <Heading className="heading-medium" {...(id !== undefined && { id })}>
        {title}
      </Heading>
      {typeof aside === 'string' ? <span className="number">{aside}</span> : aside}
    </div>
  );
}
