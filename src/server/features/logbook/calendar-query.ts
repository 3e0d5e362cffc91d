import { eq, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ProgramSummary } from '#contract/programs.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Focus } from '#domain/drills/drill.ts';
import type { Language } from '#domain/language.ts';
import type { PlannedSession } from '#domain/training/planned-session.ts';
import {
  languageOfText,
  programSessions,
  programs,
  shownColor,
  translated,
} from '#server/features/programs/public-queries.ts';
import {
  enrollments,
  minutesSwapped,
  scheduledSessions,
  sessionCompletions,
} from '#server/features/training/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import type { PracticeRow, RoundRow } from './queries.ts';
import { golfRounds } from './tables.ts';

export type SessionEntry = {
  readonly id: string;
  readonly sessionId: string;
  readonly sessionNumber: number;
  readonly dayNumber: number;
  readonly title: string;
  readonly language: Language;
  readonly focus: Focus;
  readonly scheduledDate: CalendarDate;
  /** The golfer's own day of the completion; null unless the session is completed. */
  readonly completedOn: CalendarDate | null;
  readonly status: PlannedSession['status'];
  /** Minutes: the actual duration when completed, otherwise the planned duration. */
  readonly duration: number;
  readonly rating: number | null;
  readonly notes: string | null;
  /** First day of the session's plan. */
  readonly startDate: CalendarDate;
  readonly program: Pick<ProgramSummary, 'id' | 'name' | 'language' | 'color'>;
};

export type PracticeEntry = Pick<PracticeRow, 'id' | 'title' | 'duration' | 'notes'> & Dated;

/** Columns that a round in the calendar lacks, or has in another form. */
const notInCalendar = [
  'userId',
  'sessionDate',
  'createdAt',
  'counted',
  'imported',
  'inTime',
] as const satisfies readonly (keyof RoundRow)[];

export type RoundEntry = Dated & Omit<RoundRow, (typeof notInCalendar)[number]>;

type Dated = { readonly date: CalendarDate; readonly createdAt: string };

export type CalendarEntries = {
  readonly sessions: readonly SessionEntry[];
  readonly practice: readonly PracticeEntry[];
  readonly rounds: readonly RoundEntry[];
};

const language = sql`${users.preferredLanguage}`;

/** Sessions as shown on the calendar. @param rows a subquery for rows of scheduled sessions */
const sessionEntries = (rows: SQL) => sql<SessionEntry[]>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', s.id, 'sessionId', s.session_id, 'sessionNumber', s.session_number,
    'dayNumber', ps.day_number, 'title', ${translated('ps', 'title', language)},
    'language', ${languageOfText('ps', 'title', language)}, 'focus', ps.focus,
    'scheduledDate', s.scheduled_date, 'completedOn', c.completed_on, 'status', s.status,
    'duration', coalesce(c.duration, ps.total_duration + ${minutesSwapped('s')}), 'rating', c.rating, 'notes', c.notes,
    'startDate', e.start_date,
    'program', jsonb_build_object(
      'id', ${programs}.id, 'name', ${translated('programs', 'name', language)},
      'language', ${languageOfText('programs', 'name', language)}, 'color', ${shownColor}
    )
  ))
  from (${rows}) s
  join ${enrollments} e on e.id = s.enrollment_id
  join ${programs} on ${programs}.id = e.program_id
  join ${programSessions} ps on ps.id = s.session_id
  left join ${sessionCompletions} c on c.scheduled_session_id = s.id
), '[]'::jsonb)`;

const practiceEntries = (rows: SQL) => sql<PracticeEntry[]>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', f.id, 'title', f.title, 'date', f.session_date, 'duration', f.duration,
    'notes', f.notes, 'createdAt', f.created_at
  ))
  from (${rows}) f
), '[]'::jsonb)`;

// All of them, so that the form for corrections, which is filled from the calendar, erases nothing.
const roundColumns = Object.entries(getTableColumns(golfRounds))
  .filter(([name]) => !notInCalendar.some((left) => left === name))
  .map(([name, column]) => `'${name}', r.${column.name}`)
  .join(', ');

const roundEntries = (rows: SQL) => sql<RoundEntry[]>`coalesce((
  select jsonb_agg(jsonb_build_object(
    ${sql.raw(roundColumns)}, 'date', r.session_date, 'createdAt', r.created_at
  ))
  from (${rows}) r
), '[]'::jsonb)`;

const golfer = sql.placeholder('userId');

// An abandoned or completed plan contributes only its completed and skipped sessions.
const sessions = sessionEntries(sql`
  select own.* from ${scheduledSessions} own
  join ${enrollments} plan on plan.id = own.enrollment_id
  where own.user_id = ${golfer}
    and (own.status <> 'planned' or (plan.abandoned_at is null and plan.completed_at is null))`);
const practice = practiceEntries(sql`select * from practice_sessions where user_id = ${golfer}`);
const rounds = roundEntries(sql`select * from golf_rounds where user_id = ${golfer}`);

/**
 * A golfer's latest entries, up to `most` of each kind, as JSON within a query from `users`. The newest
 * entries across all kinds are among them.
 */
export const newestEntries = (userId: SQLWrapper, today: SQLWrapper, most: number) =>
  sql<CalendarEntries>`jsonb_build_object(
    'sessions', ${sessionEntries(sql`
      select own.* from ${sessionCompletions} done
      join ${scheduledSessions} own on own.id = done.scheduled_session_id
      where done.user_id = ${userId}
      order by done.completed_on desc, done.completed_at desc limit ${most}`)},
    'practice', ${practiceEntries(sql`
      select * from practice_sessions where user_id = ${userId} and session_date <= ${today}
      order by session_date desc, created_at desc limit ${most}`)},
    'rounds', ${roundEntries(sql`
      select * from golf_rounds where user_id = ${userId} and session_date <= ${today}
      order by session_date desc, created_at desc limit ${most}`)}
  )`;

/** Prepares the query for everything on a golfer's calendar: one row, one round trip. */
export function prepareCalendar(db: Db) {
  const byUser = db
    .select({ sessions, practice, rounds })
    .from(users)
    .where(eq(users.id, golfer))
    .prepare('activity_calendar');
  return async (userId: string): Promise<CalendarEntries | null> => {
    const [row] = await byUser.execute({ userId });
    return row ?? null;
  };
}
