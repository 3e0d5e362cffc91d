import { notifications } from '#contract/notifications.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { oldNotificationsWorker } from './delete-old-notifications.ts';
import { broadcastsWorker, deliverSoon } from './deliver-broadcasts.ts';
import { notificationListener } from './reactions.ts';
import { notificationHandlers } from './routes.ts';
import { notificationPreferences, notifications as notificationTable } from './tables.ts';
import { sendWeeklyMail } from './weekly-mail.ts';

export const notificationsFeature: Feature = {
  name: 'notifications',
  bindings: (platform) => bind(notifications, notificationHandlers(platform)),
  listener: () => notificationListener,
  afterCommit: { weekEnded: sendWeeklyMail, broadcastSent: deliverSoon },
  workers: (platform) => [oldNotificationsWorker(platform), broadcastsWorker(platform)],
  personalData: [
    {
      table: notificationTable,
      exportedAs: 'notifications',
      notImported: 'about another installation, with links to it',
    },
    { table: notificationPreferences, exportedAs: 'notification-preferences', import: {} },
  ],
};
