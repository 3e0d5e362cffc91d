import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { ReachChoice } from './reach-choice.tsx';

const server = stubServer();

test('a short hitter can choose the short distances of a full-shot test', async () => {
  const user = aGolfer();
  server.answers(accounts.updateProfile, { ...user, reach: 'short', effects: {} });
  const { golfer } = await renderScreen(<ReachChoice exerciseId="approach-test" />, { user });
  const choice = () => screen.getByRole('radio', { name: '40, 60, 80 m' }) as HTMLInputElement;
  expect(choice().checked).toBe(false);
  await golfer.click(choice());
  await waitFor(() => expect(choice().checked).toBe(true));
  expect(server.calls(accounts.updateProfile).map(({ body }) => body)).toEqual([
    { reach: 'short' },
  ]);
});

test('other drills have no distance choice', async () => {
  await renderScreen(<ReachChoice exerciseId="putting-test" />, { user: aGolfer() });
  expect(screen.queryByRole('radiogroup')).toBeNull();
});
