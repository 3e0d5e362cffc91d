import { createMemoryHistory } from '@tanstack/history';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from './router/router.ts';
import { RouterContext } from './router/router-context.ts';

/** Renders a screen as HTML, with working links, from the reads in the client. */
export function renderStatic(client: QueryClient, screen: ReactNode): string {
  const router = new Router({ client, history: createMemoryHistory() });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContext value={router}>{screen}</RouterContext>
    </QueryClientProvider>,
  );
}
