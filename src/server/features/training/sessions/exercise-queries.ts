import { and, asc, eq, inArray, isNotNull, type SQLWrapper, sql } from 'drizzle-orm';
import { translate } from '#content/translation.ts';
import { mediaUrlOf } from '#contract/exercises.ts';
import { diagramUrl, type OwnScores, type SessionExercise } from '#contract/programs.ts';
import type { DrillScore } from '#contract/training-schemas.ts';
import { labelDiagram } from '#domain/drills/diagram.ts';
import { withUnits } from '#domain/drills/distance.ts';
import type { Focus, Level, ScoringRule } from '#domain/drills/drill.ts';
import {
  attemptsOf,
  type ExerciseTask,
  inAttemptsOf,
  isBetter,
  isUsual,
  type KeptScore,
  scoringFor,
  seriesOf,
} from '#domain/drills/task.ts';
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
  task: sessionExercises.task,
  variant: sql<string | null>`coalesce(
    ${translated('session_exercises', 'variant', language)}, ${sessionExercises.task} ->> 'variant'
  )`,
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

/** The series of each row's scores, as `seriesOf` names it. */
const series = sql<string>`concat_ws(' ',
  ${exercises.details} -> 'scoring' ->> 'edition', nullif(${sessionExercises.task} ->> 'variant', ''),
  case ${exercises.details} -> 'scoring' -> 'shape' ->> 'kind'
    when 'streak' then ${sessionExercises.task} ->> 'attempts' end
)`;

const kept = sql`json_build_object('score', ${exerciseResults.score}, 'attempts', ${exerciseResults.attempts})`;
const worth = sql`${exerciseResults.score} / coalesce(${exerciseResults.attempts}, 1)`;
const at = sql`${sessionCompletions.completedAt}`;

/** A golfer's scores of each row's series, summed up: no row has one of somebody else. */
const scoresOf = (db: Db, userId: string) =>
  db
    .select({
      lowest: sql<KeptScore | null>`(array_agg(${kept} order by ${worth}))[1]`.as('lowest'),
      highest: sql<KeptScore | null>`(array_agg(${kept} order by ${worth} desc))[1]`.as('highest'),
      last: sql<KeptScore | null>`(array_agg(${kept} order by ${at} desc))[1]`.as('last'),
      first: sql<KeptScore[] | null>`array_to_json((array_agg(${kept} order by ${at}))[1:2])`.as(
        'first',
      ),
      fewest: sql<number | null>`min(${exerciseResults.attempts})`.as('fewest'),
      most: sql<number | null>`max(${exerciseResults.attempts})`.as('most'),
      count: sql<number>`count(*)::int`.as('count'),
    })
    .from(exerciseResults)
    .innerJoin(sessionCompletions, eq(sessionCompletions.id, exerciseResults.completionId))
    .where(
      and(
        eq(exerciseResults.userId, userId),
        eq(exerciseResults.exerciseId, exercises.id),
        eq(exerciseResults.series, series),
        isNotNull(exerciseResults.score),
      ),
    )
    .as('own');

function selectExercises(db: Db, sessionIds: readonly string[], { id, language }: Reader) {
  const own = scoresOf(db, id);
  const { lowest, highest, last, first, fewest, most, count } = own;
  return db
    .select({
      ...columns(language),
      scores: { lowest, highest, last, first, fewest, most, count },
    })
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
  /** Of the exercise by itself. */
  readonly scoring: ScoringRule | null;
  readonly task: ExerciseTask;
};

/** The exercises of a session in order, as one column of a query about that session. */
export const exercisesToScore = (sessionId: SQLWrapper) => sql<ExerciseToScore[]>`(
  select coalesce(json_agg(json_build_object(
    'id', se.id, 'exerciseId', x.id, 'scoring', x.details -> 'scoring', 'task', se.task
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
      attempts: exerciseResults.attempts,
      series: exerciseResults.series,
      cells: exerciseResults.cells,
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
  return rows.flatMap(({ score, series, ...more }) =>
    score === null || series === null ? [] : [{ ...more, score, series }],
  );
}

/** Whether any program has this session. */
export async function isProgramSession(db: Db, sessionId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: programSessions.id })
    .from(programSessions)
    .where(eq(programSessions.id, sessionId));
  return row !== undefined;
}

/** What a golfer has scored in it before, in the attempts of this session. */
function ownScoresOf(scores: Row['scores'], rule: ScoringRule | null): OwnScores | null {
  const { lowest, highest, last, first, count } = scores ?? {};
  if (rule === null || !lowest || !highest || !last || !first || !count) return null;
  const [one, two] = first.map((kept) => inAttemptsOf(rule, kept));
  return {
    best: inAttemptsOf(rule, isBetter(rule, highest, lowest) ? highest : lowest),
    last: inAttemptsOf(rule, last),
    count,
    baseline: one === undefined || two === undefined ? null : (one + two) / 2,
    isMixed: new Set([attemptsOf(rule), scores?.fewest, scores?.most]).size > 1,
  };
}

/** What an exercise says that an administrator made: it has no details of a drill. */
const noDetails = { purpose: '', setUp: '', steps: [], commonFaults: [] };

function toSessionExercise(found: Row, reader: Reader): SessionExercise {
  const { scores, task, posterHash, sessionId: _sessionId, ...rest } = found;
  const { details, translation, name, description, instructions, equipment, ...row } = rest;
  const words = translate<ExerciseWords>(
    { ...noDetails, ...details?.words, name, description, instructions, equipment },
    translation,
  );
  const say = (text: string) => withUnits(text, reader.units, reader.language);
  const { diagram } = words;
  const rule = scoringFor(details?.scoring ?? null, task);
  return {
    ...row,
    posterUrl: posterHash && mediaUrlOf(posterHash),
    name: words.name,
    notes: row.notes && say(row.notes),
    variant: row.variant && say(row.variant),
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
    alternatives: (words.alternatives ?? []).map(say),
    safety: say(words.safety ?? ''),
    venues: [...(details?.venues ?? [])],
    mode: details?.mode ?? null,
    scoring:
      rule && words.scoring ? { ...rule, ...words.scoring, how: say(words.scoring.how) } : null,
    series: seriesOf(details?.scoring ?? null, task),
    isUsual: details?.scoring ? isUsual(details.scoring, task) : false,
    ownScores: ownScoresOf(scores, rule),
    diagram: details?.diagram && diagram ? labelDiagram(details.diagram, diagram) : null,
    imageUrl: row.imageUrl ?? (details?.diagram ? diagramUrl(row.exerciseId, reader) : null),
  };
}
