import {
  broadcastDelivered,
  findUnreadOfPage,
} from '#server/features/notifications/public-queries.ts';
import { type Worker, worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { pushOf } from './message.ts';
import { findDevicesOf } from './queries.ts';
import { sendPushes } from './send-push.ts';

/** Queues the pushes for a delivered page of a broadcast. */
export const broadcastPushWorker = (platform: Platform): Worker =>
  worker(broadcastDelivered, async (range) => {
    const { db, clock } = platform;
    const unread = await findUnreadOfPage(db, range, clock());
    if (unread.length === 0) return;
    const golferIds = unread.map(({ userId }) => userId);
    const devices = Map.groupBy(await findDevicesOf(db, golferIds), ({ userId }) => userId);
    const pushes = unread.map(({ userId, language, notification }) => ({
      userId,
      devices: devices.get(userId) ?? [],
      messages: [pushOf(notification, language)],
    }));
    await sendPushes(platform, ...pushes);
  });
