import { type FunctionComponent, Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useRouter, useShown } from './router-context.ts';

type OutletProps = {
  /** Shown while the screen is loading. */
  readonly Skeleton: FunctionComponent;
  /** Shown instead of a screen that could not be loaded or that failed. */
  readonly Failed: FunctionComponent<Pick<FallbackProps, 'error'>>;
  readonly NotFound: FunctionComponent;
};

/** The screen of the current address. */
export function Outlet({ Skeleton, Failed, NotFound }: OutletProps) {
  const { routes } = useRouter();
  const { match, status, error, location } = useShown();
  const Screen = (match && routes[match.address]?.screen) ?? NotFound;
  if (status === 'failed') return <Failed error={error} />;
  if (status === 'loading') return <Skeleton />;
  return (
    <ErrorBoundary resetKeys={[location]} FallbackComponent={Failed}>
      <Suspense fallback={<Skeleton />}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
}
