import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FeedItem, feed } from '#contract/feed.ts';
import { aComment, aFeedItem, aFeedPage } from '#testing/a-feed-item.ts';
import { aPerson } from '#testing/a-person.ts';
import { anAchievement } from '#testing/an-achievement.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, celebratedNames, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { ActivityFeed } from './activity-feed.tsx';

const server = stubServer();
const eva = aPerson({ id: 'golfer-3', firstName: 'Eva', lastName: 'Klein' });

beforeEach(() => loadTexts('feed'));

const shows = (...items: FeedItem[]) => server.answers(feed.list, aFeedPage({ items }));

const open = () => renderScreen(<ActivityFeed />, { user: aGolfer(), at: '/social' });

const post = async (name: string | RegExp) => within(await screen.findByRole('listitem', { name }));

const kudosButton = () => screen.findByRole('button', { name: /^\d+ kudos$/ });

test.each([
  [
    'Lars Bakker completed a session',
    {
      type: 'session_completed',
      content: { sessionTitle: 'Fairway corridor', duration: 50, focus: 'driving' },
    },
    ['Fairway corridor', 'Driving'],
  ],
  [
    'Lars Bakker trained 14 days in a row',
    { type: 'streak_achievement', content: { streakDays: 14 } },
    ['14'],
  ],
  [
    'Lars Bakker lowered their handicap',
    { type: 'handicap_improvement', content: { oldHandicap: '14.1', newHandicap: '13.4' } },
    ['Handicap from 14.1 to 13.4'],
  ],
  [
    'Lars Bakker started a program',
    {
      type: 'program_started',
      content: { programId: 'break-90', programName: 'Break 90', color: 'blue' },
    },
    ['Break 90'],
  ],
  [
    'Lars Bakker completed a program',
    {
      type: 'program_completed',
      content: { programId: 'break-90', programName: 'Break 90', color: 'blue' },
    },
    ['Break 90'],
  ],
  [
    'Lars Bakker unlocked an achievement',
    {
      type: 'achievement_unlocked',
      content: {
        achievementName: 'Full program',
        achievementDescription: 'Completed all sessions of one program',
        rarity: 'legendary',
        icon: 'crown',
      },
    },
    ['Full program', 'Completed all sessions of one program'],
  ],
] as const)('a feed item reads "%s" and shows its details', async (sentence, told, texts) => {
  shows(aFeedItem({}, told));
  await open();
  const item = await post(sentence);
  for (const text of texts) expect(item.getByText(text)).toBeDefined();
});

test('the golfer’s own item says "You", and an item with a hidden handicap shows no numbers', async () => {
  const content = { oldHandicap: null, newHandicap: null };
  shows(aFeedItem({ isOwn: true }, { type: 'handicap_improvement', content }));
  await open();
  await post('You lowered your handicap');
  expect(screen.queryByText(/^Handicap from/)).toBeNull();
});

test('pressing a golfer’s picture opens the golfer’s profile', async () => {
  shows(aFeedItem());
  const { golfer, router } = await open();
  await golfer.click(await screen.findByRole('link', { name: 'Lars Bakker' }));
  expect(router.state.location.search).toEqual({ golfer: 'golfer-2' });
});

test('the next page is requested with the cursor of the last response', async () => {
  server.answersBy(feed.list, ({ query }) =>
    query?.cursor === undefined
      ? aFeedPage({ items: [aFeedItem()], nextCursor: 'Nw' })
      : aFeedPage({ items: [aFeedItem({ id: '6', user: eva })] }),
  );
  const { golfer } = await open();
  await golfer.click(await screen.findByRole('button', { name: 'Show more' }));
  await post('Eva Klein completed a session');
  await post('Lars Bakker completed a session');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(server.calls(feed.list)[1]?.query).toEqual({ cursor: 'Nw' });
});

