import { type Worker, worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type DueReminder, findDue } from './queries.ts';
import { remind } from './remind.ts';
import { sendReminders } from './send-job.ts';

const pageSize = 100;

type Tools = Pick<Platform, 'db' | 'clock' | 'runChange' | 'sendJob' | 'log'>;

/** Sends every due reminder, in a separate change for each golfer. */
export function remindersWorker(tools: Tools): Worker {
  const sending = worker(sendReminders, async () => {
    const failed = await sendAllDue(tools);
    // The queue retries the job. Golfers who got their reminder are no longer due.
    if (failed > 0) throw new Error(`${failed} golfers could not be reminded`);
  });
  return { ...sending, isDaily: true };
}

/** Returns the number of golfers that failed. An error with one golfer does not stop the others' reminders. */
async function sendAllDue({ db, clock, runChange, sendJob, log }: Tools): Promise<number> {
  const now = clock();
  let failed = 0;
  let after: DueReminder | null = null;
  for (;;) {
    const page: DueReminder[] = await findDue(db, { now, after, size: pageSize });
    for (const userId of new Set(page.map((due) => due.userId))) {
      try {
        await runChange(userId, (change) => remind(change, sendJob));
      } catch (error) {
        failed += 1;
        log.error({ userId, fault: String(error) }, 'reminder failed');
      }
    }
    after = page.at(-1) ?? null;
    if (page.length < pageSize) return failed;
  }
}
