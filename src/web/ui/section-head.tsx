import './section-head.css';
import type { ReactNode } from 'react';

export type SectionHeadProps = {
  title: string;
  /** Shown at the end of the line: a number, a count, a link. */
  aside?: ReactNode;
  level?: 2 | 3 | undefined;
  id?: string | undefined;
};

/** A heading followed by a hairline that ends at its value. */
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
