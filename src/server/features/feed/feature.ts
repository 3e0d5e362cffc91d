import { eq } from 'drizzle-orm';
import { changedWithFeed, feed } from '#contract/feed.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { notifyOfComment, notifyOfKudos } from './after-commit.ts';
import { itemHandlers } from './item-routes.ts';
import { feedReactions, saveItems } from './reactions.ts';
import { findFriendsToRefresh, refreshFriends } from './refresh-friends.ts';
import { findReported } from './report-queries.ts';
import { reportHandlers } from './report-routes.ts';
import { feedComments, feedItems, feedKudos, feedReports } from './tables.ts';

export const feedFeature: Feature = {
  name: 'feed',
  // Friends also see what these features unlock and count. The weekly sums are shared rows, so they are written late.
  after: ['progress', 'achievements', 'notifications'],
  bindings: (platform) => bind(feed, { ...itemHandlers(platform), ...reportHandlers(platform) }),
  listener: ({ live }) => ({
    reactions: feedReactions,
    async beforeCommit(change) {
      await saveItems(change);
      await findFriendsToRefresh(change);
    },
    committed: (change) => refreshFriends(live, change),
  }),
  names: { report: findReported },
  afterCommit: { kudosGiven: notifyOfKudos, commentWritten: notifyOfComment },
  live: { kudosReceived: changedWithFeed, commentReceived: changedWithFeed },
  personalData: [
    { table: feedItems, exportedAs: 'feed', notImported: 'told to friends elsewhere' },
    { table: feedKudos, exportedAs: 'kudos', notImported: 'given to golfers elsewhere' },
    { table: feedComments, exportedAs: 'comments', notImported: 'written to golfers elsewhere' },
    {
      table: feedReports,
      exportedAs: 'reports',
      without: ['content'],
      rowsOf: (golferId) => eq(feedReports.reporterId, golferId),
      notImported: 'made to administrators elsewhere',
    },
  ],
};
