import { users } from '#server/platform/auth/tables.ts';
import { markOf } from '#server/platform/backup/backup-folder.ts';
import { type Db, transaction } from '#server/platform/database/drizzle.ts';
import { forgetJobs } from '#server/platform/jobs/forget-jobs.ts';
import { deleteAccount } from './queries.ts';

/**
 * Deletes the accounts that a restored backup still has although they were deleted after it was made.
 * @param marks of deleted accounts
 * @returns how many there were
 */
export async function deleteAgain(db: Db, marks: ReadonlySet<string>): Promise<number> {
  const all = await db.select({ id: users.id, email: users.email }).from(users);
  const deleted = all.filter(({ id }) => marks.has(markOf(id)));
  for (const { id, email } of deleted)
    await transaction(db, async (tx) => {
      await deleteAccount(tx, id);
      await forgetJobs(tx, [id, email]);
    });
  return deleted.length;
}
