import type { logbook } from '#contract/logbook.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { calendarItems } from './calendar-items.ts';
import { prepareCalendar } from './calendar-query.ts';
import { activityCommands } from './commands.ts';

const done = { success: true } as const;

export function activityHandlers(platform: Platform): Handlers<typeof logbook> {
  const { db, sendJob, heavyWork } = platform;
  const findCalendar = prepareCalendar(db);
  const { logPractice, logRound, removePractice, removeRound } = activityCommands(sendJob);
  return {
    addPractice: ({ change, body }) => logPractice(change, body),
    async changePractice({ change, params, body }) {
      return logPractice(change, body, await removePractice(change, params.id));
    },
    async deletePractice({ change, params }) {
      await removePractice(change, params.id);
      return done;
    },
    addRound: ({ change, body }) => logRound(change, body),
    async changeRound({ change, params, body }) {
      return logRound(change, body, await removeRound(change, params.id));
    },
    async deleteRound({ change, params }) {
      await removeRound(change, params.id);
      return done;
    },
    async calendar({ caller, today }) {
      return heavyWork.calendars(caller.id, async () => {
        const entries = await findCalendar(caller.id);
        if (entries === null) throw new AppError('unauthorized');
        return calendarItems(entries, today);
      });
    },
  };
}
