import { createMemoryHistory } from '@tanstack/history';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { User } from '#contract/accounts.ts';
import { createQueryClient } from '#web/platform/api/client.ts';
import { endCelebration, shownCelebration } from '#web/platform/celebration.ts';
import { userQuery } from '#web/platform/session/user.ts';
import { ThemeProvider } from '#web/platform/theme/theme-provider.tsx';
import { Toaster } from '#web/platform/toast/toaster.tsx';
import { Outlet } from '#web/router/outlet.tsx';
import { Router } from '#web/router/router.ts';
import { RouterProvider } from '#web/router/router-provider.tsx';
import type { Reads } from './stub-server.ts';

/** A golfer with everything filled in; a test names only what matters to it. */
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
  /** The address the screen is shown at. */
  readonly at?: string;
  /** Who is signed in; nobody by default. */
  readonly user?: User | null;
  /** What was read already: `{ '/api/programs': [] }`. */
  readonly reads?: Reads;
};

/**
 * Renders a screen or a part of one with what surrounds it in the app: router, cached reads, theme,
 * toasts. The same part stays on every address; `router.state.location` tells where a link led.
 */
export async function renderScreen(part: ReactNode, surroundings: Surroundings = {}) {
  const { at = '/', user = null, reads = {} } = surroundings;
  const client = createQueryClient();
  // As in the app, where the router has the answer before any screen.
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
      // Boundaries show what went wrong; React's report of it would only be noise.
      { onCaughtError: () => {} },
    ),
  );
  return { ...view, client, router, golfer: userEvent.setup() };
}

/** The names of the achievements that wait to be celebrated; none waits afterwards. */
export function celebratedNames(): string[] {
  const names: string[] = [];
  for (let shown = shownCelebration.get(); shown; shown = shownCelebration.get()) {
    names.push(shown.achievement.name);
    endCelebration();
  }
  return names;
}
