import type { clientLog } from '#contract/client-log.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { saveEntries } from './queries.ts';

/** Requests per hour from all browsers together. More would only fill the disk. */
const mostAnHour = { most: 1000, seconds: 3600 };

export function clientLogHandlers({
  db,
  attempts,
}: Pick<Platform, 'db' | 'attempts'>): Handlers<typeof clientLog> {
  return {
    async send({ body, caller, now }) {
      const { allowed } = await attempts.take('client-log', mostAnHour);
      // The browser is not told when the limit is exceeded: it could do nothing about it.
      if (allowed) await saveEntries(db, { entries: body.logs, userId: caller?.id ?? null, now });
      return undefined;
    },
  };
}
