import { calendarFeed } from '#contract/calendar-feed.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { calendarHandlers } from './routes.ts';
import { calendarEvents, calendarFeeds } from './tables.ts';

export const calendarFeedFeature: Feature = {
  name: 'calendar-feed',
  bindings: (platform) => bind(calendarFeed, calendarHandlers(platform)),
  personalData: [
    { table: calendarFeeds, notExported: 'the secret of an address' },
    {
      table: calendarEvents,
      notExported: 'what calendars have received about sessions, made from those',
    },
  ],
};
