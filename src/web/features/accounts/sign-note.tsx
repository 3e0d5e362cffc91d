import { type ReactNode, useEffect, useRef } from 'react';
import type { PlainAddress } from '#web/router/addresses.ts';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { SignFrame } from './sign-frame.tsx';

type SignNoteProps = {
  readonly title: string;
  readonly text: string;
  /** The link to continue. */
  readonly way?: { readonly to: PlainAddress; readonly text: string };
  /** Any other content below, such as several links. */
  readonly children?: ReactNode;
};

/** A message shown instead of a form. It takes the focus because the button that was pressed is gone. */
export function SignNote({ title, text, way, children }: SignNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <SignFrame>
      <div className="sign-form">
        <h1 className="heading-large" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="muted">{text}</p>
        {way && (
          <Button size="tall" asChild>
            <Link to={way.to}>{way.text}</Link>
          </Button>
        )}
        {children}
      </div>
    </SignFrame>
  );
}
