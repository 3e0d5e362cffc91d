import type { clientLog } from '#contract/client-log.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { saveEntries } from './queries.ts';

/** Calls an hour from everybody together: what is beyond them would only fill the disk. */
const mostAnHour = { most: 1000, seconds: 3600 };

export function clientLogHandlers({
  db,
  attempts,
}: Pick<Platform, 'db' | 'attempts'>): Handlers<typeof clientLog> {
  return {
    async send({ body, caller, now }) {
      const { allowed } = await attempts.take('client-log', mostAnHour);
      // A browser can do nothing about it, so it is not told.
      if (allowed) await saveEntries(db, { entries: body.logs, userId: caller?.id ?? null, now });
      return undefined;
    },
  };
}
