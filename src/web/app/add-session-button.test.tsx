import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { statsInWeekFive } from '#testing/program-fixture.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { AddSessionButton } from './add-session-button.tsx';
import { Shell } from './shell.tsx';

const user = aGolfer();
const show = () =>
  renderScreen(
    <Shell user={user}>
      <AddSessionButton />
    </Shell>,
    { user, reads: { '/api/user/stats': statsInWeekFive } },
  );

const inHeader = () =>
  within(screen.getByRole('banner')).getByRole('button', { name: 'Add Session' });
const floating = () =>
  within(screen.getByRole('main')).getByRole('button', { name: 'Add Session' });

test.each([
  ['in the header', inHeader],
  ['floating', floating],
])('the button %s opens the dialog and has the focus again afterwards', async (_where, button) => {
  const { golfer } = await show();
  await golfer.click(button());
  expect(await screen.findByRole('dialog', { name: 'Add Session' })).toBeDefined();
  await golfer.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button());
});
