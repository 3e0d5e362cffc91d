import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { aDashboard } from '#testing/a-dashboard.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { rememberTimeZone } from '#web/platform/session/seen-time-zone.ts';
import { useUnits, useUser } from '#web/platform/session/user.ts';
import { useTheme } from '#web/platform/theme/theme-provider.tsx';
import { useSessionSync } from './use-session-sync.ts';

const server = stubServer();

function Synced() {
  useSessionSync();
  return <p>{[useUser()?.timeZone, useTheme().theme, useUnits()].join(' ')}</p>;
}

/** A golfer whose device was in another time zone when it was last used. */
function aTraveler(changes: { readonly id: string; readonly timeZone: string }) {
  rememberTimeZone(changes.id, changes.timeZone);
  return aGolfer(changes);
}

test('a traveling golfer gets the device’s time zone, which is saved to the account once', async () => {
  const golfer = aTraveler({ id: 'traveller', timeZone: 'Europe/Berlin' });
  const moved = { ...golfer, timeZone: 'Pacific/Auckland' };
  server.answers(accounts.updateProfile, moved);
  const { client } = await renderScreen(<Synced />, { user: golfer });
  expect(await screen.findByText(/^Pacific\/Auckland/)).toBeDefined();
  const [told] = server.calls(accounts.updateProfile);
  expect(told?.body).toEqual({ timeZone: 'Pacific/Auckland' });
  client.setQueryData(['/api/auth/user'], golfer);
  expect(await screen.findByText(/^Europe\/Berlin/)).toBeDefined();
  expect(server.calls(accounts.updateProfile)).toHaveLength(1);
});

test('a time zone that the golfer chose stays while the device is where it was', async () => {
  rememberTimeZone('chooser', 'Pacific/Auckland');
  const golfer = aGolfer({ id: 'chooser', timeZone: 'Europe/Berlin' });
  await renderScreen(<Synced />, { user: golfer });
  window.dispatchEvent(new Event('focus'));
  expect(screen.getByText(/^Europe\/Berlin/)).toBeDefined();
  expect(server.log()).toEqual([]);
});

test('a device that the golfer uses for the first time changes no time zone until it moves', async () => {
  const golfer = aGolfer({ id: 'second-phone', timeZone: 'Europe/Berlin' });
  server.answers(accounts.updateProfile, { ...golfer, timeZone: 'Asia/Tokyo' });
  await renderScreen(<Synced />, { user: golfer });
  window.dispatchEvent(new Event('focus'));
  expect(server.log()).toEqual([]);
  const here = new Intl.DateTimeFormat().resolvedOptions();
  const device = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  device.mockReturnValue({ ...here, timeZone: 'Asia/Tokyo' });
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText(/^Asia\/Tokyo/)).toBeDefined();
  device.mockRestore();
});

test('a time zone that could not be sent is sent when the golfer comes back to the app', async () => {
  const golfer = aTraveler({ id: 'landed', timeZone: 'Europe/Berlin' });
  server.isUnreachable(accounts.updateProfile);
  await renderScreen(<Synced />, { user: golfer });
  await waitFor(() => expect(server.calls(accounts.updateProfile)).toHaveLength(1));
  server.answers(accounts.updateProfile, { ...golfer, timeZone: 'Pacific/Auckland' });
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText(/^Pacific\/Auckland/)).toBeDefined();
});

test('an app that the golfer does not look at sends no time zone', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await renderScreen(<Synced />, { user: aTraveler({ id: 'away', timeZone: 'Asia/Tokyo' }) });
  expect(await screen.findByText(/^Asia\/Tokyo/)).toBeDefined();
  expect(server.calls(accounts.updateProfile)).toEqual([]);
});

test('reads with dates of the old time zone are repeated', async () => {
  const golfer = aTraveler({ id: 'flown', timeZone: 'America/Los_Angeles' });
  const moved = { ...golfer, timeZone: 'Pacific/Auckland' };
  server.answers(accounts.updateProfile, moved);
  const url = '/api/user/dashboard';
  const reads = { [url]: aDashboard() };
  const { client } = await renderScreen(<Synced />, { user: golfer, reads });
  await waitFor(() => expect(client.getQueryState([url])?.isInvalidated).toBe(true));
});

test('an unchanged time zone sends no request', async () => {
  await renderScreen(<Synced />, { user: aGolfer() });
  expect(server.log()).toEqual([]);
});

test('the account’s theme takes precedence over the browser’s theme', async () => {
  localStorage.setItem('theme', 'light');
  await renderScreen(<Synced />, { user: aGolfer({ themePreference: 'dark' }) });
  await waitFor(() => expect(document.documentElement.getAttribute('data-theme')).toBe('dark'));
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('distances use the golfer’s units, or metric units for visitors', async () => {
  await renderScreen(<Synced />, { user: aGolfer({ preferredUnits: 'imperial' }) });
  expect(screen.getByText(/imperial$/)).toBeDefined();
  await renderScreen(<Synced />);
  expect(screen.getByText(/metric$/)).toBeDefined();
});

test('a time zone that the server does not know is replaced by one with the same offset', async () => {
  const golfer = aGolfer({ id: 'newer', timeZone: 'UTC' });
  server.refuses('invalid_input', accounts.updateProfile);
  await renderScreen(<Synced />, { user: golfer });
  await waitFor(() => expect(server.calls(accounts.updateProfile)).toHaveLength(2));
  const sent = server.calls(accounts.updateProfile).map(({ body }) => body.timeZone);
  expect(sent).toEqual(['Pacific/Auckland', expect.stringMatching(/^Etc\/GMT-1[23]$/)]);
});
