import { eq, sql } from 'drizzle-orm';
import type { Withdrawn } from '#contract/training-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { instantText } from '#server/platform/database/instant-text.ts';
import { prepareStatement } from '#server/platform/database/prepared-query.ts';
import { placesOf } from '../places.ts';
import { scheduledSessions, sessionCompletions } from '../tables.ts';

export type ExerciseResult = {
  /** The id of the place in the session. */
  readonly sessionExerciseId: string;
  readonly exerciseId: string;
  readonly done: boolean;
  readonly score: number | null;
  /** The number of attempts behind the score; null if the score does not consist of attempts. */
  readonly attempts: number | null;
  readonly series: string;
  readonly cells: readonly number[] | null;
  readonly balls: readonly number[] | null;
  /** Whether the session used the drill's usual rules. */
  readonly isUsual: boolean;
};

type NewCompletion = {
  readonly scheduledSessionId: string;
  readonly userId: string;
  readonly rating: number;
  /** Minutes. */
  readonly duration: number;
  readonly notes: string | null;
  readonly completedOn: CalendarDate;
  /** ISO 8601. */
  readonly completedAt: string;
};

const given = sql.placeholder;

const insertion = prepareStatement(
  'insert_completion',
  sql`
    with done as (
      update scheduled_sessions set status = 'completed', completed_at = ${given('completedAt')}
      where id = ${given('scheduledSessionId')}
    ), started as (
      delete from session_progress where scheduled_session_id = ${given('scheduledSessionId')}
    ), completion as (
      insert into session_completions
        (scheduled_session_id, user_id, rating, duration, notes, completed_on, completed_at)
      values (
        ${given('scheduledSessionId')}, ${given('userId')}, ${given('rating')}, ${given('duration')},
        ${given('notes')}, ${given('completedOn')}, ${given('completedAt')}
      )
    )
    insert into exercise_results
      (scheduled_session_id, exercise_id, user_id, done, score, attempts, series, cells, balls)
    select ${given('scheduledSessionId')}, r."exerciseId", ${given('userId')}, r.done, r.score,
      r.attempts, r.series, r.cells, r.balls
    from jsonb_to_recordset(${given('results')}::jsonb) as r(
      "exerciseId" text, done boolean, score double precision, attempts smallint,
      series text, cells double precision[], balls double precision[]
    )`,
);

/** Marks a session as completed and writes its completion with the results, in one statement. */
export async function insertCompletion(
  db: Db,
  completion: NewCompletion,
  results: readonly ExerciseResult[],
): Promise<void> {
  await insertion(db, { ...completion, results: JSON.stringify(results) });
}

type StoredResult = {
  /** The id of the place in the session. */
  exerciseId: string;
  done: boolean;
  score: number | null;
  cells: number[] | null;
  balls: number[] | null;
};

const resultsOfCompletion = sql<StoredResult[]>`coalesce((
  select json_agg(json_build_object(
    'exerciseId', place.id, 'done', r.done, 'score', r.score, 'cells', r.cells,
    'balls', r.balls
  ) order by place.id)
  from exercise_results r join ${placesOf(scheduledSessions.id, scheduledSessions.sessionId)} place
    on place.exercise_id = r.exercise_id
  where r.scheduled_session_id = ${scheduledSessions.id}
), '[]'::json)`;

/** Finds the completion of a scheduled session with its results; null if it is not completed. */
export async function findCompletion(
  db: Db,
  scheduledSessionId: string,
): Promise<(Withdrawn & { completedOn: CalendarDate; imported: boolean }) | null> {
  const [row] = await db
    .select({
      id: sessionCompletions.scheduledSessionId,
      scheduledSessionId: sessionCompletions.scheduledSessionId,
      sessionId: scheduledSessions.sessionId,
      rating: sessionCompletions.rating,
      duration: sessionCompletions.duration,
      notes: sessionCompletions.notes,
      completedOn: sessionCompletions.completedOn,
      completedAt: instantText(sessionCompletions.completedAt),
      imported: sessionCompletions.imported,
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
    scores: results.flatMap(({ exerciseId, score, cells, balls }) =>
      score === null
        ? []
        : [{ exerciseId, score, ...(cells && { cells }), ...(balls && { balls }) }],
    ),
  };
}

/** Deletes the completion of a session with its results. */
export async function deleteCompletion(db: Db, scheduledSessionId: string): Promise<void> {
  await db
    .delete(sessionCompletions)
    .where(eq(sessionCompletions.scheduledSessionId, scheduledSessionId));
}
