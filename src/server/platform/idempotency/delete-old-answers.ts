import type { Clock } from '../clock.ts';
import type { Db } from '../database/drizzle.ts';
import { dailyWorker, type Worker } from '../jobs/job.ts';
import { deleteAnswersBefore } from './answer-queries.ts';

/** Longer than a phone stays offline; a later retry counts as a new request. */
const keptDays = 14;

/** Deletes answers older than 14 days. */
export const oldAnswersWorker = ({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Worker =>
  dailyWorker('delete-old-answers', () =>
    deleteAnswersBefore(db, clock().subtract({ hours: keptDays * 24 })),
  );
