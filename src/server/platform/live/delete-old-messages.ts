import { dailyWorker, type Worker } from '../jobs/job.ts';
import type { Platform } from '../platform.ts';
import { deleteMessagesBefore } from './message-queries.ts';

/** A tab that was away for longer reloads everything. */
const keptHours = 12;

/** Deletes messages older than 12 hours, once a day. */
export const oldMessagesWorker = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Worker =>
  dailyWorker('delete-old-live-messages', () =>
    deleteMessagesBefore(db, clock().subtract({ hours: keptHours })),
  );
