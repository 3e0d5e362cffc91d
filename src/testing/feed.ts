import type { Comment, FeedItem, FeedPage, Kudos } from '#contract/feed.ts';
import type { Notification } from '#contract/notifications.ts';
import { aGolfer, type Golfer, type TestApp } from './app.ts';
import { idOf, storeFriendship } from './friends.ts';
import { completes, followsBreak100, ok, sessionsOf } from './scenario.ts';

const url = (id: string, what: string) => `/api/social/activities/${id}/${what}`;

export const befriend = async (server: TestApp, one: Golfer, other: Golfer) =>
  storeFriendship(server, {
    requesterId: await idOf(one),
    addresseeId: await idOf(other),
    status: 'accepted',
  });

/** Makes two golfers who are friends. */
export async function twoFriends(server: TestApp): Promise<[Golfer, Golfer]> {
  const [one, other] = [await aGolfer(server), await aGolfer(server)];
  await befriend(server, one, other);
  return [one, other];
}

export const feedOf = (golfer: Golfer, query = '') =>
  ok<FeedPage>(golfer.get(`/api/social/feed${query}`));

export const itemsOf = async (golfer: Golfer) => (await feedOf(golfer)).items;

export const toggleKudos = (golfer: Golfer, id: string) => golfer.send('POST', url(id, 'kudos'));

export const kudosOf = (golfer: Golfer, id: string) => ok<Kudos>(golfer.get(url(id, 'kudos')));

export const commentsOf = (golfer: Golfer, id: string) =>
  ok<Comment[]>(golfer.get(url(id, 'comments')));

/** Comments on a feed item, or replies to a comment on it. */
export const say = (
  golfer: Golfer,
  { id, to: parentCommentId }: { readonly id: string; readonly to?: string },
  content: string,
) => golfer.send('POST', url(id, 'comments'), { content, parentCommentId });

export const setPrivacy = (golfer: Golfer, switches: object) =>
  ok(golfer.send('PUT', '/api/social/privacy', switches));

/** A golfer's notifications of one type. */
export const toldOf = async (golfer: Golfer, type: string) =>
  (await ok<Notification[]>(golfer.get('/api/user/notifications'))).filter(
    (one) => one.type === type,
  );

/** Completes the next session of the golfer's plan. */
export async function trains(golfer: Golfer) {
  const [session] = (await sessionsOf(golfer)).filter(({ status }) => status === 'planned');
  if (session === undefined) throw new Error('no sessions');
  await ok(completes(golfer, session));
  return session;
}

/** Starts a program and returns the feed item about it. */
export async function starts(golfer: Golfer): Promise<FeedItem> {
  await followsBreak100(golfer);
  const [item] = await itemsOf(golfer);
  if (item === undefined) throw new Error('no item');
  return item;
}
