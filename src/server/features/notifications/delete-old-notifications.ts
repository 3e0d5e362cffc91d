import { dailyWorker, type Worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteNotificationsBefore } from './queries.ts';

const keptDays = 90;

/** Deletes notifications older than 90 days. */
export const oldNotificationsWorker = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Worker =>
  dailyWorker('delete-old-notifications', () =>
    deleteNotificationsBefore(db, clock().subtract({ hours: keptDays * 24 })),
  );
