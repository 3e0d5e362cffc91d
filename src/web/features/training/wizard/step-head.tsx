import type { ReactNode, Ref } from 'react';

export type HeadingRef = Ref<HTMLHeadingElement>;

type StepHeadProps = {
  readonly headingRef: HeadingRef;
  readonly title: string;
  readonly children?: ReactNode;
};

/** The question of a step. It gets the focus when the step appears, so that screen readers read it. */
export function StepHead({ headingRef, title, children }: StepHeadProps) {
  return (
    <div>
      <h3 className="heading-large" ref={headingRef} tabIndex={-1}>
        {title}
      </h3>
      {children !== undefined && <p className="muted">{children}</p>}
    </div>
  );
}
