import { asc, eq, sql } from 'drizzle-orm';
import type { Program, ProgramSummary } from '#contract/programs.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { exercises, programSummary, programs } from './tables.ts';

/** Weeks, sessions and exercises of a program as one JSON value: one round trip for the screen. */
const outline = sql<Program['weeks']>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', w.id, 'weekNumber', w.week_number, 'title', w.title,
    'description', w.description, 'focus', w.focus,
    'sessions', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', s.id, 'dayNumber', s.day_number, 'title', s.title, 'description', s.description,
        'focus', s.focus, 'totalDuration', s.total_duration,
        'exercises', coalesce((
          select jsonb_agg(jsonb_build_object(
            'id', x.id, 'exerciseId', e.id, 'order', x.position, 'duration', x.duration,
            'name', e.name, 'description', e.description,
            'instructions', (
              select string_agg(t.step, ' ' order by t.n)
              from jsonb_array_elements_text(e.details -> 'steps') with ordinality as t(step, n)
            ),
            'imageUrl', coalesce(e.image_url, '/api/exercises/' || e.id || '/diagram.svg'),
            'videoUrl', e.video_url
          ) order by x.position)
          from session_exercises x join exercises e on e.id = x.exercise_id
          where x.session_id = s.id
        ), '[]'::jsonb)
      ) order by s.day_number, s.id)
      from program_sessions s where s.week_id = w.id
    ), '[]'::jsonb)
  ) order by w.week_number)
  from program_weeks w where w.program_id = programs.id
), '[]'::jsonb)`;

export function findActivePrograms(db: Db): Promise<ProgramSummary[]> {
  return db
    .select(programSummary)
    .from(programs)
    .where(eq(programs.isActive, true))
    .orderBy(asc(programs.position), asc(programs.id));
}

export async function findProgram(db: Db, id: string): Promise<Program | undefined> {
  const [row] = await db
    .select({ ...programSummary, weeks: outline })
    .from(programs)
    .where(eq(programs.id, id));
  return row;
}

export async function findDiagram(db: Db, exerciseId: string) {
  const [row] = await db
    .select({ details: exercises.details })
    .from(exercises)
    .where(eq(exercises.id, exerciseId));
  return row?.details.diagram;
}
