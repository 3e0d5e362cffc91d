import type { calendarFeed } from '#contract/calendar-feed.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller } from '#server/platform/auth/caller.ts';
import { hashOfToken } from '#server/platform/auth/token.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { calendarName } from './calendar-name.ts';
import { feedUrls } from './feed-url.ts';
import { publishFeed } from './publish-feed.ts';
import { findSubscriber } from './queries.ts';

export function calendarHandlers(platform: Platform): Handlers<typeof calendarFeed> {
  const { db, config, heavyWork } = platform;
  const urls = feedUrls(platform);
  const named = async ({ language }: Pick<Caller, 'language'>) => ({
    calendarName: await calendarName(platform, language),
  });
  return {
    subscriptionUrl: async ({ caller, now }) => ({
      ...(await urls.current(db, caller.id, now)),
      ...(await named(caller)),
    }),
    rotate: async ({ change, caller }) => ({
      ...(await urls.renew(change)),
      ...(await named(caller)),
    }),
    restore: async ({ change, caller }) => ({
      ...(await urls.restore(change)),
      ...(await named(caller)),
    }),

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
      const { calendarName: name } = await named(subscriber);
      return heavyWork.calendars(subscriber.userId, async () =>
        writeCalendar(await publishFeed(db, subscriber, now), {
          name,
          language,
          publicUrl: config.publicUrl,
        }),
      );
    },
  };
}
