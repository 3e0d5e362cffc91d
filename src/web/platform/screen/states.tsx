import './states.css';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from '#web/i18n/translation.ts';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { OfflineError } from '../api/failures.ts';
import { errorText } from '../error-text.ts';
import { useOnline } from '../online.ts';
import { LostBall } from './lost-ball.tsx';
import { useScreen } from './screen.ts';

type ErrorStateProps = {
  readonly error: unknown;
  /** Reads again; also called by itself when the device is back online. */
  readonly retry: () => void;
  /** `Unable to Load …`; a general sentence without it. */
  readonly title?: string | undefined;
  /** What the golfer need not worry about: "What you already unlocked is safe." */
  readonly safe?: string | undefined;
  /** What the button says instead of "Try Again". */
  readonly again?: string | undefined;
};

/** What happened, what is safe, and one thing to do. Without a network it says that instead. */
export function ErrorState({ error, retry, title, safe, again }: ErrorStateProps) {
  const { t } = useTranslation('app');
  const online = useOnline();
  const offline = error instanceof OfflineError;
  useEffect(() => {
    if (!offline) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [offline, retry]);
  const away = offline && !online;
  // A title of its own says that it failed; only a known reason adds to that.
  const why = errorText(error, title === undefined ? {} : { otherwise: '' });
  useScreen({ saysOffline: away });
  return (
    <section className="centered error-state" role="alert">
      <LostBall />
      <h2 className="heading-large">{away ? t('offline.title') : (title ?? t('failed.title'))}</h2>
      <p className="muted">
        {away ? t('offline.safe') : [why, safe ?? t('failed.safe')].filter(Boolean).join(' ')}
      </p>
      <button className="button button-primary" type="button" onClick={retry}>
        <RotateCcw className="icon icon-small" aria-hidden />
        {again ?? t('failed.again')}
      </button>
    </section>
  );
}

type QueryBoundaryProps = {
  readonly children: ReactNode;
  /** Stands in while reads are under way, in the size of what follows. */
  readonly skeleton?: ReactNode;
  readonly title?: string;
  readonly safe?: string;
};

/** Around a part that reads with `useSuspenseQuery`: its skeleton, its failure, its way back. */
export function QueryBoundary({
  children,
  skeleton = <ScreenSkeleton />,
  title,
  safe,
}: QueryBoundaryProps) {
  const boundary = useQueryErrorResetBoundary();
  return (
    <ErrorBoundary
      fallbackRender={({ error, resetErrorBoundary }) => (
        <ErrorState
          error={error}
          title={title}
          safe={safe}
          retry={() => {
            boundary.reset();
            resetErrorBoundary();
          }}
        />
      )}
    >
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** The skeleton of a screen that has none of its own. */
export function ScreenSkeleton() {
  return (
    <SkeletonScreen className="gutter stack">
      <Skeleton width="60%" height={44} />
      <Skeleton width="80%" height={16} />
      <Skeleton width="100%" height={160} radius={20} />
      <Skeleton width="100%" height={96} radius={20} />
    </SkeletonScreen>
  );
}

type EmptyStateProps = {
  readonly title: string;
  readonly text?: string;
  /** The one thing to do: a link or a button. */
  readonly action?: ReactNode;
};

/** Nothing here yet, or not found: a quiet line of its own inside a screen. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <section className="centered error-state error-state-small">
      <h2 className="heading-small">{title}</h2>
      {text && <p className="muted">{text}</p>}
      {action}
    </section>
  );
}
