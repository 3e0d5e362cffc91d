import { push } from '#contract/push.ts';
import { findUnread } from '#server/features/notifications/public-queries.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { askForDevice, hasDevice } from './has-device.ts';
import { pushOf } from './message.ts';
import { broadcastPushWorker } from './push-broadcast.ts';
import { findLanguage, findSubscriptions } from './queries.ts';
import { pushHandlers } from './routes.ts';
import { pushWorker, sendPushes } from './send-push.ts';
import { pushSubscriptions } from './tables.ts';

export const pushFeature: Feature = {
  name: 'push',
  bindings: (platform) => bind(push, pushHandlers(platform)),
  // Most golfers have no device for pushes, and a job for each of their notifications is work for nothing.
  actsFor: hasDevice,
  // Asked along with what a completion writes, before it is known whether anything is told.
  listener: () => ({ reactions: { planProgressed: askForDevice } }),
  afterCommit: {
    // In the words of the language that the golfer reads by then, and not what was read by then.
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
  personalData: [
    {
      table: pushSubscriptions,
      exportedAs: 'push-devices',
      // Whoever has these three may send to the device.
      without: ['endpoint', 'p256dhKey', 'authKey'],
      notImported: 'devices that another installation may send to',
    },
  ],
};
