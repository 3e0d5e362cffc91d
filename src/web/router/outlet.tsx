import { type FunctionComponent, Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useRouter, useShown } from './router-context.ts';

type OutletProps = {
  /** Stands in while the screen is on its way. */
  readonly Skeleton: FunctionComponent;
  /** Instead of a screen that did not come, or that failed. */
  readonly Failed: FunctionComponent<Pick<FallbackProps, 'error'>>;
  readonly NotFound: FunctionComponent;
};

/** The screen of the present address. */
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
