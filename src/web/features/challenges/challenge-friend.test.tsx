import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { challenges } from '#contract/challenges.ts';
import { aPerson } from '#testing/a-person.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { ChallengeFriend } from './challenge-friend.tsx';

const server = stubServer();

beforeEach(() => loadTexts('challenges'));

const result = {
  scheduledSessionId: 'thu',
  exerciseId: 'clock-putting',
  name: 'Clock putting',
  score: 14,
  unit: 'putts holed',
};

async function open() {
  const { golfer } = await renderScreen(<ChallengeFriend {...result} />, { user: aGolfer() });
  await golfer.click(screen.getByRole('button', { name: 'Challenge a friend: Clock putting' }));
  const dialog = await screen.findByRole('dialog', { name: 'Challenge a friend: Clock putting' });
  return { golfer, dialog: within(dialog) };
}

test('the golfer challenges a friend with the score of the session', async () => {
  server.answers(challenges.friends, { friends: [aPerson()], isShown: true });
  const { golfer, dialog } = await open();
  expect(
    dialog.getByText('Your friend sees 14 putts holed and has 14 days to answer.'),
  ).toBeDefined();
  server.answers(challenges.send, { id: 'challenge-1', expiresAt: '2026-05-28T00:00:00.000Z' });
  await golfer.click(await dialog.findByRole('button', { name: 'Challenge Lars Bakker' }));
  expect(await screen.findByText('Challenge sent to Lars Bakker')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.calls(challenges.send)).toMatchObject([
    { body: { friendId: 'golfer-2', scheduledSessionId: 'thu', exerciseId: 'clock-putting' } },
  ]);
});

test('a rejected challenge shows the reason and keeps the friend available to choose', async () => {
  server.answers(challenges.friends, { friends: [aPerson()], isShown: true });
  const { golfer, dialog } = await open();
  server.refuses('challenge_exists', challenges.send);
  await golfer.click(await dialog.findByRole('button', { name: 'Challenge Lars Bakker' }));
  expect(await screen.findByText('Failed to send the challenge')).toBeDefined();
  expect(screen.getAllByText(/already have an open challenge/)).not.toEqual([]);
  expect(dialog.getByRole('button', { name: 'Challenge Lars Bakker' })).toBeDefined();
});

test('a golfer who hides progress reads that challenges need it and gets a link to the setting', async () => {
  server.answers(challenges.friends, { friends: [], isShown: false });
  const { dialog } = await open();
  expect(await dialog.findByText('Your progress is hidden')).toBeDefined();
  const link = dialog.getByRole('link', { name: 'Change what is shown' });
  expect(link.getAttribute('href')).toBe('/profile');
});

test('the dialog says that there is no friend to challenge when the list is empty', async () => {
  server.answers(challenges.friends, { friends: [], isShown: true });
  const { dialog } = await open();
  expect(await dialog.findByText('No friend to challenge')).toBeDefined();
});

test('friends that fail to load can be loaded again', async () => {
  server.refuses('unavailable', challenges.friends);
  const { golfer, dialog } = await open();
  expect(await dialog.findByText('Unable to load friends')).toBeDefined();
  server.answers(challenges.friends, { friends: [aPerson()], isShown: true });
  await golfer.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await dialog.findByRole('button', { name: 'Challenge Lars Bakker' })).toBeDefined();
});
