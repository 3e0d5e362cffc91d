import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Focus } from '#domain/drills/drill.ts';
import type { PlannedSession } from '#domain/training/planned-session.ts';
import type { ScheduleEntry } from '#domain/training/schedule.ts';
import {
  programSessions,
  programSummary,
  programs,
  programWeeks,
} from '#server/features/programs/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { enrollments, scheduledSessions } from '../tables.ts';

/** Which session of whom: nobody reaches a session by its id alone. */
export type OwnSession = { readonly id: string; readonly userId: string };

const own = ({ id, userId }: OwnSession) =>
  and(eq(scheduledSessions.id, id), eq(scheduledSessions.userId, userId));

/**
 * Locks the enrollment alone. Changes of a whole plan lock it first and its sessions after it;
 * whoever locked one session before the enrollment could stand in their way, and they in his.
 */
export async function lockEnrollmentOf(db: Db, session: OwnSession): Promise<void> {
  await db
    .select({ id: enrollments.id })
    .from(scheduledSessions)
    .innerJoin(enrollments, eq(enrollments.id, scheduledSessions.enrollmentId))
    .where(own(session))
    .for('update', { of: enrollments });
}

/** The scheduled session and its enrollment, both locked until the end of the transaction. */
export async function lockSession(db: Db, session: OwnSession) {
  const [row] = await db
    .select({
      id: scheduledSessions.id,
      sessionId: scheduledSessions.sessionId,
      enrollmentId: scheduledSessions.enrollmentId,
      status: scheduledSessions.status,
      focus: sql<Focus>`(
        select ps.focus from program_sessions ps where ps.id = ${scheduledSessions.sessionId}
      )`,
      isAbandoned: sql<boolean>`${enrollments.abandonedAt} is not null`,
    })
    .from(scheduledSessions)
    .innerJoin(enrollments, eq(enrollments.id, scheduledSessions.enrollmentId))
    .where(own(session))
    .for('update');
  return row ?? null;
}

const planned = {
  id: scheduledSessions.id,
  sessionId: scheduledSessions.sessionId,
  sessionNumber: scheduledSessions.sessionNumber,
  scheduledDate: scheduledSessions.scheduledDate,
  originalWeekNumber: scheduledSessions.originalWeekNumber,
  status: scheduledSessions.status,
  completedAt: sql<string | null>`to_json(${scheduledSessions.completedAt}) #>> '{}'`,
  title: programSessions.title,
  focus: sql<Focus>`${programSessions.focus}`,
  totalDuration: programSessions.totalDuration,
  weekFocus: sql<Focus>`${programWeeks.focus}`,
  weekDescription: programWeeks.description,
};

/** A scheduled session with what its screen says of it, its program and its enrollment. */
export async function findScheduledSession(db: Db, session: OwnSession) {
  const [row] = await db
    .select({
      planned,
      description: programSessions.description,
      startDate: enrollments.startDate,
      /** When the program ended; the completion of the same moment ended it. */
      programCompletedAt: sql<string | null>`to_json(${enrollments.completedAt}) #>> '{}'`,
      lastNumber: sql<number>`(
        select max(l.session_number)::int from scheduled_sessions l
        where l.enrollment_id = ${enrollments.id}
      )`,
      program: programSummary,
    })
    .from(scheduledSessions)
    .innerJoin(programSessions, eq(programSessions.id, scheduledSessions.sessionId))
    .innerJoin(programWeeks, eq(programWeeks.id, programSessions.weekId))
    .innerJoin(enrollments, eq(enrollments.id, scheduledSessions.enrollmentId))
    .innerJoin(programs, eq(programs.id, enrollments.programId))
    .where(own(session));
  return row ?? null;
}

export async function setStatus(
  db: Db,
  id: string,
  change: { status: PlannedSession['status']; completedAt: Date | null },
): Promise<void> {
  await db.update(scheduledSessions).set(change).where(eq(scheduledSessions.id, id));
}

/** Puts the sessions of a program on their dates, in the author's order. */
export async function insertSchedule(
  db: Db,
  enrollment: { userId: string; enrollmentId: string; programId: string },
  schedule: readonly ScheduleEntry[],
): Promise<void> {
  const sessionIds = await db
    .select({ id: programSessions.id })
    .from(programSessions)
    .innerJoin(programWeeks, eq(programWeeks.id, programSessions.weekId))
    .where(eq(programWeeks.programId, enrollment.programId))
    .orderBy(programWeeks.weekNumber, programSessions.dayNumber, programSessions.id);
  const rows = schedule.flatMap((entry) => {
    const session = sessionIds[entry.sessionNumber - 1];
    return session === undefined
      ? []
      : [
          {
            id: randomUUID(),
            enrollmentId: enrollment.enrollmentId,
            userId: enrollment.userId,
            sessionId: session.id,
            sessionNumber: entry.sessionNumber,
            scheduledDate: entry.scheduledDate,
            originalWeekNumber: entry.weekNumber,
          },
        ];
  });
  if (rows.length > 0) await db.insert(scheduledSessions).values(rows);
}
