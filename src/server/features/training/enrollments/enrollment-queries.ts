import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { EnrolledPlan } from '#domain/training/enrollment.ts';
import type { Preferences } from '#domain/training/preferences.ts';
import {
  programSessions,
  programs,
  programVersions,
  programWeeks,
} from '#server/features/programs/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import { activePlans } from '../active-plans.ts';
import { activePlanJoins, datedPlan, planReader } from '../dated-plans.ts';
import { enrollments, scheduledSessions } from '../tables.ts';
import { daysInOrder } from './choose-schedule.ts';

const isActive = and(isNull(enrollments.completedAt), isNull(enrollments.abandonedAt));

export type ActivePlan = typeof activePlans.$inferSelect;

const activePlanByUser = prepareQuery('active_plan', (db) =>
  db
    .select(datedPlan)
    .from(users)
    .innerJoin(enrollments, activePlanJoins.enrollment)
    .innerJoin(programs, activePlanJoins.program)
    .innerJoin(programVersions, activePlanJoins.version)
    .where(eq(users.id, sql.placeholder('userId'))),
);

/** Makes the query of a golfer's active plan with all its scheduled sessions. */
export function prepareActivePlan(db: Db) {
  const readPlan = planReader(db);
  return async (userId: string): Promise<EnrolledPlan | null> => {
    const [row] = await activePlanByUser(db, { userId });
    return row === undefined ? null : readPlan(row);
  };
}

/** Finds the active plan within a transaction, which can only use its own connection. */
export async function findActivePlan(db: Db, userId: string): Promise<ActivePlan | null> {
  const [row] = await db.select().from(activePlans).where(eq(activePlans.userId, userId));
  return row ?? null;
}

/** The id of a row with its owner: a row can be accessed only together with its golfer's id. */
type Own = { readonly id: string; readonly userId: string };

const activeState = { isActive: sql<boolean>`${isActive}` };

/** Whether a golfer's enrollment is active; null if the golfer has no such enrollment. */
export async function findEnrollmentState(db: Db, { id, userId }: Own) {
  const [row] = await db
    .select(activeState)
    .from(enrollments)
    .where(and(eq(enrollments.id, id), eq(enrollments.userId, userId)));
  return row ?? null;
}

/** Whether the enrollment of a golfer's scheduled session is active; null if the golfer has no such session. */
export async function findSessionState(db: Db, { id, userId }: Own) {
  const [row] = await db
    .select(activeState)
    .from(enrollments)
    .innerJoin(scheduledSessions, eq(scheduledSessions.enrollmentId, enrollments.id))
    .where(and(eq(scheduledSessions.id, id), eq(scheduledSessions.userId, userId)));
  return row ?? null;
}

export async function setStart(db: Db, id: string, startDate: CalendarDate): Promise<void> {
  await db.update(enrollments).set({ startDate }).where(eq(enrollments.id, id));
}

/** Saves how often and on which days a golfer wants to train. `savePlan` saves the start date. */
export async function setPreferences(
  db: Db,
  id: string,
  { sessionsPerWeek, availableDays }: Preferences,
): Promise<void> {
  await db
    .update(enrollments)
    .set({ sessionsPerWeek, availableDays: daysInOrder(availableDays) })
    .where(eq(enrollments.id, id));
}

export async function setAbandoned(db: Db, id: string, abandonedAt: Date): Promise<void> {
  await db.update(enrollments).set({ abandonedAt }).where(eq(enrollments.id, id));
}

/** Finds a program to enroll in, with the sessions of its newest version. */
export async function findProgramToPlan(db: Db, programId: string) {
  const [program] = await db
    .select({ version: programs.version, sessionsPerWeek: programVersions.sessionsPerWeek })
    .from(programs)
    .innerJoin(
      programVersions,
      and(
        eq(programVersions.programId, programs.id),
        eq(programVersions.version, programs.version),
      ),
    )
    .where(and(eq(programs.id, programId), eq(programs.isActive, true)));
  if (program === undefined) return null;
  return { ...program, sessions: await findVersionSessions(db, programId, program.version) };
}

/** Finds the sessions of a version in the author's order, with the days that the author chose. */
export function findVersionSessions(db: Db, programId: string, version: number) {
  return db
    .select({ id: programSessions.id, dayNumber: programSessions.dayNumber })
    .from(programSessions)
    .innerJoin(programWeeks, eq(programWeeks.id, programSessions.weekId))
    .where(and(eq(programWeeks.programId, programId), eq(programWeeks.version, version)))
    .orderBy(asc(programWeeks.weekNumber), asc(programSessions.dayNumber), asc(programSessions.id));
}

export async function insertEnrollment(
  db: Db,
  enrollment: typeof enrollments.$inferInsert,
): Promise<void> {
  await db.insert(enrollments).values(enrollment);
}

const sessionsThatAre = (status: 'completed' | 'skipped') => sql<number>`(
  select count(*)::int from scheduled_sessions s
  where s.enrollment_id = enrollments.id and s.status = ${status}
)`;

const counts = { completed: sessionsThatAre('completed'), skipped: sessionsThatAre('skipped') };

type Ended = { readonly completed: number; readonly skipped: number };

/**
 * Marks the enrollment as completed at `at` (ISO 8601). Returns its program and how many of its sessions were
 * completed and skipped; null if there is no such enrollment.
 */
export async function setCompleted(
  db: Db,
  id: string,
  at: string,
): Promise<(Ended & { readonly programId: string }) | null> {
  const [ended] = await db
    .update(enrollments)
    .set({ completedAt: new Date(at) })
    .where(eq(enrollments.id, id))
    .returning({ programId: enrollments.programId, ...counts });
  return ended ?? null;
}

/** Makes a completed enrollment active again; null if it was not completed. */
export async function reactivate(db: Db, id: string): Promise<Ended | null> {
  const [reopened] = await db
    .update(enrollments)
    .set({ completedAt: null })
    .where(and(eq(enrollments.id, id), isNotNull(enrollments.completedAt)))
    .returning(counts);
  return reopened ?? null;
}
