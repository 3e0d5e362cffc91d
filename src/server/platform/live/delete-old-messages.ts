import type { Clock } from '../clock.ts';
import type { Db } from '../database/drizzle.ts';
import { dailyWorker, type Worker } from '../jobs/job.ts';
import { deleteMessagesBefore } from './message-queries.ts';

/** A tab that was away for longer reloads everything. */
const keptHours = 12;

/** Deletes messages older than 12 hours, once a day. */
export const oldMessagesWorker = ({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Worker =>
  dailyWorker('delete-old-live-messages', () =>
    deleteMessagesBefore(db, clock().subtract({ hours: keptHours })),
  );
