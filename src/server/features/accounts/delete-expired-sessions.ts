import { lt } from 'drizzle-orm';
import { authSessions, authVerifications, emailChanges } from '#server/platform/auth/tables.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { dailyWorker, type Worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';

/** Deletes browser sessions and mailed links that have expired, and attempts that no longer count. */
export const expiredSessionsWorker = ({ db, clock, attempts }: Platform): Worker =>
  dailyWorker('forget-expired-sign-ins', async () => {
    await deleteExpired(db, dateOf(clock()));
    await attempts.deleteOld();
  });

/** Deletes browser sessions and mailed links that expired before `now`. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(authSessions).where(lt(authSessions.expiresAt, now));
  await db.delete(authVerifications).where(lt(authVerifications.expiresAt, now));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
}
