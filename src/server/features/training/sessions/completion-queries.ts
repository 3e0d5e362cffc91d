import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Withdrawn } from '#contract/training-schemas.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { exerciseResults, scheduledSessions, sessionCompletions } from '../tables.ts';

export type ExerciseResult = {
  readonly sessionExerciseId: string;
  readonly exerciseId: string;
  readonly done: boolean;
  readonly score: number | null;
};

type NewCompletion = Omit<typeof sessionCompletions.$inferInsert, 'id'>;

/** Writes a completion with the results of its exercises. */
export async function insertCompletion(
  db: Db,
  completion: NewCompletion,
  results: readonly ExerciseResult[],
): Promise<void> {
  const id = randomUUID();
  await db.insert(sessionCompletions).values({ ...completion, id });
  if (results.length === 0) return;
  const { userId } = completion;
  await db
    .insert(exerciseResults)
    .values(results.map((result) => ({ ...result, completionId: id, userId })));
}

type StoredResult = { exerciseId: string; done: boolean; score: number | null };

const resultsOfCompletion = sql<StoredResult[]>`coalesce((
  select json_agg(json_build_object(
    'exerciseId', r.session_exercise_id, 'done', r.done, 'score', r.score
  ) order by r.session_exercise_id)
  from exercise_results r where r.completion_id = ${sessionCompletions.id}
), '[]'::json)`;

/** The completion of a scheduled session with its results, or null while it is not completed. */
export async function findCompletion(
  db: Db,
  scheduledSessionId: string,
): Promise<Withdrawn | null> {
  const [row] = await db
    .select({
      id: sessionCompletions.id,
      scheduledSessionId: sessionCompletions.scheduledSessionId,
      sessionId: scheduledSessions.sessionId,
      rating: sessionCompletions.rating,
      duration: sessionCompletions.duration,
      notes: sessionCompletions.notes,
      completedAt: sql<string>`to_json(${sessionCompletions.completedAt}) #>> '{}'`,
      results: resultsOfCompletion,
    })
    .from(sessionCompletions)
    .innerJoin(scheduledSessions, eq(scheduledSessions.id, sessionCompletions.scheduledSessionId))
    .where(eq(sessionCompletions.scheduledSessionId, scheduledSessionId));
  if (row === undefined) return null;
  const { results, ...completion } = row;
  const idsOf = (some: readonly StoredResult[]) => some.map(({ exerciseId }) => exerciseId);
  return {
    ...completion,
    completedExercises: idsOf(results.filter(({ done }) => done)),
    leftOut: idsOf(results.filter(({ done }) => !done)),
    scores: results.flatMap(({ exerciseId, score }) =>
      score === null ? [] : [{ exerciseId, score }],
    ),
  };
}

/** Takes the completion of a session back, with its results. */
export async function deleteCompletion(db: Db, scheduledSessionId: string): Promise<void> {
  await db
    .delete(sessionCompletions)
    .where(eq(sessionCompletions.scheduledSessionId, scheduledSessionId));
}
