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
    subscriptionUrl: ({ caller, now }) => urls.current(db, caller.id, now),
    rotate: ({ change }) => urls.renew(change),
    restore: ({ change }) => urls.restore(change),

    async feed({ params, now, request, reply }) {
      const subscriber = await findSubscriber(db, hashOfToken(params.token));
      if (subscriber === null) throw new AppError('not_found');
      reply.header('content-disposition', 'inline; filename="pinhigh.ics"');
      // A browser saves a calendar as a file, but shows text in the tab that the golfer has opened for the address.
      reply.header('vary', 'Sec-Fetch-Dest');
      if (request.headers['sec-fetch-dest'] === 'document') {
        reply.header('content-type', 'text/plain; charset=utf-8');
      }
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
