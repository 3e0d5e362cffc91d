import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { SessionExercise } from '#contract/programs.ts';
import type { DrillScore } from '#contract/training-schemas.ts';
import { type Units, withUnits } from '#domain/drills/distance.ts';
import { betterScore, type Focus, type Level, type Scoring } from '#domain/drills/drill.ts';
import {
  exercises,
  programSessions,
  sessionExercises,
} from '#server/features/programs/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { instantText } from '#server/platform/database/instant-text.ts';
import { exerciseResults, sessionCompletions } from '../tables.ts';

/** Whose scores and units an exercise is told with. */
export type Reader = { readonly id: string; readonly units: Units };

const columns = {
  id: sessionExercises.id,
  exerciseId: exercises.id,
  order: sessionExercises.position,
  duration: sessionExercises.duration,
  notes: sessionExercises.notes,
  name: exercises.name,
  focus: sql<Focus>`${exercises.type}`,
  level: sql<Level>`${exercises.difficulty}`,
  description: exercises.description,
  details: exercises.details,
  imageUrl: exercises.imageUrl,
  videoUrl: exercises.videoUrl,
};

type Row = Awaited<ReturnType<typeof selectExercises>>[number];

/** A golfer's scores in the drill of each row, summed up: no row has one of somebody else. */
const scoresOf = (db: Db, userId: string) =>
  db
    .select({
      lowest: sql<number | null>`min(${exerciseResults.score})`.as('lowest'),
      highest: sql<number | null>`max(${exerciseResults.score})`.as('highest'),
      last: sql<number | null>`(
        array_agg(${exerciseResults.score} order by ${sessionCompletions.completedAt} desc)
      )[1]`.as('last'),
      count: sql<number>`count(*)::int`.as('count'),
    })
    .from(exerciseResults)
    .innerJoin(sessionCompletions, eq(sessionCompletions.id, exerciseResults.completionId))
    .where(
      and(
        eq(exerciseResults.userId, userId),
        eq(exerciseResults.exerciseId, exercises.id),
        isNotNull(exerciseResults.score),
      ),
    )
    .as('own');

function selectExercises(db: Db, sessionId: string, userId: string) {
  const own = scoresOf(db, userId);
  const scores = { lowest: own.lowest, highest: own.highest, last: own.last, count: own.count };
  return db
    .select({ ...columns, scores })
    .from(sessionExercises)
    .innerJoin(exercises, eq(exercises.id, sessionExercises.exerciseId))
    .leftJoinLateral(own, sql`true`)
    .where(eq(sessionExercises.sessionId, sessionId))
    .orderBy(asc(sessionExercises.position));
}

/** The exercises of a session in order, distances in the golfer's units, with the golfer's scores. */
export async function findSessionExercises(
  db: Db,
  sessionId: string,
  { id, units }: Reader,
): Promise<SessionExercise[]> {
  const rows = await selectExercises(db, sessionId, id);
  return rows.map((row) => toSessionExercise(row, units));
}

/** The exercises of a session, as far as completing it needs them. */
export async function findExercisesToScore(db: Db, sessionId: string) {
  return db
    .select({
      id: sessionExercises.id,
      exerciseId: exercises.id,
      scoring: sql<Scoring | null>`${exercises.details} -> 'scoring'`,
    })
    .from(sessionExercises)
    .innerJoin(exercises, eq(exercises.id, sessionExercises.exerciseId))
    .where(eq(sessionExercises.sessionId, sessionId))
    .orderBy(asc(sessionExercises.position));
}

/** A golfer's scores in a drill, oldest first; null when there is no such drill. */
export async function findScores(
  db: Db,
  { exerciseId, userId }: { exerciseId: string; userId: string },
): Promise<DrillScore[] | null> {
  const rows = await db
    .select({
      score: exerciseResults.score,
      recordedAt: instantText(sessionCompletions.completedAt),
    })
    .from(exercises)
    .leftJoin(
      exerciseResults,
      and(
        eq(exerciseResults.userId, userId),
        eq(exerciseResults.exerciseId, exercises.id),
        isNotNull(exerciseResults.score),
      ),
    )
    .leftJoin(sessionCompletions, eq(sessionCompletions.id, exerciseResults.completionId))
    .where(eq(exercises.id, exerciseId))
    .orderBy(asc(sessionCompletions.completedAt), asc(sessionCompletions.id));
  if (rows.length === 0) return null;
  return rows.flatMap(({ score, recordedAt }) => (score === null ? [] : [{ score, recordedAt }]));
}

/** Whether any program has this session. */
export async function isProgramSession(db: Db, sessionId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: programSessions.id })
    .from(programSessions)
    .where(eq(programSessions.id, sessionId));
  return row !== undefined;
}

function ownScoresOf({ scores, details: { scoring } }: Pick<Row, 'scores' | 'details'>) {
  const { lowest, highest, last, count } = scores ?? {};
  if (!scoring || !count || lowest == null || highest == null || last == null) return null;
  return { best: betterScore(scoring, lowest, highest), last, count };
}

function toSessionExercise({ scores, ...rest }: Row, units: Units): SessionExercise {
  const { details, ...row } = rest;
  const say = (text: string) => withUnits(text, units);
  const steps = details.steps.map(say);
  return {
    ...row,
    notes: row.notes && say(row.notes),
    description: say(row.description),
    instructions: steps.join(' '),
    purpose: say(details.purpose),
    setUp: say(details.setUp),
    steps,
    commonFaults: details.commonFaults.map(({ fault, fix }) => ({
      fault: say(fault),
      fix: say(fix),
    })),
    equipment: details.equipment.map(say),
    venues: [...details.venues],
    mode: details.mode,
    scoring: details.scoring && { ...details.scoring, how: say(details.scoring.how) },
    ownScores: ownScoresOf({ scores, details }),
    diagram: details.diagram,
    imageUrl: row.imageUrl ?? `/api/exercises/${row.exerciseId}/diagram.svg?units=${units}`,
  };
}
