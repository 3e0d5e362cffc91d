import { and, eq, inArray, isNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import { translate } from '#content/translation.ts';
import type { SwapDrill } from '#contract/drill-swaps.ts';
import { withUnits } from '#domain/drills/distance.ts';
import { type Level, unitOf } from '#domain/drills/drill.ts';
import type { FitDrill, Swap } from '#domain/training/fit-session.ts';
import {
  type ExerciseWords,
  exercises,
  exerciseWords,
  focusOf,
  languageOfText,
  sessionExercises,
} from '#server/features/programs/public-queries.ts';
import type { Db, Tx } from '#server/platform/database/drizzle.ts';
import type { Reader } from '../sessions/exercise-queries.ts';
import { ownScoresOf, scoresIn } from '../sessions/own-scores.ts';
import { drillSwaps } from '../tables.ts';
import { usualSeries } from '../usual-task.ts';

/** The swaps of a scheduled session, as a column of another query. */
export const swapsOf = (scheduledSessionId: SQLWrapper) => sql<Swap[]>`coalesce((
  select json_agg(json_build_object(
    'sessionExerciseId', w.session_exercise_id, 'exerciseId', w.exercise_id, 'minutes', w.minutes
  ) order by w.session_exercise_id)
  from drill_swaps w where w.scheduled_session_id = ${scheduledSessionId}
), '[]'::json)`;

/** Finds the places of a session in order, as in its program. */
export function findPlaces(db: Db, sessionId: string) {
  return db
    .select({
      id: sql<string>`split_part(${sessionExercises.id}, '@', 1)`,
      exerciseId: sessionExercises.exerciseId,
      minutes: sessionExercises.duration,
    })
    .from(sessionExercises)
    .where(eq(sessionExercises.sessionId, sessionId))
    .orderBy(sessionExercises.position);
}

/** A drill as lists show it, with the data that decides whether it fits. */
export type FoundDrill = FitDrill & SwapDrill & { readonly isAvailable: boolean };

/** Finds these drills, and all other available drills of the same types. */
export async function findDrills(
  db: Db,
  ids: readonly string[],
  reader: Reader,
): Promise<FoundDrill[]> {
  const { details } = exercises;
  const own = scoresIn(db, reader.id, usualSeries(details));
  const { lowest, highest, last, first, fewest, most, count, all } = own;
  const sameType = sql`${exercises.type} in (select x.type from ${exercises} x where x.id in ${ids})`;
  const rows = await db
    .select({
      exerciseId: exercises.id,
      name: exercises.name,
      language: languageOfText('exercises', 'name', reader.language),
      focus: focusOf('exercises'),
      level: sql<Level>`${exercises.difficulty}`,
      minutes: exercises.duration,
      equipment: exercises.equipment,
      details,
      translation: exerciseWords(reader.language),
      isAvailable: sql<boolean>`${exercises.deletedAt} is null`,
      scores: { lowest, highest, last, first, fewest, most, count, all },
    })
    .from(exercises)
    .leftJoinLateral(own, sql`true`)
    .where(or(inArray(exercises.id, [...ids]), and(isNull(exercises.deletedAt), sameType)));
  return rows.map(({ details, translation, name, equipment, scores, ...row }) => {
    const words = translate<Pick<ExerciseWords, 'name' | 'equipment' | 'scoring'>>(
      { name, equipment, ...(details?.words.scoring && { scoring: details.words.scoring }) },
      translation,
    );
    const known = ownScoresOf(scores, details?.scoring ?? null);
    return {
      ...row,
      name: words.name,
      equipment: words.equipment.map((text) => withUnits(text, reader.units, reader.language)),
      mode: details?.mode ?? null,
      venues: [...(details?.venues ?? [])],
      needs: [...(details?.needs ?? [])],
      best:
        known && words.scoring
          ? { score: known.best, unit: unitOf(words.scoring, known.best, reader.language) }
          : null,
      hasScores: known !== null,
    };
  });
}

/** Finds the ids of all exercises. */
export async function findExerciseIds(tx: Tx): Promise<ReadonlySet<string>> {
  const found = await tx.select({ id: exercises.id }).from(exercises);
  return new Set(found.map(({ id }) => id));
}

/** Writes the swaps of a session, replacing all earlier ones. */
export async function writeSwaps(
  tx: Tx,
  { id, userId }: { readonly id: string; readonly userId: string },
  swaps: readonly Swap[],
): Promise<void> {
  await tx.delete(drillSwaps).where(eq(drillSwaps.scheduledSessionId, id));
  if (swaps.length === 0) return;
  await tx
    .insert(drillSwaps)
    .values(swaps.map((swap) => ({ ...swap, scheduledSessionId: id, userId })));
}

/**
 * Deletes swaps in an enrollment's planned sessions whose place no longer exists, now has an exercise of another
 * type, or whose drill the session contains anyway.
 */
export async function deleteLostSwaps(tx: Tx, enrollmentId: string): Promise<void> {
  await tx.execute(sql`
    delete from drill_swaps w using scheduled_sessions s
    where s.id = w.scheduled_session_id and s.enrollment_id = ${enrollmentId}
      and s.status = 'planned' and not exists (
        select from ${sessionExercises} x
        join ${exercises} planned on planned.id = x.exercise_id
        left join ${exercises} d on d.id = w.exercise_id
        where x.session_id = s.session_id and split_part(x.id, '@', 1) = w.session_exercise_id
          and (d.id is null or d.type = planned.type)
          and not exists (
            select from ${sessionExercises} other
            where other.session_id = s.session_id and other.id <> x.id
              and other.exercise_id = w.exercise_id
          )
      )`);
}
