import { calendarFeed } from '#contract/calendar-feed.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { calendarHandlers } from './routes.ts';

export const calendarFeedFeature: Feature = {
  name: 'calendar-feed',
  bindings: (platform) => bind(calendarFeed, calendarHandlers(platform)),
};
