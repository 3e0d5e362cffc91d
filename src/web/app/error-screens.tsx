import '#web/ui/button.css';
import '#web/platform/screen/states.css';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { useTranslation } from '#web/i18n/translation.ts';
import { LostBall } from '#web/platform/screen/lost-ball.tsx';
import { useScreen } from '#web/platform/screen/screen.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { useUser } from '#web/platform/session/user.ts';
import { Link } from '#web/router/link.tsx';
import { useRouter } from '#web/router/router-context.ts';
import { useScreenInfo } from './use-screen-info.ts';

type FailedProps = {
  readonly error: unknown;
  /** Renders the failed part again after it was loaded. */
  readonly reset?: () => void;
};

/** The error screen for failures that a screen does not handle itself. */
export function Failed({ error, reset }: FailedProps) {
  const router = useRouter();
  const boundary = useQueryErrorResetBoundary();
  const { title } = useScreenInfo();
  const hasShell = useUser() !== null && title !== undefined;
  useScreen({ hero: false });
  const retry = useCallback(() => {
    boundary.reset();
    void router.reload().finally(reset);
  }, [boundary, reset, router]);
  const view = <ErrorState error={error} retry={retry} />;
  return hasShell ? view : <Alone>{view}</Alone>;
}

/** The error screen for a failure of the frame around all screens. */
export function Broken({ error, resetErrorBoundary }: FallbackProps) {
  return <Failed error={error} reset={resetErrorBoundary} />;
}

/** The screen for an unknown address. */
export function NotFound() {
  const { t } = useTranslation('app');
  const signedIn = useUser() !== null;
  // Inside the shell, the header contains the h1.
  const Heading = signedIn ? 'h2' : 'h1';
  const view = (
    <section className="centered error-state">
      <LostBall />
      <Heading className="heading-large">{t('notFound.title')}</Heading>
      <p className="muted">{t('notFound.text')}</p>
      <Link className="button button-primary" to="/">
        {t('notFound.home')}
      </Link>
    </section>
  );
  return signedIn ? view : <Alone>{view}</Alone>;
}

function Alone({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="centered-page">
      {children}
    </main>
  );
}
