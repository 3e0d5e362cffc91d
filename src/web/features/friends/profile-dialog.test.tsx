import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { friends } from '#contract/friends.ts';
import { aPerson, aProfile } from '#testing/a-person.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { ProfileDialog } from './profile-dialog.tsx';
import { profileQuery } from './social-queries.ts';

const server = stubServer();
beforeEach(() => loadTexts('friends'));

const onClosed = vi.fn();
const open = () =>
  renderScreen(<ProfileDialog id="golfer-2" onClosed={onClosed} />, { user: aGolfer() });

const stranger = aProfile({
  privacy: { showHandicap: false, showDetailedStats: false },
  stats: null,
  achievements: [],
  user: { ...aPerson(), currentHandicap: null, goalHandicap: null },
  relationship: { isFriend: false, isRequestSent: false, canSendFriendRequest: true },
});

test('the profile of a friend shows the handicap, statistics, and achievements', async () => {
  server.answers(friends.profile, aProfile());
  const { golfer } = await open();
  expect(await screen.findByRole('heading', { name: 'Lars Bakker' })).toBeDefined();
  for (const text of ['9.7', '10,480', '68', 'Fifty done', 'Friends'])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send friend request' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Lars Bakker' })).toBeDefined();
  await golfer.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClosed).toHaveBeenCalledOnce();
});

test('a plus handicap has a plus sign in the profile', async () => {
  server.answers(
    friends.profile,
    aProfile({ user: { ...aPerson(), currentHandicap: '-2.3', goalHandicap: null } }),
  );
  await open();
  expect(await screen.findByText('+2.3')).toBeDefined();
});

test('the profile shows five achievements, and all of them on request', async () => {
  const [one] = aProfile().achievements;
  const achievements = [1, 2, 3, 4, 5, 6].flatMap((number) =>
    one ? [{ ...one, id: `a${number}`, name: `Achievement ${number}` }] : [],
  );
  server.answers(friends.profile, aProfile({ achievements }));
  const { golfer } = await open();
  expect(await screen.findByText('Achievement 5')).toBeDefined();
  expect(screen.queryByText('Achievement 6')).toBeNull();
  await golfer.click(screen.getByRole('button', { name: 'Show all 6' }));
  expect(screen.getByText('Achievement 6')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show all 6' })).toBeNull();
});

test('the profile of a stranger hides the training and lets the golfer send a friend request', async () => {
  server.answers(friends.profile, stranger);
  server.answers(friends.requestById, { id: 'request-1', status: 'pending' });
  const { golfer } = await open();
  expect(await screen.findByText('Training is private')).toBeDefined();
  expect(screen.getByText('Handicap not shown')).toBeDefined();
  await golfer.click(screen.getByRole('button', { name: 'Send friend request' }));
  expect(await screen.findByText('Friend request sent!')).toBeDefined();
  expect(await screen.findByText('Request sent')).toBeDefined();
  expect(server.calls(friends.requestById)[0]?.params).toEqual({ id: 'golfer-2' });
});

test('the profile offers no second friend request after one was sent', async () => {
  const relationship = { isFriend: false, isRequestSent: true, canSendFriendRequest: false };
  server.answers(friends.profile, { ...stranger, relationship });
  await open();
  expect(await screen.findByText('Request sent')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send friend request' })).toBeNull();
});

test('the profile offers no friend request to a golfer who does not accept requests', async () => {
  const relationship = { isFriend: false, isRequestSent: false, canSendFriendRequest: false };
  server.answers(friends.profile, { ...stranger, relationship });
  await open();
  expect(await screen.findByRole('button', { name: 'Block Lars Bakker' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send friend request' })).toBeNull();
});

test('the golfer’s own profile links to the setting for what others see', async () => {
  const user = { ...aProfile().user, id: aGolfer().id };
  const relationship = { isFriend: false, isRequestSent: false, canSendFriendRequest: false };
  server.answers(friends.profile, aProfile({ user, relationship }));
  await open();
  expect(await screen.findByText(/This is what friends see/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Change what is shown' });
  expect(link.getAttribute('href')).toBe('/profile');
  expect(screen.queryByRole('button', { name: /^Block/ })).toBeNull();
});

test('the profile of a golfer who has blocked this one disappears', async () => {
  server.answers(friends.profile, aProfile());
  const { client } = await open();
  expect(await screen.findByRole('heading', { name: 'Lars Bakker' })).toBeDefined();
  server.refuses('not_found', friends.profile);
  await client.refetchQueries({ queryKey: profileQuery('golfer-2').queryKey });
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.queryByText('Lars Bakker')).toBeNull();
});

test('a profile that fails to load shows an error and can be loaded again', async () => {
  server.refuses('golfer_not_found', friends.profile);
  const { golfer } = await open();
  expect(
    await screen.findByText(
      "Unable to load user profile. The user may not exist or you don't have permission to view their profile.",
    ),
  ).toBeDefined();
  server.answers(friends.profile, aProfile());
  await golfer.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Lars Bakker' })).toBeDefined();
});
