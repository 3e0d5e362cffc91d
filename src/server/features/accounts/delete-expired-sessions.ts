import { lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { authSessions, authVerifications } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { type Worker, worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';

/** Signed-in browsers and reset links whose time is over serve nobody any more. */
const deleteExpiredSessions = {
  name: 'forget-expired-sign-ins',
  payload: z.object({}),
  keyOf: () => 'daily',
};
const daySeconds = 24 * 60 * 60;

type Sending = Pick<Platform, 'db' | 'sendJob'>;

/** Has expired sign-ins forgotten once a day from now on, whichever node finds the time. */
export const forgetDaily = ({ db, sendJob }: Sending) =>
  sendJob(db, deleteExpiredSessions, { payload: {} });

export function forgetWorker({ db, sendJob, clock, attempts }: Platform): Worker {
  return worker(deleteExpiredSessions, async () => {
    await deleteExpired(db, new Date(clock().epochMilliseconds));
    await attempts.deleteOld();
    await sendJob(db, deleteExpiredSessions, { payload: {}, delaySeconds: daySeconds });
  });
}

/** Deletes sign-ins and reset links that ended before that moment. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(authSessions).where(lt(authSessions.expiresAt, now));
  await db.delete(authVerifications).where(lt(authVerifications.expiresAt, now));
}
