import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/drizzle.ts';
import { programDrafts, programs, translated } from './tables.ts';

/** A partial plan that every plan with this exercise contains, for the `@>` operator. */
const planWith = (exerciseId: string) =>
  JSON.stringify({ weeks: [{ sessions: [{ exercises: [{ exerciseId }] }] }] });

/** Finds programs with this exercise in their published plan or their draft, sorted by name. */
export async function findProgramsWithExercise(
  db: Db,
  { id, language }: { readonly id: string; readonly language: string },
) {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select p.id, ${translated('p', 'name', language)} as name from ${programs} p
    where p.deleted_at is null and (
      exists (
        select from session_exercises x
        join program_sessions s on s.id = x.session_id
        join program_weeks w on w.id = s.week_id
        where x.exercise_id = ${id} and w.program_id = p.id and w.version = p.version
      )
      or exists (
        select from ${programDrafts} d where d.program_id = p.id and d.plan @> ${planWith(id)}::jsonb
      )
    )
    order by name, p.id`);
  return rows;
}
