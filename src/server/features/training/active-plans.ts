import { sql } from 'drizzle-orm';
import { date, integer, json, pgView, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#domain/language.ts';
import type { Pause } from '#domain/training/pause.ts';
import type { PlannedSession } from '#domain/training/planned-session.ts';
import {
  languageOfText,
  programSessions,
  programs,
  programVersions,
  programWeeks,
  translated,
} from '#server/features/programs/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import { instantText } from '#server/platform/database/instant-text.ts';
import { minutesSwapped } from './minutes-swapped.ts';

const language = sql.raw('u.preferred_language');

/** The active enrollment with its program and every scheduled session: one row, one round trip. */
export const activePlans = pgView('active_plans', {
  userId: uuid('user_id').notNull(),
  enrollmentId: uuid('enrollment_id').notNull(),
  startDate: date('start_date', { mode: 'string' }).notNull(),
  sessionsPerWeek: smallint('sessions_per_week').notNull(),
  availableDays: smallint('available_days').array().notNull(),
  programId: text('program_id').notNull(),
  programVersion: integer('program_version').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  language: text('language').$type<Language>().notNull(),
  difficulty: text('difficulty').notNull(),
  durationWeeks: integer('duration_weeks').notNull(),
  programSessionsPerWeek: integer('program_sessions_per_week').notNull(),
  minutesPerSession: integer('minutes_per_session').notNull(),
  targetHandicap: text('target_handicap').notNull(),
  fromHandicap: text('from_handicap'),
  color: text('color').notNull(),
  sessions: json('sessions').$type<PlannedSession[]>().notNull(),
  pause: json('pause').$type<Pause>(),
}).as(sql`
  select
    e.user_id, e.id as enrollment_id, e.start_date, e.sessions_per_week, e.available_days,
    e.program_id, e.program_version, ${translated('p', 'name', language)} as name,
    ${translated('p', 'description', language)} as description,
    ${languageOfText('p', 'name', language)} as language, p.difficulty,
    v.duration_weeks::int as duration_weeks,
    v.sessions_per_week::int as program_sessions_per_week,
    v.minutes_per_session::int as minutes_per_session,
    p.target_handicap::text as target_handicap, p.from_handicap::text as from_handicap, p.color,
    coalesce((
      select json_agg(json_build_object(
        'id', s.id, 'sessionId', s.session_id, 'sessionNumber', s.session_number,
        'scheduledDate', s.scheduled_date, 'originalWeekNumber', s.original_week_number,
        'status', s.status, 'completedAt', ${instantText(sql.raw('s.completed_at'))},
        'title', ${translated('ps', 'title', language)},
        'language', ${languageOfText('ps', 'title', language)}, 'focus', ps.focus,
        'totalDuration', ps.total_duration + ${minutesSwapped('s')},
        'weekFocus', w.focus, 'weekDescription', ${translated('w', 'description', language)},
        'weekLanguage', ${languageOfText('w', 'description', language)}
      ) order by s.scheduled_date, s.session_number)
      from scheduled_sessions s
      join ${programSessions} ps on ps.id = s.session_id
      join ${programWeeks} w on w.id = ps.week_id
      where s.enrollment_id = e.id
    ), '[]'::json) as sessions,
    (
      select json_build_object(
        'from', a.from_date, 'to', a.to_date, 'reason', a.reason, 'weeks', a.weeks
      )
      from plan_pauses a where a.enrollment_id = e.id
      order by a.from_date desc limit 1
    ) as pause
  from enrollments e
  join ${users} u on u.id = e.user_id
  join ${programs} p on p.id = e.program_id
  join ${programVersions} v
    on v.program_id = e.program_id and v.version = e.program_version
  where e.completed_at is null and e.abandoned_at is null
`);
