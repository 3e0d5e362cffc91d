import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { friends } from '#contract/friends.ts';
import { aLeaderboard, aPerson } from '#testing/a-person.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { SocialScreen } from './social-screen.tsx';

const server = stubServer();
const lars = aPerson();
const jun = aPerson({ id: 'golfer-3', firstName: 'Jun', lastName: 'Mori' });
const paul = aPerson({ id: 'golfer-4', firstName: 'Paul', lastName: 'Leroy' });
const request = {
  id: 'request-1',
  requester: jun,
  status: 'pending',
  createdAt: '2026-05-14T00:00:00Z',
} as const;

beforeEach(async () => {
  await loadTexts('friends');
  server.answers(friends.list, [lars]);
  server.answers(friends.requests, [request]);
  server.answers(friends.sentRequests, []);
  server.answers(friends.blocked, []);
  server.answers(friends.streakLeaders, aLeaderboard());
  server.answers(friends.monthLeaders, aLeaderboard());
});

function Social({ first }: { first: 'activity' | 'friends' | 'leaderboards' }) {
  const [tab, setTab] = useState(first);
  return <SocialScreen tab={tab} onTab={setTab} onProfileClosed={() => {}} />;
}

const open = (first: 'activity' | 'friends' | 'leaderboards' = 'friends') =>
  renderScreen(<Social first={first} />, { user: aGolfer() });

const addressField = () => screen.findByRole('textbox', { name: 'Add a friend' });

/** Types an address with capital letters and sends it. */
async function sendRequest() {
  const { golfer } = await open();
  await golfer.type(await addressField(), 'Marta.Lind@Example.com');
  await golfer.click(screen.getByRole('button', { name: 'Send' }));
  return golfer;
}

test('the screen has three tabs, and the Friends tab shows the number of pending requests', async () => {
  const { golfer } = await open('activity');
  expect(await screen.findByRole('region', { name: 'Weekly Streak Leaders' })).toBeDefined();
  await screen.findByRole('tab', { name: 'Friends 1' });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Activity',
    'Friends1',
    'Leaderboards',
  ]);
  await golfer.click(screen.getByRole('tab', { name: 'Leaderboards' }));
  expect(await screen.findByRole('region', { name: 'Monthly Sessions' })).toBeDefined();
});

test('a sent request is listed and can be withdrawn', async () => {
  const sent = { id: 'request-2', addressee: paul, createdAt: '2026-05-14T00:00:00Z' };
  server.answers(friends.sentRequests, [sent]);
  server.answers(friends.withdrawRequest, { success: true });
  const { golfer } = await open();
  await screen.findByRole('heading', { name: 'Sent requests' });
  server.answers(friends.sentRequests, []);
  await golfer.click(screen.getByRole('button', { name: 'Withdraw the request to Paul Leroy' }));
  expect(await screen.findByText('Friend request withdrawn')).toBeDefined();
  expect(server.calls(friends.withdrawRequest)).toMatchObject([{ params: { id: 'request-2' } }]);
  expect(screen.queryByRole('heading', { name: 'Sent requests' })).toBeNull();
});

test('a large desktop shows the friends and both leaderboards next to the feed', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width >= 1600px)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  await open('activity');
  expect(await screen.findByRole('region', { name: 'Monthly Sessions' })).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Lars Bakker' })).toBeDefined();
  expect(await addressField()).toBeDefined();
  vi.unstubAllGlobals();
});

test('a friend request sends the address in lower case and clears the field', async () => {
  server.answers(friends.request, { id: 'request-2', status: 'pending' });
  await sendRequest();
  expect(await screen.findByText('Friend request sent!')).toBeDefined();
  expect(server.calls(friends.request)[0]?.body).toEqual({
    addresseeEmail: 'marta.lind@example.com',
  });
  expect(await addressField()).toHaveProperty('value', '');
});

test('the golfer cannot send a friend request without an address', async () => {
  const { golfer } = await open();
  const field = await addressField();
  const send = screen.getByRole('button', { name: 'Send' });
  expect(send).toHaveProperty('disabled', true);
  await golfer.type(field, '  ');
  expect(send).toHaveProperty('disabled', true);
  await golfer.type(field, 'a');
  expect(send).toHaveProperty('disabled', false);
});

test.each([
  [
    'connection_exists',
    "Already connected: You're already friends with this person or have a pending request.",
  ],
  ['friend_request_to_self', 'Invalid request. This is your own address.'],
  ['internal', 'Failed to send friend request'],
] as const)(
  'a friend request rejected with %s shows "%s" and keeps the typed address',
  async (code, text) => {
    server.refuses(code, friends.request);
    await sendRequest();
    expect(await screen.findByText(text)).toBeDefined();
    expect(await addressField()).toHaveProperty('value', 'Marta.Lind@Example.com');
  },
);

test('an address without an account receives an invitation', async () => {
  server.refuses('golfer_not_found', friends.request);
  server.answers(friends.invite, { success: true });
  await sendRequest();
  expect(await screen.findByText('Invitation sent')).toBeDefined();
  expect(server.calls(friends.invite)[0]?.body).toEqual({ email: 'marta.lind@example.com' });
  expect(await addressField()).toHaveProperty('value', '');
});

