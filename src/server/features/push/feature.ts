import { push } from '#contract/push.ts';
import { findUnread } from '#server/features/notifications/public-queries.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { pushOf } from './message.ts';
import { broadcastPushWorker } from './push-broadcast.ts';
import { pushServices } from './push-services.ts';
import { findLanguage, findSubscriptions, hasSubscription } from './queries.ts';
import { pushHandlers } from './routes.ts';
import { pushWorker, sendPushes } from './send-push.ts';
import { pushSubscriptions } from './tables.ts';

export const pushFeature: Feature = {
  name: 'push',
  bindings: (platform) => bind(push, pushHandlers(platform)),
  // Most golfers have no push device. A job for each of their notifications would be wasted work.
  hasWorkAfter: ({ tx, golfer }) => hasSubscription(tx, golfer.id),
  afterCommit: {
    // Uses the golfer's current language, and leaves out notifications that were read in the meantime.
    async notified({ userId, notificationIds }, platform) {
      const { db, clock } = platform;
      const devices = await findSubscriptions(db, userId);
      const language = devices.length === 0 ? null : await findLanguage(db, userId);
      if (language === null) return;
      const unread = await findUnread(db, { userId, ids: notificationIds, language, now: clock() });
      const messages = unread.map((notification) => pushOf(notification, language));
      await sendPushes(platform, { userId, devices, messages });
    },
  },
  workers: (platform) => [pushWorker(platform), broadcastPushWorker(platform)],
  services: pushServices,
  personalData: [
    {
      table: pushSubscriptions,
      exportedAs: 'push-devices',
      // Anyone who has these three values can send pushes to the device.
      without: ['endpoint', 'p256dhKey', 'authKey'],
      notImported: 'devices that another installation may send to',
    },
  ],
};
