import { dailyWorker, type Worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteExpiredBroadcasts } from './broadcast-queries.ts';
import { deleteNotificationsBefore } from './queries.ts';

const keptDays = 90;

/** Deletes notifications older than 90 days, and those of broadcasts that have expired. */
export const oldNotificationsWorker = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Worker =>
  dailyWorker('delete-old-notifications', async () => {
    const now = clock();
    await deleteExpiredBroadcasts(db, now);
    await deleteNotificationsBefore(db, now.subtract({ hours: keptDays * 24 }));
  });