test('the typed address survives leaving the screen until it is sent', async () => {
  server.answers(friends.request, { id: 'request-1', status: 'pending' });
  const first = await open();
  await first.golfer.type(await addressField(), 'marta@example.com');
  first.unmount();
  const { golfer, unmount } = await open();
  expect(await addressField()).toHaveProperty('value', 'marta@example.com');
  await golfer.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Friend request sent!')).toBeDefined();
  unmount();
  await open();
  expect(await addressField()).toHaveProperty('value', '');
});

test('the typed address survives a switch to another tab', async () => {
  const { golfer } = await open();
  await golfer.type(await addressField(), 'marta');
  await golfer.click(screen.getByRole('tab', { name: 'Leaderboards' }));
  await golfer.click(screen.getByRole('tab', { name: /^Friends/ }));
  expect(await addressField()).toHaveProperty('value', 'marta');
});

test.each([
  ['Accept', 'accepted'],
  ['Decline', 'declined'],
] as const)('%s answers a friend request', async (button, status) => {
  server.answers(friends.answer, { id: 'request-1', status });
  const { golfer } = await open();
  await golfer.click(
    await screen.findByRole('button', { name: `${button} the request from Jun Mori` }),
  );
  expect(await screen.findByText('Friend request updated!')).toBeDefined();
  expect(server.calls(friends.answer)[0]).toMatchObject({
    params: { id: 'request-1' },
    body: { status },
  });
});

test.each([
  ['Remove', friends.remove, 'Friend removed'],
  ['Block', friends.block, 'Golfer blocked'],
] as const)('%s asks for confirmation first', async (words, row, done) => {
  server.answers(row, { success: true });
  const { golfer } = await open();
  await golfer.click(await screen.findByRole('button', { name: `${words} Lars Bakker` }));
  const question = await screen.findByRole('alertdialog', { name: `${words} Lars Bakker?` });
  expect(server.calls(row)).toHaveLength(0);
  server.answers(friends.list, []);
  await golfer.click(within(question).getByRole('button', { name: words }));
  expect(await screen.findByText(done)).toBeDefined();
  expect(await screen.findByText('No friends yet')).toBeDefined();
  expect(server.calls(row)[0]?.params).toEqual({ id: 'golfer-2' });
});

test('a blocked golfer is listed and can be unblocked', async () => {
  server.answers(friends.blocked, [paul]);
  server.answers(friends.unblock, { success: true });
  const { golfer } = await open();
  const unblock = await screen.findByRole('button', { name: 'Unblock Paul Leroy' });
  expect(screen.queryByRole('link', { name: 'Paul Leroy' })).toBeNull();
  await golfer.click(unblock);
  expect(await screen.findByText('Golfer unblocked')).toBeDefined();
  expect(server.calls(friends.unblock)[0]?.params).toEqual({ id: 'golfer-4' });
});

test('friends that fail to load can be loaded again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server.refuses('unavailable', friends.list);
  const { golfer } = await open();
  expect(await screen.findByText('Unable to load friends')).toBeDefined();
  server.answers(friends.list, [lars]);
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Lars Bakker' })).toBeDefined();
});

const places = [
  { id: 'place-1', rank: 1, score: 14, user: lars },
  { id: 'place-2', rank: 2, score: 9, user: jun },
  { id: 'place-3', rank: 2, score: 9, user: paul },
];

test('equal scores share a rank, and the golfer’s own rank appears below', async () => {
  const { id, firstName, lastName, profileImageUrl, avatarUrl } = aGolfer();
  const user = { id, firstName, lastName, profileImageUrl, avatarUrl };
  const own = { id: 'place-12', rank: 12, score: 3, user };
  server.answers(friends.streakLeaders, aLeaderboard({ entries: places, own }));
  await open('leaderboards');
  await screen.findByRole('link', { name: 'Lars Bakker' });
  const board = within(screen.getByRole('region', { name: 'Weekly Streak Leaders' }));
  expect(board.getByText('days')).toBeDefined();
  expect(board.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1LBLars BakkerLars Bakker14',
    '2JMJun MoriJun Mori9',
    '2PLPaul LeroyPaul Leroy9',
    '12NDNora DevlinYou3',
  ]);
});

test('the Friends switch limits both leaderboards to friends', async () => {
  server.answersBy(friends.monthLeaders, ({ query }) =>
    aLeaderboard({ entries: query?.scope === 'friends' ? places.slice(0, 1) : places }),
  );
  const { golfer } = await open('leaderboards');
  expect(await screen.findByRole('link', { name: 'Jun Mori' })).toBeDefined();
  await golfer.click(screen.getByRole('radio', { name: 'Friends' }));
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'Jun Mori' })).toBeNull());
  expect(await screen.findByRole('link', { name: 'Lars Bakker' })).toBeDefined();
  expect(server.calls(friends.streakLeaders).at(-1)?.query).toEqual({ scope: 'friends' });
});

test('a golfer who is hidden from leaderboards reads why they have no rank', async () => {
  server.answers(friends.streakLeaders, aLeaderboard({ isShown: false }));
  await open('leaderboards');
  expect(await screen.findByText(/You are hidden from leaderboards/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Change what is shown' });
  expect(link.getAttribute('href')).toBe('/profile');
});

test('pressing a friend’s picture opens the friend’s profile', async () => {
  const { golfer, router } = await open();
  await golfer.click(await screen.findByRole('link', { name: 'Lars Bakker' }));
  expect(router.state.location).toMatchObject({
    pathname: '/social',
    search: { golfer: 'golfer-2' },
  });
});
