import { and, eq, sql } from 'drizzle-orm';
import type { DateChange } from '#domain/training/plan-change.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { scheduledSessions } from '../tables.ts';

/** Moves sessions of an enrollment to other days, in one statement. */
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
      as p(id uuid, "scheduledDate" date, "originalWeekNumber" smallint)
    where s.id = p.id and s.enrollment_id = ${enrollmentId}`);
}

/** Deletes the planned sessions of an enrollment. Completed and skipped ones stay. */
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
