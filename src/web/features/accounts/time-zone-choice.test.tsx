import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { noEffects } from '#testing/effects.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { userQuery } from '#web/platform/session/user.ts';
import { ProfileScreen } from './profile-screen.tsx';

const server = stubServer();

async function show(timeZone: string) {
  const user = aGolfer({ timeZone });
  const view = await renderScreen(<ProfileScreen />, { at: '/profile', user });
  return { ...view, zone: screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' }) };
}

test('a golfer finds a time zone by its city and saves it', async () => {
  const timeZone = 'Europe/Berlin';
  server.answers(accounts.updateProfile, { ...aGolfer({ timeZone }), effects: noEffects });
  const { golfer, client, zone } = await show('Pacific/Auckland');
  expect(zone.value).toMatch(/^Auckland\s· New Zealand Time\s· GMT\+1[23]$/);
  await golfer.type(zone, 'berlin');
  await golfer.click(screen.getByRole('option', { name: /^Berlin\s· Central European Time/ }));
  expect(zone.value).toMatch(/^Berlin/);
  await golfer.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(client.getQueryData(userQuery.queryKey)?.timeZone).toBe(timeZone));
  expect(server.calls(accounts.updateProfile).map(({ body }) => body)).toEqual([{ timeZone }]);
});

test('the time zones begin with the device’s own, and include one that the browser does not list', async () => {
  const { golfer, zone } = await show('Etc/GMT-2');
  expect(zone.value).toBe('GMT+02:00');
  await golfer.click(zone);
  const offered = within(screen.getByRole('listbox', { name: 'Time zone' }));
  expect(offered.getAllByRole('option')[0]?.textContent).toMatch(/^Auckland/);
});
