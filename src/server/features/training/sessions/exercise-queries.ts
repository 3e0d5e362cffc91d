import { and, asc, eq, inArray, isNotNull, type SQLWrapper, sql } from 'drizzle-orm';
import { translate } from '#content/translation.ts';
import { mediaUrlOf } from '#contract/exercises.ts';
import { diagramUrl, type SessionExercise } from '#contract/programs.ts';
import type { DrillScore } from '#contract/training-schemas.ts';
import { labelDiagram } from '#domain/drills/diagram.ts';
import { withUnits } from '#domain/drills/distance.ts';
import { betterScore, type Focus, type Level, type ScoringRule } from '#domain/drills/drill.ts';
import {
  type ExerciseWords,
  exercises,
  exerciseWords,
  languageOfText,
  programSessions,
  sessionExercises,
  translated,
} from '#server/features/programs/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { instantText } from '#server/platform/database/instant-text.ts';
import type { Caller } from '#server/platform/routes/caller.ts';
import { media } from '#server/platform/storage/tables.ts';
import { exerciseResults, sessionCompletions } from '../tables.ts';

/** Whose scores, units, hand and language an exercise is told with. */
export type Reader = Pick<Caller, 'id' | 'units' | 'handedness' | 'language'>;

const columns = (language: string) => ({
  id: sessionExercises.id,
  sessionId: sessionExercises.sessionId,
  exerciseId: exercises.id,
  order: sessionExercises.position,
  duration: sessionExercises.duration,
  notes: sql<string | null>`${translated('session_exercises', 'notes', language)}`,
  name: exercises.name,
  // Administrators may choose a type that is no focus of its own.
  focus: sql<Focus>`case ${exercises.type} when 'iron_swing' then 'irons' else ${exercises.type} end`,
  level: sql<Level>`${exercises.difficulty}`,
  description: exercises.description,
  instructions: exercises.instructions,
  equipment: exercises.equipment,
  details: exercises.details,
  translation: exerciseWords(language),
  language: languageOfText('exercises', 'name', language),
  howToLanguage: languageOfText('exercises', 'steps', language),
  imageUrl: exercises.imageUrl,
  videoUrl: exercises.videoUrl,
  posterHash: sql<string | null>`(
    select ${media.posterHash} from ${media} where ${media.hash} = ${exercises.videoHash}
  )`,
  isAvailable: sql<boolean>`${exercises.deletedAt} is null`,
});

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

function selectExercises(db: Db, sessionIds: readonly string[], { id, language }: Reader) {
  const own = scoresOf(db, id);
  const scores = { lowest: own.lowest, highest: own.highest, last: own.last, count: own.count };
  return db
    .select({ ...columns(language), scores })
    .from(sessionExercises)
    .innerJoin(exercises, eq(exercises.id, sessionExercises.exerciseId))
    .leftJoinLateral(own, sql`true`)
    .where(inArray(sessionExercises.sessionId, [...sessionIds]))
    .orderBy(asc(sessionExercises.position));
}

/** The exercises of a session in order, distances in the golfer's units, with the golfer's scores. */
export async function findSessionExercises(
  db: Db,
  sessionId: string,
  reader: Reader,
): Promise<SessionExercise[]> {
  const rows = await selectExercises(db, [sessionId], reader);
  return rows.map((row) => toSessionExercise(row, reader));
}

/** The same for several sessions, by their ids. */
export async function findExercisesOf(
  db: Db,
  sessionIds: readonly string[],
  reader: Reader,
): Promise<ReadonlyMap<string, readonly SessionExercise[]>> {
  const rows = await selectExercises(db, sessionIds, reader);
  const bySession = Map.groupBy(rows, ({ sessionId }) => sessionId);
  return new Map(
    [...bySession].map(([id, own]) => [id, own.map((row) => toSessionExercise(row, reader))]),
  );
}

/** An exercise of a session, as far as completing the session needs it. */
export type ExerciseToScore = {
  readonly id: string;
  readonly exerciseId: string;
  readonly scoring: ScoringRule | null;
};

/** The exercises of a session in order, as one column of a query about that session. */
export const exercisesToScore = (sessionId: SQLWrapper) => sql<ExerciseToScore[]>`(
  select coalesce(json_agg(json_build_object(
    'id', se.id, 'exerciseId', x.id, 'scoring', x.details -> 'scoring'
  ) order by se.position), '[]'::json)
  from ${sessionExercises} se join ${exercises} x on x.id = se.exercise_id
  where se.session_id = ${sessionId}
)`;

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

function ownScoresOf({ scores, details }: Pick<Row, 'scores' | 'details'>) {
  const { lowest, highest, last, count } = scores ?? {};
  if (!details?.scoring || !count || lowest == null || highest == null || last == null) return null;
  return { best: betterScore(details.scoring, lowest, highest), last, count };
}

/** What an exercise says that an administrator made: it has no details of a drill. */
const noDetails = { purpose: '', setUp: '', steps: [], commonFaults: [] };

function toSessionExercise(found: Row, reader: Reader): SessionExercise {
  const { scores, posterHash, sessionId: _sessionId, ...rest } = found;
  const { details, translation, name, description, instructions, equipment, ...row } = rest;
  const words = translate<ExerciseWords>(
    { ...noDetails, ...details?.words, name, description, instructions, equipment },
    translation,
  );
  const say = (text: string) => withUnits(text, reader.units, reader.language);
  const { scoring, diagram } = words;
  return {
    ...row,
    posterUrl: posterHash && mediaUrlOf(posterHash),
    name: words.name,
    notes: row.notes && say(row.notes),
    description: say(words.description),
    instructions: say(words.instructions),
    purpose: say(words.purpose),
    setUp: say(words.setUp),
    steps: words.steps.map(say),
    commonFaults: words.commonFaults.map(({ fault, fix }) => ({
      fault: say(fault),
      fix: say(fix),
    })),
    equipment: words.equipment.map(say),
    venues: [...(details?.venues ?? [])],
    mode: details?.mode ?? null,
    scoring:
      details?.scoring && scoring
        ? { ...details.scoring, unit: scoring.unit, how: say(scoring.how) }
        : null,
    ownScores: ownScoresOf({ scores, details }),
    diagram: details?.diagram && diagram ? labelDiagram(details.diagram, diagram) : null,
    imageUrl: row.imageUrl ?? (details?.diagram ? diagramUrl(row.exerciseId, reader) : null),
  };
}
