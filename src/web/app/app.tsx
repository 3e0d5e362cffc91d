import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { ThemeProvider } from '#web/platform/theme/theme-provider.tsx';
import type { createAppRouter } from './router.tsx';

type AppProps = {
  readonly client: QueryClient;
  readonly router: ReturnType<typeof createAppRouter>;
};

export function App({ client, router }: AppProps) {
  return (
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>
  );
}
