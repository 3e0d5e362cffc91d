import { dailyWorker, type Worker } from '../jobs/job.ts';
import type { Platform } from '../platform.ts';
import { deleteMessagesBefore } from './message-queries.ts';

/** A tab that was away for longer reads everything anew. */
const keptHours = 12;

/** Deletes, once a day, messages older than 12 hours. */
export const oldMessagesWorker = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Worker =>
  dailyWorker('delete-old-live-messages', () =>
    deleteMessagesBefore(db, clock().subtract({ hours: keptHours })),
  );
