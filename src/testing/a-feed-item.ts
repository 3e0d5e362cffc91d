import type { Comment, FeedItem, FeedPage } from '#contract/feed.ts';
import { aPerson } from './a-person.ts';

type Told<Item extends FeedItem = FeedItem> = Item extends FeedItem
  ? Pick<Item, 'type' | 'content'>
  : never;

const session: Told = {
  type: 'session_completed',
  content: { sessionTitle: 'Fairway corridor', duration: 50, focus: 'driving' },
};

/** A friend's feed item, posted a moment ago. Tests override only the relevant fields. */
export function aFeedItem(
  changes: Partial<Omit<FeedItem, 'type' | 'content'>> = {},
  told: Told = session,
): FeedItem {
  return {
    id: '7',
    createdAt: '2026-05-14T00:00:00Z',
    user: aPerson(),
    isOwn: false,
    kudos: { count: 4, isMine: false },
    commentCount: 0,
    ...changes,
    ...told,
  };
}

/** A friend's comment without replies. Tests override only the relevant fields. */
export function aComment(changes: Partial<Comment> = {}): Comment {
  return {
    id: '21',
    userId: 'golfer-2',
    user: aPerson(),
    content: 'Which tee height?',
    createdAt: '2026-05-14T00:00:00Z',
    isEdited: false,
    isOwn: false,
    replies: [],
    ...changes,
  };
}

/** The only page of the feed of a golfer with friends. Tests override only the relevant fields. */
export const aFeedPage = (changes: Partial<FeedPage> = {}): FeedPage => ({
  items: [],
  nextCursor: null,
  withoutFriends: null,
  ...changes,
});
