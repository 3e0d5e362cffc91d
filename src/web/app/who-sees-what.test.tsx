import { createMemoryHistory } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aGolfer } from '#testing/web.tsx';
import { createQueryClient } from '#web/platform/api/client.ts';
import { App } from './app.tsx';
import { createAppRouter } from './router.tsx';

const fetchStub = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchStub);
// What a screen cannot read here it says itself; the router reports it as well.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

const open = (at: string, whoAmI: () => Response) => {
  fetchStub.mockImplementation(async (url) =>
    url === '/api/auth/user' ? whoAmI() : Response.json({ code: 'not_found' }, { status: 404 }),
  );
  const client = createQueryClient();
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: [at] }));
  render(<App client={client} router={router} />, { onCaughtError: () => {} });
  return router;
};

const screens = [
  ['/programs', 'Programs'],
  ['/programs/break-100', 'Program'],
  ['/calendar-list', 'Calendar'],
  ['/my-schedule', 'Schedule'],
  ['/my-schedule/week/2', 'Week'],
  ['/my-schedule/session/s1', 'Session'],
  ['/progress', 'Progress'],
  ['/achievements', 'Achievements'],
] as const;

test.each([['/', 'Today'] as const, ...screens])('a golfer at %s is shown %s', async (at, name) => {
  const router = open(at, () => Response.json(aGolfer()));
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^${name}\\b.* · Pinhigh$`)));
  expect(router.state.location.pathname).toBe(at);
  expect(await screen.findByRole('main')).toBeDefined();
});

test.each(screens)('a visitor at %s is shown the landing screen instead of %s', async (at) => {
  const router = open(at, () => Response.json({ code: 'unauthorized' }, { status: 401 }));
  await waitFor(() => expect(document.title).toBe('Train with a plan · Pinhigh'));
  expect(router.state.location.pathname).toBe('/');
  expect(await screen.findByRole('heading', { name: 'Master your golf game' })).toBeDefined();
});
