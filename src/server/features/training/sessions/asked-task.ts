import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ExerciseTask } from '#domain/drills/task.ts';
import { testsByReach } from '#domain/skill-tests/reach.ts';
import { shortDistances } from '#domain/skill-tests/skill-test.ts';
import { users } from '#server/platform/auth/tables.ts';

const tests = sql.join(
  testsByReach.map((id) => sql`${id}`),
  sql`, `,
);

/**
 * The task of an exercise for this golfer, for use in a query. Golfers with a short reach take the full-shot tests
 * over shorter distances.
 * @param given the task in the program; empty for a drill that was swapped in
 */
export const askedTask = (
  given: SQLWrapper,
  exerciseId: SQLWrapper,
  userId: SQLWrapper,
): SQL<ExerciseTask> => sql<ExerciseTask>`case
  when ${exerciseId} in (${tests})
    and exists (select from ${users} golfer where golfer.id = ${userId} and golfer.reach = 'short')
  then ${given} || ${JSON.stringify({ variant: shortDistances })}::jsonb
  else ${given} end`;
