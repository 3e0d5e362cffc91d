import { eq } from 'drizzle-orm';
import { feed } from '#contract/feed.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { notifyOfComment, notifyOfKudos } from './after-commit.ts';
import { itemHandlers } from './item-routes.ts';
import { feedListener } from './reactions.ts';
import { findReported } from './report-queries.ts';
import { reportHandlers } from './report-routes.ts';
import { feedSums } from './sums.ts';
import { feedComments, feedItems, feedKudos, feedReports } from './tables.ts';

export const feedFeature: Feature = {
  name: 'feed',
  bindings: (platform) => bind(feed, { ...itemHandlers(platform), ...reportHandlers(platform) }),
  listener: ({ live }) => feedListener(live),
  sums: feedSums,
  names: { report: findReported },
  afterCommit: { kudosGiven: notifyOfKudos, commentWritten: notifyOfComment },
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
