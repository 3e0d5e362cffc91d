import { openBackupBucket } from '#server/platform/backup/backup-bucket.ts';
import { noteDeletion } from '#server/platform/backup/backup-folder.ts';
import { transaction } from '#server/platform/database/drizzle.ts';
import { forgetJobs } from '#server/platform/jobs/forget-jobs.ts';
import { type Worker, worker } from '#server/platform/jobs/job.ts';
import { deleteMailFiles } from '#server/platform/mail/mail-files.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteClosedAccounts } from './delete-job.ts';
import { deleteAccount, findClosed, lockClosed } from './queries.ts';

const batchSize = 100;

type Tools = Pick<Platform, 'db' | 'clock' | 'config' | 'pictures' | 'accountLimits' | 'log'>;

/** Deletes every closed account that is due, each in its own transaction. */
export function deletionWorker(tools: Tools): Worker {
  const deleting = worker(deleteClosedAccounts, async () => {
    const { db, clock, log } = tools;
    const now = clock();
    const failed: string[] = [];
    for (;;) {
      const batch = await findClosed(db, { now, size: batchSize, except: failed });
      for (const account of batch) {
        try {
          await deleteClosed(tools, account, now);
        } catch (error) {
          failed.push(account.id);
          log.error({ userId: account.id, fault: String(error) }, 'account not deleted');
        }
      }
      if (batch.length < batchSize) break;
    }
    await (await openBackupBucket(tools.config))?.copyLedger();
    // The queue retries the job. Accounts that were deleted are not found again.
    if (failed.length > 0) throw new Error(`${failed.length} accounts could not be deleted`);
  });
  return { ...deleting, isDaily: true };
}

/**
 * Deletes everything about the account. If interrupted, the account is still due, and running again has the
 * same result. A second node waits for the row lock and then finds nothing to delete.
 */
async function deleteClosed(
  { db, config, pictures, accountLimits }: Tools,
  { id, email }: { readonly id: string; readonly email: string },
  now: Temporal.Instant,
): Promise<void> {
  // Things that a rollback cannot restore go first: if interrupted after them, the account is still due.
  await accountLimits.forgetAccount({ id, email });
  await deleteMailFiles(config.dataDir, email);
  await transaction(db, async (tx) => {
    const account = await lockClosed(tx, id, now);
    if (account === null) return;
    // The row is locked, so the golfer can no longer come back; after a rollback, the account is deleted later.
    await noteDeletion(config.backups.folder, id, now);
    await deleteAccount(tx, id);
    await forgetJobs(tx, [id, email]);
    if (account.avatar !== null) await pictures.release(tx, account.avatar);
  });
}
