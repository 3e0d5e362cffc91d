import { reminders } from '#contract/reminders.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { reminderListener } from './reactions.ts';
import { reminderHandlers } from './routes.ts';
import { remindersWorker } from './send-worker.ts';
import { golferReminders } from './tables.ts';

export const remindersFeature: Feature = {
  name: 'reminders',
  bindings: (platform) => bind(reminders, reminderHandlers(platform)),
  listener: ({ sendJob }) => reminderListener(sendJob),
  workers: (platform) => [remindersWorker(platform)],
  personalData: [
    { table: golferReminders, notExported: 'when to remind next, made from plan and preferences' },
  ],
};
