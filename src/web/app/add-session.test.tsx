import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { statsInWeekFive } from '#testing/program-fixture.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { Shell } from './shell.tsx';

const user = aGolfer();
const show = () =>
  renderScreen(<Shell user={user}>screen</Shell>, {
    user,
    reads: {
      '/api/user/stats': statsInWeekFive,
      '/api/user/notifications/unread-count': { count: 0, total: 0 },
    },
  });

const button = () =>
  within(screen.getByRole('banner')).getByRole('button', { name: 'Add Session' });

test('the Add Session button in the header opens the dialog and gets the focus back when the dialog closes', async () => {
  const { golfer } = await show();
  await golfer.click(button());
  expect(await screen.findByRole('dialog', { name: 'Add Session' })).toBeDefined();
  await golfer.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button());
});
