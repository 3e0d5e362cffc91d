import { type ReactNode, useEffect, useRef } from 'react';
import { SignFrame } from './sign-frame.tsx';

type SignNoteProps = {
  readonly title: string;
  readonly text: string;
  /** The way on. */
  readonly children?: ReactNode;
};

/** What has happened, instead of a form. It takes the focus, since the button pressed before is gone. */
export function SignNote({ title, text, children }: SignNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <SignFrame>
      <div className="sign-form">
        <h1 className="heading-large" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="muted">{text}</p>
        {children}
      </div>
    </SignFrame>
  );
}
