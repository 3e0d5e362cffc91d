import { createMemoryHistory } from '@tanstack/history';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { User } from '#contract/accounts.ts';
import { endCelebration, shownCelebration } from '#web/platform/celebration.ts';
import { createQueryClient } from '#web/platform/client/query-client.ts';
import { userQuery } from '#web/platform/session/user.ts';
import { ThemeProvider } from '#web/platform/theme/theme-provider.tsx';
import { Toaster } from '#web/platform/toast/toaster.tsx';
import { Outlet } from '#web/router/outlet.tsx';
import { Router } from '#web/router/router.ts';
import { RouterProvider } from '#web/router/router-provider.tsx';
import type { Reads } from './stub-server.ts';

/** A golfer with all fields filled in. Tests override only the relevant fields. */
export function aGolfer(changes: Partial<User> = {}): User {
  return {
    id: 'golfer-1',
    createdAt: '2026-01-05T08:00:00Z',
    email: 'nora.devlin@example.com',
    firstName: 'Nora',
    lastName: 'Devlin',
    profileImageUrl: null,
    avatarUrl: null,
    currentHandicap: '18.4',
    goalHandicap: '12.0',
    preferredLanguage: 'en',
    preferredUnits: 'metric',
    handedness: 'right',
    reach: 'usual',
    themePreference: 'system',
    timeZone: 'Pacific/Auckland',
    isAdmin: false,
    ...changes,
  };
}

type Surroundings = {
  /** The URL at which the screen is shown. */
  readonly at?: string;
  /** The signed-in user; none by default. */
  readonly user?: User | null;
  /** Responses already in the cache, such as `{ '/api/programs': [] }`. */
  readonly reads?: Reads;
};

/**
 * Renders a screen or part of one with its surroundings in the app: router, cached responses, theme, toasts. Every
 * URL shows the same part; `router.state.location` tells where a link led.
 */
export async function renderScreen(part: ReactNode, surroundings: Surroundings = {}) {
  const { at = '/', user = null, reads = {} } = surroundings;
  const client = createQueryClient();
  // As in the app, where the router loads the user before any screen.
  client.setQueryData(userQuery.queryKey, user);
  for (const [url, answer] of Object.entries(reads)) client.setQueryData([url], answer);

  const router = new Router({ client, history: createMemoryHistory({ initialEntries: [at] }) });
  const Everywhere = () => part;
  const Failed = ({ error }: { error: unknown }) => <p role="alert">{String(error)}</p>;
  const view = await act(async () =>
    render(
      <ThemeProvider>
        <QueryClientProvider client={client}>
          <RouterProvider router={router}>
            <Outlet Skeleton={Everywhere} Failed={Failed} NotFound={Everywhere} />
          </RouterProvider>
          <Toaster />
        </QueryClientProvider>
      </ThemeProvider>,
      // Error boundaries show the error; React's own report would only be noise.
      { onCaughtError: () => {} },
    ),
  );
  return { ...view, client, router, golfer: userEvent.setup() };
}

/** The names of the achievements waiting to be celebrated. Removes them from the queue. */
export function celebratedNames(): string[] {
  const names: string[] = [];
  for (let shown = shownCelebration.get(); shown; shown = shownCelebration.get()) {
    names.push(shown.achievement.name);
    endCelebration();
  }
  return names;
}
