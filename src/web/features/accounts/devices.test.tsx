import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import type { Device } from '#contract/accounts-schemas.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { Devices } from './devices.tsx';

const server = stubServer();

const laptop: Device = {
  id: 's1',
  browser: 'Firefox',
  system: 'Linux',
  isThisOne: true,
  signedInAt: '2026-05-01T10:00:00.000Z',
  lastUsedAt: '2026-05-14T10:00:00.000Z',
};
const phone: Device = {
  ...laptop,
  id: 's2',
  browser: 'Safari',
  system: 'iPhone',
  isThisOne: false,
};
const unknown: Device = { ...phone, id: 's3', browser: null, system: null };

async function show(devices = [laptop, phone]) {
  server.answersBy(accounts.devices, () => devices);
  const view = await renderScreen(<Devices />, { user: aGolfer() });
  await screen.findAllByRole('listitem');
  return view;
}

test('the list shows every browser with its last day and marks the current browser', async () => {
  await show([laptop, phone, unknown]);
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toBe('Firefox on LinuxThis device');
  expect(rows[1]).toContain('Safari on iPhone');
  expect(rows[1]).toContain('14 May');
  expect(rows[2]).toContain('A browser on an unknown device');
});

test('browsers that look alike are one row with their older sign-ins folded away', async () => {
  const older = { ...phone, id: 's4', signedInAt: '2026-04-01T10:00:00.000Z' };
  const { golfer } = await show([
    laptop,
    phone,
    unknown,
    older,
    { ...laptop, id: 's5', isThisOne: false },
  ]);
  const [, newest] = screen.getAllByRole('listitem');
  expect(newest?.textContent).toContain('Last used 14 May, signed in 1 May at 22:00');
  expect(screen.getAllByText('Firefox on Linux')).toHaveLength(2);
  const fold = screen.getByText('1 older sign-in');
  expect(fold.closest('details')?.textContent).toContain('signed in 1 Apr');
  server.answers(accounts.signOutOthers, { success: true });
  await golfer.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
  expect(await screen.findByText('All other devices are signed out')).toBeDefined();
});

test('a golfer can sign out another browser but not the current browser from the list', async () => {
  const devices = [laptop, phone];
  server.answers(accounts.signOutDevice, { success: true });
  const { golfer } = await show(devices);
  const [own] = screen.getAllByRole('listitem');
  expect(own && within(own).queryByRole('button')).toBeNull();
  devices.pop();
  await golfer.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(await screen.findByText('Safari on iPhone is signed out')).toBeDefined();
  expect(server.log()).toContain('DELETE /api/user/devices/s2');
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Signed-in devices' }));
});

test('signing out everywhere asks for confirmation first and then reloads the page', async () => {
  server.answers(accounts.signOutEverywhere, { success: true });
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { golfer } = await show();
  await golfer.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  expect(dialog.textContent).toContain('including this one');
  await golfer.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
  expect(server.log()).toContain('DELETE /api/user/devices');
});
