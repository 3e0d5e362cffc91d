import { and, eq, sql } from 'drizzle-orm';
import { withSessions } from '#domain/builder/edit.ts';
import type { DraftPlan } from '#domain/builder/plan.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { programVersions } from '../tables.ts';

/** The id of a part without its version. */
const partId = (row: string) => sql.raw(`split_part(${row}.id, '@', 1)`);

/**
 * The weeks of a version in the form of a draft: texts in their original language, with all translations. Table names
 * are written out because Drizzle omits them in queries on a single table.
 */
const weeks = sql<DraftPlan['weeks']>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', ${partId('w')}, 'title', w.title, 'description', w.description, 'focus', w.focus,
    'language', w.language, 'translations', w.translations,
    'sessions', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', ${partId('s')}, 'dayNumber', s.day_number, 'title', s.title,
        'description', s.description, 'focus', s.focus, 'totalDuration', s.total_duration,
        'language', s.language, 'translations', s.translations,
        'exercises', coalesce((
          select jsonb_agg(jsonb_build_object(
            'id', ${partId('x')}, 'exerciseId', x.exercise_id, 'duration', x.duration,
            'notes', x.notes, 'task', x.task, 'variant', x.variant, 'translations', x.translations
          ) order by x.position)
          from session_exercises x where x.session_id = s.id
        ), '[]'::jsonb)
      ))
      from program_sessions s where s.week_id = w.id
    ), '[]'::jsonb)
  ) order by w.week_number)
  from program_weeks w
  where w.program_id = program_versions.program_id and w.version = program_versions.version
), '[]'::jsonb)`;

/**
 * Finds a published plan in the form of a draft, with ids without versions; undefined if the version does not exist.
 */
export async function findPublishedPlan(
  db: Db,
  programId: string,
  version: number,
): Promise<DraftPlan | undefined> {
  const { durationWeeks, sessionsPerWeek, minutesPerSession } = programVersions;
  const [plan] = await db
    .select({ durationWeeks, sessionsPerWeek, minutesPerSession, weeks })
    .from(programVersions)
    .where(and(eq(programVersions.programId, programId), eq(programVersions.version, version)));
  return plan && { ...plan, weeks: plan.weeks.map((week) => withSessions(week, week.sessions)) };
}
