import { type ReactNode, useEffect, useRef } from 'react';
import type { PlainAddress } from '#web/router/addresses.ts';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { SignFrame } from './sign-frame.tsx';

type SignNoteProps = {
  readonly title: string;
  readonly text: string;
  /** The way on. */
  readonly way?: { readonly to: PlainAddress; readonly text: string };
  /** Anything else below, such as several ways on. */
  readonly children?: ReactNode;
};

/** What has happened, instead of a form. It takes the focus, since the button pressed before is gone. */
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
