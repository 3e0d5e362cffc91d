import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { noEffects } from '#testing/effects.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { useTheme } from '../theme/theme-provider.tsx';
import { useSessionSync } from './use-session-sync.ts';
import { useUnits, useUser } from './user.ts';

const fetchStub = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchStub);
afterEach(() => fetchStub.mockReset());

function Synced() {
  useSessionSync();
  return <p>{[useUser()?.timeZone, useTheme().theme, useUnits()].join(' ')}</p>;
}

test('a golfer on a journey gets the time zone of the device, told to the account once', async () => {
  const golfer = aGolfer({ id: 'traveller', timeZone: 'Europe/Berlin' });
  const moved = { ...golfer, timeZone: 'Pacific/Auckland' };
  fetchStub.mockImplementation(async () => Response.json(moved));
  const { client } = await renderScreen(<Synced />, { user: golfer });
  expect(await screen.findByText(/^Pacific\/Auckland/)).toBeDefined();
  expect(fetchStub.mock.lastCall).toMatchObject([
    '/api/user/profile',
    { method: 'PUT', body: '{"timeZone":"Pacific/Auckland"}' },
  ]);
  client.setQueryData(['/api/auth/user'], golfer);
  expect(await screen.findByText(/^Europe\/Berlin/)).toBeDefined();
  expect(fetchStub).toHaveBeenCalledOnce();
});

test('what was read with the day of the old time zone is read again', async () => {
  const golfer = aGolfer({ id: 'flown', timeZone: 'America/Los_Angeles' });
  const moved = { ...golfer, timeZone: 'Pacific/Auckland', effects: noEffects };
  fetchStub.mockImplementation(async (url) =>
    Response.json(url === '/api/user/profile' ? moved : 'new'),
  );
  const url = '/api/user/dashboard';
  const { client } = await renderScreen(<Synced />, { user: golfer, reads: { [url]: 'old' } });
  await waitFor(() => expect(client.getQueryState([url])?.isInvalidated).toBe(true));
});

test('at home there is nothing to tell', async () => {
  await renderScreen(<Synced />, { user: aGolfer() });
  expect(fetchStub).not.toHaveBeenCalled();
});

test('the theme of the account wins over the one of the browser', async () => {
  localStorage.setItem('theme', 'light');
  await renderScreen(<Synced />, { user: aGolfer({ themePreference: 'dark' }) });
  await waitFor(() => expect(document.documentElement.getAttribute('data-theme')).toBe('dark'));
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('distances are in the golfer’s units, metric for visitors', async () => {
  await renderScreen(<Synced />, { user: aGolfer({ preferredUnits: 'imperial' }) });
  expect(screen.getByText(/imperial$/)).toBeDefined();
  await renderScreen(<Synced />);
  expect(screen.getByText(/metric$/)).toBeDefined();
});
