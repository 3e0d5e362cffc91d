import { changedWithNotifications, notifications } from '#contract/notifications.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { oldNotificationsWorker } from './delete-old-notifications.ts';
import { notificationReactions, saveNotifications } from './reactions.ts';
import { notificationHandlers } from './routes.ts';

export const notificationsFeature: Feature = {
  name: 'notifications',
  // What they unlock and count is told, too.
  after: ['progress', 'achievements'],
  bindings: (platform) => bind(notifications, notificationHandlers(platform)),
  listener: () => ({ reactions: notificationReactions, beforeCommit: saveNotifications }),
  live: {
    achievementUnlocked: changedWithNotifications,
    weekCompleted: changedWithNotifications,
    planProgressed: changedWithNotifications,
    sessionDue: changedWithNotifications,
    streakAtRisk: changedWithNotifications,
    weekEnded: changedWithNotifications,
    friendRequestReceived: changedWithNotifications,
    friendGained: changedWithNotifications,
    friendRequestAccepted: changedWithNotifications,
    friendRequestDeclined: changedWithNotifications,
    friendshipEnded: changedWithNotifications,
  },
  workers: (platform) => [oldNotificationsWorker(platform)],
};
