import { sql } from 'drizzle-orm';
import { exercises, sessionExercises } from '#server/features/programs/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';

/** How many golfers train with an exercise. */
export type ExerciseUse = {
  /** Golfers whose active plan has a planned session with it. */
  readonly currentUsers: number;
  /** Other golfers who have done it. */
  readonly pastUsers: number;
  /** Planned sessions with it in active plans. */
  readonly scheduledSessions: number;
};

/** Counts the use of an exercise; undefined if there is no such exercise. */
export async function findExerciseUse(db: Db, id: string): Promise<ExerciseUse | undefined> {
  const { rows } = await db.execute<ExerciseUse>(sql`
    with planned as (
      select s.user_id from ${sessionExercises} x
      join scheduled_sessions s on s.session_id = x.session_id and s.status = 'planned'
      join enrollments e on e.id = s.enrollment_id
      where x.exercise_id = ${id} and e.completed_at is null and e.abandoned_at is null
    )
    select
      (select count(distinct user_id)::int from planned) as "currentUsers",
      (select count(*)::int from planned) as "scheduledSessions",
      (select count(*)::int from (
        select user_id from exercise_results where exercise_id = ${id} and done
        except select user_id from planned
      ) past) as "pastUsers"
    from ${exercises} where ${exercises.id} = ${id}`);
  return rows[0];
}
