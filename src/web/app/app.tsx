import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ErrorBoundary } from 'react-error-boundary';
import { ThemeProvider } from '#web/platform/theme/theme-provider.tsx';
import type { Router } from '#web/router/router.ts';
import { RouterProvider } from '#web/router/router-provider.tsx';
import { Broken } from './error-screens.tsx';
import { Root } from './root.tsx';

type AppProps = { readonly client: QueryClient; readonly router: Router };

export function App({ client, router }: AppProps) {
  return (
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router}>
          <ErrorBoundary FallbackComponent={Broken}>
            <Root />
          </ErrorBoundary>
        </RouterProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