test('an empty feed links to the friends tab', async () => {
  shows();
  await open();
  expect(await screen.findByText('Golf is better together')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Add a friend' });
  expect(link.getAttribute('href')).toBe('/social?tab=friends');
});

test('without friends, the feed shows what others did this week and links to the friends tab', async () => {
  const week = { programName: 'Break 100', golfers: 128, sessions: 1, minutes: 9030 };
  const withoutFriends = { othersThisWeek: week };
  server.answers(feed.list, aFeedPage({ items: [aFeedItem({ isOwn: true })], withoutFriends }));
  await open();
  expect(await screen.findByRole('heading', { name: 'This week in Break 100' })).toBeDefined();
  for (const text of ['128', 'Golfers', '1', 'Session', '151', 'Hours'])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Add a friend' })).toBeDefined();
  await post('You completed a session');
});

test('without friends or a program, the feed covers all golfers and hides the week if the server omits it', async () => {
  const week = { programName: null, golfers: 5, sessions: 9, minutes: 300 };
  server.answers(feed.list, aFeedPage({ withoutFriends: { othersThisWeek: week } }));
  const { unmount } = await open();
  expect(await screen.findByRole('heading', { name: 'This week on Pinhigh' })).toBeDefined();
  expect(screen.getByText('Golf is better together')).toBeDefined();
  unmount();
  server.answers(feed.list, aFeedPage({ withoutFriends: { othersThisWeek: null } }));
  await open();
  expect(await screen.findByText('Golf is better together')).toBeDefined();
  expect(screen.queryByText(/^This week/)).toBeNull();
});

test('the feed shows a loading status while it loads', async () => {
  server.hangs();
  await open();
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

test('a feed that fails to load can be loaded again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server.refuses('unavailable', feed.list);
  const { golfer } = await open();
  expect(await screen.findByText('Unable to load activity')).toBeDefined();
  shows(aFeedItem());
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  await post('Lars Bakker completed a session');
});

test('kudos appear at once, are sent once on a double click, and show a confirmation', async () => {
  shows(aFeedItem());
  const answer = server.holds(feed.toggleKudos, { action: 'added', count: 6 });
  const { golfer } = await open();
  await golfer.dblClick(await kudosButton());
  const pressed = await screen.findByRole('button', { name: '5 kudos' });
  expect(pressed.getAttribute('aria-pressed')).toBe('true');
  answer();
  expect(await screen.findByText('Kudos given!')).toBeDefined();
  // Another golfer gave kudos in the meantime.
  expect(await screen.findByRole('button', { name: '6 kudos' })).toBeDefined();
  expect(server.calls(feed.toggleKudos)).toHaveLength(1);
});

test('kudos that unlock an achievement celebrate it and make the XP stale', async () => {
  shows(aFeedItem());
  const effects = { unlockedAchievements: [anAchievement({ name: 'First kudos' })] };
  server.answers(feed.toggleKudos, { action: 'added', count: 5, effects });
  const { golfer, client } = await open();
  client.setQueryData(['/api/user/stats'], {});
  await golfer.click(await kudosButton());
  await screen.findByText('Kudos given!');
  expect(celebratedNames()).toEqual(['First kudos']);
  expect(client.getQueryState(['/api/user/stats'])?.isInvalidated).toBe(true);
});

test('the golfer can take back kudos', async () => {
  shows(aFeedItem({ kudos: { count: 4, isMine: true } }));
  server.answers(feed.toggleKudos, { action: 'removed', count: 3 });
  const { golfer } = await open();
  await golfer.click(await kudosButton());
  expect(await screen.findByText('Kudos removed')).toBeDefined();
  const button = await screen.findByRole('button', { name: '3 kudos' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

test('kudos that fail to save disappear from the screen', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  shows(aFeedItem());
  server.isUnreachable(feed.toggleKudos);
  const { golfer } = await open();
  await golfer.click(await kudosButton());
  expect(await screen.findByText('Failed to toggle kudos. Please try again.')).toBeDefined();
  const button = await screen.findByRole('button', { name: '4 kudos' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

test('kudos that are retried after a lost response reuse the key, and the next change gets a new key', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  shows(aFeedItem());
  server.isUnreachable(feed.toggleKudos);
  const { golfer } = await open();
  await golfer.click(await kudosButton());
  await screen.findByRole('button', { name: '4 kudos' });
  server.answers(feed.toggleKudos, { action: 'added', count: 5 });
  await golfer.click(await kudosButton());
  await screen.findByText('Kudos given!');
  server.answers(feed.toggleKudos, { action: 'removed', count: 4 });
  await golfer.click(await kudosButton());
  await screen.findByText('Kudos removed');
  const keys = server.calls(feed.toggleKudos).map(({ headers }) => headers?.['idempotency-key']);
  expect(keys).toHaveLength(3);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('an item with kudos lists the golfers who gave them', async () => {
  shows(
    aFeedItem({ kudos: { count: 1, isMine: false } }),
    aFeedItem({ id: '6', kudos: { count: 0, isMine: false } }),
  );
  server.answers(feed.kudos, { count: 1, isMine: false, users: [eva] });
  const { golfer } = await open();
  await golfer.click(await screen.findByRole('button', { name: 'Who gave kudos' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Kudos' }));
  expect(await sheet.findByRole('link', { name: 'Eva Klein' })).toBeDefined();
  await waitFor(() => expect(server.calls(feed.kudos)[0]?.params).toEqual({ id: '7' }));
});

test('an item that was opened from a notification comes first, at its comment', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const wanted = aComment({ id: '22', content: 'From the back tee?' });
  server.answers(feed.activity, aFeedItem({ id: '9', user: eva }));
  server.answers(feed.comments, [aComment({ replies: [wanted] })]);
  shows(aFeedItem(), aFeedItem({ id: '9', user: eva }));
  await renderScreen(<ActivityFeed feedItemId="9" commentId="22" />, {
    user: aGolfer(),
    at: '/social',
  });
  const comment = (await screen.findByText('From the back tee?')).closest('[aria-current]');
  expect(document.activeElement).toBe(comment);
  expect(scroll).toHaveBeenCalledOnce();
  await post('Lars Bakker completed a session');
  expect(screen.getAllByRole('listitem', { name: /^Eva Klein/ })).toHaveLength(1);
});

test('an item that can no longer be seen says so above the feed', async () => {
  server.refuses('not_found', feed.activity);
  shows(aFeedItem());
  await renderScreen(<ActivityFeed feedItemId="9" />, { user: aGolfer(), at: '/social' });
  expect(await screen.findByText('This activity can no longer be seen.')).toBeDefined();
  await post('Lars Bakker completed a session');
});
