import type { calendarFeed } from '#contract/calendar-feed.ts';
import { AppError } from '#server/platform/app-error.ts';
import { hashOfToken } from '#server/platform/auth/token.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { feedUrls } from './feed-url.ts';
import { publishFeed } from './publish-feed.ts';
import { findSubscriber } from './queries.ts';

export function calendarHandlers(platform: Platform): Handlers<typeof calendarFeed> {
  const { db, config, heavyWork } = platform;
  const urls = feedUrls(platform);
  return {
    async subscriptionUrl({ caller }) {
      return { subscriptionUrl: await urls.current(db, caller.id) };
    },

    async rotate({ change: { tx, golfer } }) {
      return { subscriptionUrl: await urls.renew(tx, golfer.id) };
    },

    async feed({ params, now, reply }) {
      const subscriber = await findSubscriber(db, hashOfToken(params.token));
      if (subscriber === null) throw new AppError('not_found');
      reply.header('content-disposition', 'inline; filename="pinhigh.ics"');
      // Keeps a golfer's plan out of search engines, should the URL appear on a public page.
      reply.header('x-robots-tag', 'noindex');
      const { writeCalendar } = await import('./icalendar.ts');
      const { language } = subscriber;
      return heavyWork.calendars(subscriber.userId, async () =>
        writeCalendar(await publishFeed(db, subscriber, now), {
          language,
          publicUrl: config.publicUrl,
        }),
      );
    },
  };
}
