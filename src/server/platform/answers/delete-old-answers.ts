import * as z from 'zod/mini';
import { type Worker, worker } from '../jobs/job.ts';
import type { Platform } from '../platform.ts';
import { deleteAnswersBefore } from './answer-queries.ts';

/** Longer than a phone stays without signal: after that a retry is a new request. */
const keptDays = 14;

const daySeconds = 24 * 60 * 60;

const deleteOldAnswers = {
  name: 'delete-old-answers',
  payload: z.object({}),
  keyOf: () => 'daily',
};

type Sending = Pick<Platform, 'db' | 'sendJob'>;

/** Has answers older than 14 days deleted once a day from now on, whichever node finds the time. */
export const deleteOldAnswersDaily = ({ db, sendJob }: Sending) =>
  sendJob(db, deleteOldAnswers, { payload: {} });

export function oldAnswersWorker({
  db,
  sendJob,
  clock,
}: Sending & Pick<Platform, 'clock'>): Worker {
  return worker(deleteOldAnswers, async () => {
    await deleteAnswersBefore(db, clock().subtract({ hours: keptDays * 24 }));
    await sendJob(db, deleteOldAnswers, { payload: {}, delaySeconds: daySeconds });
  });
}
