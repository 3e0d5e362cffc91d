import '#web/platform/screen/states.css';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { LostBall } from '#web/platform/screen/lost-ball.tsx';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { useUser } from '#web/platform/session/user.ts';

/** Any failure that a screen does not show itself. */
export function Failed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const boundary = useQueryErrorResetBoundary();
  const retry = useCallback(() => {
    boundary.reset();
    void router.invalidate().finally(reset);
  }, [boundary, reset, router]);
  return <ErrorState error={error} retry={retry} />;
}

/** The same where there is no shell around it, because not even the account could be read. */
export function Broken(props: ErrorComponentProps) {
  return (
    <Alone>
      <Failed {...props} />
    </Alone>
  );
}

/** No screen has this address. */
export function NotFound() {
  const { t } = useTranslation('app');
  const signedIn = useUser() !== null;
  // Inside the shell the header holds the first heading.
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
