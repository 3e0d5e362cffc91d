import { and, lt, notLike } from 'drizzle-orm';
import { authSessions, authVerifications, emailChanges } from '#server/platform/auth/tables.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { dailyWorker, type Worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';

/** Deletes browser sessions and mailed links that have expired, and attempts that no longer count. */
export const expiredSessionsWorker = ({ db, clock, attempts }: Platform): Worker =>
  dailyWorker('forget-expired-sign-ins', async () => {
    await deleteExpired(db, clock());
    await attempts.deleteOld();
  });

/** How long an expired link is kept, so that whoever opens it learns that it has expired. */
const linkDays = 7;

/** What has no golfer’s id as its value: the challenges of passkeys, which every visit of the sign-in page makes. */
const isNoLink = notLike(authVerifications.value, '________-____-____-____-____________');

/** Deletes browser sessions and challenges that expired before `now`, and mailed links that expired a week before. */
export async function deleteExpired(db: Db, now: Temporal.Instant): Promise<void> {
  const linksBefore = dateOf(now.subtract({ hours: 24 * linkDays }));
  await db.delete(authSessions).where(lt(authSessions.expiresAt, dateOf(now)));
  await db.delete(authVerifications).where(lt(authVerifications.expiresAt, linksBefore));
  await db
    .delete(authVerifications)
    .where(and(lt(authVerifications.expiresAt, dateOf(now)), isNoLink));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, linksBefore));
}
