import { and, eq, sql } from 'drizzle-orm';
import type { DateChange } from '#domain/training/plan-change.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { scheduledSessions } from '../tables.ts';

/** Puts sessions of an enrollment on other days, all in one statement. */
export async function changeDates(
  db: Db,
  enrollmentId: string,
  dateChanges: readonly DateChange[],
): Promise<void> {
  if (dateChanges.length === 0) return;
  await db.execute(sql`
    update scheduled_sessions s
    set scheduled_date = p."scheduledDate", original_week_number = p."originalWeekNumber"
    from jsonb_to_recordset(${JSON.stringify(dateChanges)}::jsonb)
      as p(id text, "scheduledDate" date, "originalWeekNumber" smallint)
    where s.id = p.id and s.enrollment_id = ${enrollmentId}`);
}

/** Takes everything planned out of an enrollment; what was completed or skipped stays. */
export async function deletePlanned(db: Db, enrollmentId: string): Promise<void> {
  await db
    .delete(scheduledSessions)
    .where(
      and(
        eq(scheduledSessions.enrollmentId, enrollmentId),
        eq(scheduledSessions.status, 'planned'),
      ),
    );
}
