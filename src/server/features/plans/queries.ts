import { and, asc, eq, sql } from 'drizzle-orm';
import { programSessions, programs, programWeeks } from '#server/features/programs/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { activePlans, enrollments } from './tables.ts';

export type ActivePlan = typeof activePlans.$inferSelect;

/** Makes the query of a golfer's active plan with all its dated sessions. */
export function prepareActivePlan(db: Db) {
  const byUser = db
    .select()
    .from(activePlans)
    .where(eq(activePlans.userId, sql.placeholder('userId')))
    .prepare('active_plan');
  return async (userId: string): Promise<ActivePlan | null> => {
    const [row] = await byUser.execute({ userId });
    return row ?? null;
  };
}

/** A program to enroll in, with the days its author meant it for and its sessions in order. */
export async function findProgramToPlan(db: Db, programId: string) {
  const [program] = await db
    .select({ sessionsPerWeek: programs.sessionsPerWeek })
    .from(programs)
    .where(and(eq(programs.id, programId), eq(programs.isActive, true)));
  if (program === undefined) return null;
  const sessions = await db
    .select({ id: programSessions.id, dayNumber: programSessions.dayNumber })
    .from(programSessions)
    .innerJoin(programWeeks, eq(programWeeks.id, programSessions.weekId))
    .where(eq(programWeeks.programId, programId))
    .orderBy(asc(programWeeks.weekNumber), asc(programSessions.dayNumber), asc(programSessions.id));
  return { ...program, sessions };
}

export async function insertEnrollment(
  db: Db,
  enrollment: typeof enrollments.$inferInsert,
): Promise<void> {
  await db.insert(enrollments).values(enrollment);
}

/** Ends the enrollment when nothing planned is left in it. True when this call ended it. */
export async function completeIfDone(db: Db, enrollmentId: string, at: string): Promise<boolean> {
  const ended = await db.execute(sql`
    update enrollments set completed_at = ${at}
    where id = ${enrollmentId} and completed_at is null
      and not exists (
        select 1 from scheduled_sessions s
        where s.enrollment_id = ${enrollmentId} and s.status = 'planned'
      )
    returning id`);
  return ended.rows.length > 0;
}

/** Makes a completed enrollment active again. True when it was completed. */
export async function reactivate(db: Db, enrollmentId: string): Promise<boolean> {
  const reopened = await db.execute(sql`
    update enrollments set completed_at = null
    where id = ${enrollmentId} and completed_at is not null
    returning id`);
  return reopened.rows.length > 0;
}
