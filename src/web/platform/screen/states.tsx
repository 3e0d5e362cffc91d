import '#web/ui/button.css';
import './states.css';
import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from '#web/i18n/translation.ts';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { InterceptedError, OfflineError } from '../api/failures.ts';
import { pastWorker } from '../api/intercepted.ts';
import { useOnline } from '../browser/online.ts';
import { errorText } from '../error-text.ts';
import { loadCode } from '../loading/load-code.ts';
import { LostBall } from './lost-ball.tsx';
import { useScreen } from './screen.ts';

const loadRetry = () => import('../api/retry-reads.ts');

type ErrorStateProps = {
  readonly error: unknown;
  /** Loads the data again; also called once the server answers again. */
  readonly retry: () => void;
  /** `Unable to Load …`; a general sentence by default. */
  readonly title?: string | undefined;
  /** A reassurance for the golfer, such as "What you already unlocked is safe." */
  readonly safe?: string | undefined;
  /** The label of the button instead of "Try Again". */
  readonly again?: string | undefined;
};

/** Says what happened, what is safe, and offers one action. When offline, it says that instead. */
export function ErrorState({ error, retry, title, safe, again }: ErrorStateProps) {
  const { t } = useTranslation('app');
  const online = useOnline();
  const offline = error instanceof OfflineError;
  const client = useQueryClient();
  const retryNow = useEffectEvent(retry);
  useEffect(() => {
    const shown = { error, retry: () => retryNow() };
    const stopping = loadCode(loadRetry, 'waits').then(({ retryRead }) => retryRead(client, shown));
    return () => void stopping.then((stop) => stop());
  }, [client, error]);
  const intercepted = error instanceof InterceptedError;
  const away = offline && !intercepted && !online;
  // A given title already says that loading failed; only a known reason adds information.
  const why = errorText(error, title === undefined ? {} : { otherwise: '' });
  useScreen({ saysOffline: away || intercepted });
  return (
    <section className="centered error-state" role="alert">
      <LostBall />
      <h2 className="heading-large">{away ? t('offline.title') : (title ?? t('failed.title'))}</h2>
      <p className="muted">
        {away ? t('offline.safe') : [why, safe ?? t('failed.safe')].filter(Boolean).join(' ')}
      </p>
      {intercepted ? (
        <a className="button button-primary" href={pastWorker()}>
          {t('intercepted.open')}
        </a>
      ) : (
        <button className="button button-primary" type="button" onClick={retry}>
          <RotateCcw className="icon icon-small" aria-hidden />
          {again ?? t('failed.again')}
        </button>
      )}
    </section>
  );
}

type QueryBoundaryProps = {
  readonly children: ReactNode;
  /** Shown while reads are loading, in the size of the content. */
  readonly skeleton?: ReactNode;
  readonly title?: string;
  readonly safe?: string;
};

/** Wraps a part that uses `useSuspenseQuery`: shows a skeleton while loading, and errors with a retry button. */
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

/** The default skeleton of a screen. */
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
  /** The one action: a link or a button. */
  readonly action?: ReactNode;
};

/** A quiet message inside a screen when there is nothing yet, or something was not found. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <section className="centered error-state error-state-small">
      <h2 className="heading-small">{title}</h2>
      {text && <p className="muted">{text}</p>}
      {action}
    </section>
  );
}
