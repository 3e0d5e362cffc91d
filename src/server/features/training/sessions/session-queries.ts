import { and, eq, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Focus } from '#domain/drills/drill.ts';
import type { PlannedSession } from '#domain/training/planned-session.ts';
import type { ScheduleEntry } from '#domain/training/schedule.ts';
import {
  languageOfText,
  programSessions,
  programSummary,
  programs,
  programVersions,
  programWeeks,
  translated,
} from '#server/features/programs/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { instantText } from '#server/platform/database/instant-text.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import { minutesSwapped } from '../minutes-swapped.ts';
import { swapsOf } from '../swaps/swap-queries.ts';
import { enrollments, scheduledSessions } from '../tables.ts';

/** A session id with its owner: a session can be accessed only together with its golfer's id. */
export type OwnSession = { readonly id: string; readonly userId: string };

/** Matches a golfer's own session; `id` and `userId` are placeholders. */
export const own = and(
  eq(scheduledSessions.id, sql.placeholder('id')),
  eq(scheduledSessions.userId, sql.placeholder('userId')),
);

const language = sql`${users.preferredLanguage}`;

/** A scheduled session without the texts of its program. */
export const placed = {
  id: scheduledSessions.id,
  sessionId: scheduledSessions.sessionId,
  sessionNumber: scheduledSessions.sessionNumber,
  scheduledDate: scheduledSessions.scheduledDate,
  originalWeekNumber: scheduledSessions.originalWeekNumber,
  status: scheduledSessions.status,
  completedAt: instantText<string | null>(scheduledSessions.completedAt),
};

const planned = {
  ...placed,
  title: translated('program_sessions', 'title', language),
  language: languageOfText('program_sessions', 'title', language),
  focus: sql<Focus>`${programSessions.focus}`,
  totalDuration: sql<number>`${programSessions.totalDuration} + ${minutesSwapped('scheduled_sessions')}`,
  weekFocus: sql<Focus>`${programWeeks.focus}`,
  weekDescription: translated('program_weeks', 'description', language),
  weekLanguage: languageOfText('program_weeks', 'description', language),
};

/** Joins scheduled sessions with their texts, their enrollments and programs, and their golfers. */
function withPlan<Select extends PgSelect>(select: Select): Select {
  select
    .innerJoin(programSessions, eq(programSessions.id, scheduledSessions.sessionId))
    .innerJoin(programWeeks, eq(programWeeks.id, programSessions.weekId))
    .innerJoin(enrollments, eq(enrollments.id, scheduledSessions.enrollmentId))
    .innerJoin(programs, eq(programs.id, enrollments.programId))
    .innerJoin(
      programVersions,
      and(
        eq(programVersions.programId, enrollments.programId),
        eq(programVersions.version, enrollments.programVersion),
      ),
    )
    .innerJoin(users, eq(users.id, scheduledSessions.userId));
  // Inner joins do not change the type of the selected rows.
  return select;
}

const shownFields = {
  planned,
  description: translated('program_sessions', 'description', language),
  startDate: enrollments.startDate,
  swaps: swapsOf(scheduledSessions.id),
  program: programSummary(language),
};

/** Selects scheduled sessions with everything that their screens show. */
export const selectScheduled = (db: Db) =>
  withPlan(db.select(shownFields).from(scheduledSessions).$dynamic());

type Status = PlannedSession['status'];

/** The enrollment's other sessions: the count by status, and those in the same calendar week. */
export const restOfPlan = sql<{
  counts: Record<Status, number>;
  week: { status: Status; completedOn: CalendarDate | null }[];
}>`(
  select json_build_object(
    'counts', json_build_object(
      'planned', count(*) filter (where o.status = 'planned'),
      'completed', count(*) filter (where o.status = 'completed'),
      'skipped', count(*) filter (where o.status = 'skipped')
    ),
    'week', coalesce(json_agg(json_build_object('status', o.status, 'completedOn', (
      select c.completed_on from session_completions c where c.scheduled_session_id = o.id
    ))) filter (
      where o.scheduled_date - date_trunc('week', ${scheduledSessions.scheduledDate}::timestamp)::date
        between 0 and 6
    ), '[]'::json)
  )
  from scheduled_sessions o
  where o.enrollment_id = ${enrollments.id} and o.id <> ${scheduledSessions.id}
)`;

const sessionById = prepareQuery('scheduled_session', (db) =>
  withPlan(
    db
      .select({
        ...shownFields,
        enrollmentId: enrollments.id,
        isAbandoned: sql<boolean>`${enrollments.abandonedAt} is not null`,
        /** When the program ended. Equals the completion time of the session that ended it. */
        programCompletedAt: instantText<string | null>(enrollments.completedAt),
        sessionsPerWeek: enrollments.sessionsPerWeek,
        restOfPlan,
      })
      .from(scheduledSessions)
      .$dynamic(),
  ).where(own),
);

/** Finds a scheduled session with everything that its screen shows, and its enrollment. */
export async function findScheduledSession(db: Db, session: OwnSession) {
  const [row] = await sessionById(db, session);
  return row ?? null;
}

export type FoundSession = NonNullable<Awaited<ReturnType<typeof findScheduledSession>>>;

/** Marks a planned session as skipped, or any session as planned again. */
export async function setStatus(
  db: Db,
  id: string,
  change: { status: 'planned' | 'skipped'; completedAt: Date | null },
): Promise<void> {
  await db.update(scheduledSessions).set(change).where(eq(scheduledSessions.id, id));
}

/** Replaces the program session of a scheduled session with that of another version. */
export async function setVersion(db: Db, id: string, sessionId: string): Promise<void> {
  await db.update(scheduledSessions).set({ sessionId }).where(eq(scheduledSessions.id, id));
}

/** Schedules sessions, which are given in the author's order, on their dates. */
export async function insertSchedule(
  db: Db,
  enrollment: { userId: string; enrollmentId: string },
  plan: { schedule: readonly ScheduleEntry[]; sessions: readonly { id: string }[] },
): Promise<void> {
  const rows = plan.schedule.flatMap(({ sessionNumber, scheduledDate, weekNumber }) => {
    const session = plan.sessions[sessionNumber - 1];
    if (session === undefined) return [];
    const place = { sessionNumber, scheduledDate, originalWeekNumber: weekNumber };
    return [{ id: newId(), ...enrollment, sessionId: session.id, ...place }];
  });
  if (rows.length > 0) await db.insert(scheduledSessions).values(rows);
}
