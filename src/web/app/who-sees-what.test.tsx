import { createMemoryHistory } from '@tanstack/history';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer } from '#testing/web.tsx';
import { createQueryClient } from '#web/platform/client/query-client.ts';
import { App } from './app.tsx';
import { createAppRouter } from './router.ts';

const server = stubServer();

// Screens show reads that fail in this test themselves; the router also logs them.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

// All other reads are refused.
beforeEach(() => server.refuses('not_found'));

const open = (at: string) => {
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
  ['/social', 'Social'],
  ['/progress', 'Progress'],
  ['/achievements', 'Achievements'],
] as const;

test.each([['/', 'Today'] as const, ...screens])('a golfer at %s sees %s', async (at, name) => {
  server.answers(accounts.currentUser, aGolfer());
  const router = open(at);
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^${name}\\b.* · Pinhigh$`)));
  expect(router.state.location.pathname).toBe(at);
  expect(await screen.findByRole('main')).toBeDefined();
});

test.each(screens)('a visitor at %s sees the landing screen instead of %s', async (at) => {
  server.refuses('unauthorized', accounts.currentUser);
  const router = open(at);
  await waitFor(() => expect(document.title).toBe('Train with a plan · Pinhigh'));
  expect(router.state.location.pathname).toBe('/');
  expect(await screen.findByRole('heading', { name: 'Master your golf game' })).toBeDefined();
});
