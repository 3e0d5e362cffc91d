import { and, eq, gte } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#domain/calendar-date.ts';
import type { Pause } from '#domain/training/pause.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { planPauses } from '../tables.ts';

export async function insertPause(
  db: Db,
  { pause, ...owner }: { userId: string; enrollmentId: string; pause: Pause },
): Promise<void> {
  const { from, to, reason, weeks } = pause;
  await db
    .insert(planPauses)
    .values({ ...owner, id: newId(), fromDate: from, toDate: to, reason, weeks });
}

/** Shortens a pause, or deletes it if no days are left. */
export async function replacePause(
  db: Db,
  { enrollmentId, was, is }: { enrollmentId: string; was: Pause; is: Pause | null },
): Promise<void> {
  const own = and(eq(planPauses.enrollmentId, enrollmentId), eq(planPauses.fromDate, was.from));
  if (is === null) await db.delete(planPauses).where(own);
  else await db.update(planPauses).set({ toDate: is.to, weeks: is.weeks }).where(own);
}

/** Ends a current or future pause because its program has ended. From today on, it no longer freezes the streak. */
export async function endOpenPause(
  db: Db,
  enrollmentId: string,
  today: CalendarDate,
): Promise<void> {
  const own = eq(planPauses.enrollmentId, enrollmentId);
  await db.delete(planPauses).where(and(own, gte(planPauses.fromDate, today)));
  await db
    .update(planPauses)
    .set({ toDate: addDays(today, -1) })
    .where(and(own, gte(planPauses.toDate, today)));
}
