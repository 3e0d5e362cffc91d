import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { translate } from '#content/translation.ts';
import { captionsUrlOf, mediaUrlOf } from '#contract/exercises.ts';
import { diagramUrl, type SessionExercise } from '#contract/programs.ts';
import type { DrillScore } from '#contract/training-schemas.ts';
import { labelDiagram } from '#domain/drills/diagram.ts';
import { withUnits } from '#domain/drills/distance.ts';
import type { Level, ScoringRule, ScoringWords } from '#domain/drills/drill.ts';
import {
  type ExerciseTask,
  isUsual,
  scoringFor,
  seriesKeyOf,
  withAttemptsIn,
} from '#domain/drills/task.ts';
import type { Language } from '#domain/language.ts';
import {
  type ExerciseWords,
  exercises,
  exerciseWords,
  focusOf,
  languageOfText,
  programSessions,
  sessionExercises,
  translated,
} from '#server/features/programs/public-queries.ts';
import type { Caller } from '#server/platform/auth/caller.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { instantText } from '#server/platform/database/instant-text.ts';
import { media } from '#server/platform/storage/tables.ts';
import { drillSwaps, exerciseResults, sessionCompletions } from '../tables.ts';
import { askedTask } from './asked-task.ts';
import { ownScoresOf, scoresIn } from './own-scores.ts';

/** The golfer who reads an exercise: it is shown with the golfer's scores, units, hand and language. */
export type Reader = Pick<Caller, 'id' | 'units' | 'handedness' | 'language'>;

/** Whether the golfer has swapped another drill into this place. */
const isReplaced = sql`coalesce(${drillSwaps.exerciseId} <> ${sessionExercises.exerciseId}, false)`;

const columns = (task: SQL<ExerciseTask>, language: string) => ({
  id: sessionExercises.id,
  asked: sql<number>`asked.at`,
  exerciseId: exercises.id,
  order: sessionExercises.position,
  duration: sql<number>`coalesce(${drillSwaps.minutes}, ${sessionExercises.duration})`,
  notes: sql<string | null>`case when not ${isReplaced}
    then ${translated('session_exercises', 'notes', language)} end`,
  name: exercises.name,
  focus: focusOf('exercises'),
  level: sql<Level>`${exercises.difficulty}`,
  description: exercises.description,
  instructions: exercises.instructions,
  equipment: exercises.equipment,
  details: exercises.details,
  task,
  variant: sql<string | null>`case when not ${isReplaced} then coalesce(
    ${translated('session_exercises', 'variant', language)}, ${sessionExercises.task} ->> 'variant'
  ) end`,
  translation: exerciseWords(language),
  language: languageOfText('exercises', 'name', language),
  howToLanguage: languageOfText('exercises', 'steps', language),
  imageUrl: exercises.imageUrl,
  videoUrl: exercises.videoUrl,
  posterHash: sql<string | null>`(
    select ${media.posterHash} from ${media} where ${media.hash} = ${exercises.videoHash}
  )`,
  captionsLanguage: sql<Language | null>`
    case when ${exercises.captions} is not null then ${exercises.language} end
  `,
  isAvailable: sql<boolean>`${exercises.deletedAt} is null`,
});

/** The series of each row's scores, in the format of `seriesKeyOf`. */
const seriesFor = (task: SQL) => sql<string>`concat_ws(' ',
  ${exercises.details} -> 'scoring' ->> 'edition', nullif(${task} ->> 'variant', ''),
  case ${exercises.details} -> 'scoring' -> 'shape' ->> 'kind'
    when 'streak' then ${task} ->> 'attempts' end
)`;

/** A session: from a program, or from a golfer's plan with its swaps. */
export type AskedSession = {
  readonly sessionId: string;
  readonly scheduledSessionId: string | null;
};

const swapOfPlace = and(
  sql`${drillSwaps.scheduledSessionId} = asked.scheduled`,
  sql`${drillSwaps.sessionExerciseId} = split_part(${sessionExercises.id}, '@', 1)`,
);
const drillOfPlace = sql`case when ${drillSwaps.sessionExerciseId} is null
  then ${sessionExercises.exerciseId} else ${drillSwaps.exerciseId} end`;

function selectExercises(db: Db, sessions: readonly AskedSession[], { id, language }: Reader) {
  const given = sql`case when ${isReplaced} then '{}'::jsonb else ${sessionExercises.task} end`;
  const task = askedTask(given, exercises.id, sql`${id}`);
  const own = scoresIn(db, id, seriesFor(task));
  const { lowest, highest, last, first, fewest, most, count, all } = own;
  const asked = sessions.map(({ sessionId, scheduledSessionId }, at) => ({
    at,
    session: sessionId,
    scheduled: scheduledSessionId,
  }));
  return db
    .select({
      ...columns(task, language),
      scores: { lowest, highest, last, first, fewest, most, count, all },
    })
    .from(sessionExercises)
    .innerJoin(
      sql`jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(at int, session text, scheduled uuid)`,
      sql`${sessionExercises.sessionId} = asked.session`,
    )
    .leftJoin(drillSwaps, swapOfPlace)
    .innerJoin(exercises, eq(exercises.id, drillOfPlace))
    .leftJoinLateral(own, sql`true`)
    .orderBy(asc(sessionExercises.position));
}

/** Finds the exercises of a session in order, with distances in the golfer's units and with the golfer's scores. */
export async function findSessionExercises(
  db: Db,
  session: AskedSession,
  reader: Reader,
): Promise<SessionExercise[]> {
  const rows = await selectExercises(db, [session], reader);
  return rows.map((row) => toSessionExercise(row, reader));
}

/** Finds the exercises of several sessions of a plan, keyed by scheduled session id. */
export async function findExercisesOf(
  db: Db,
  sessions: readonly AskedSession[],
  reader: Reader,
): Promise<ReadonlyMap<string, readonly SessionExercise[]>> {
  const rows = await selectExercises(db, sessions, reader);
  const bySession = Map.groupBy(rows, ({ asked }) => sessions[asked]?.scheduledSessionId ?? '');
  return new Map(
    [...bySession].map(([id, own]) => [id, own.map((row) => toSessionExercise(row, reader))]),
  );
}

/** Finds a golfer's scores in a drill, oldest first; null if there is no such drill. */
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
    .leftJoin(
      sessionCompletions,
      eq(sessionCompletions.scheduledSessionId, exerciseResults.scheduledSessionId),
    )
    .where(eq(exercises.id, exerciseId))
    .orderBy(asc(sessionCompletions.completedAt), asc(sessionCompletions.scheduledSessionId));
  if (rows.length === 0) return null;
  return rows.flatMap(({ score, series, ...more }) =>
    score === null || series === null ? [] : [{ ...more, score, series }],
  );
}

/**
 * Finds a session of any program, with its place in the golfer's active plan if it has one; null if there is no such
 * session.
 */
export async function findAskedSession(
  db: Db,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<AskedSession | null> {
  const [row] = await db
    .select({
      sessionId: programSessions.id,
      scheduledSessionId: sql<string | null>`(
        select s.id from scheduled_sessions s join enrollments e on e.id = s.enrollment_id
        where s.session_id = ${programSessions}.id and s.user_id = ${userId}
          and e.completed_at is null and e.abandoned_at is null
        limit 1
      )`,
    })
    .from(programSessions)
    .where(eq(programSessions.id, sessionId));
  return row ?? null;
}

/** Whether any program has this session. */
export async function isProgramSession(db: Db, sessionId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: programSessions.id })
    .from(programSessions)
    .where(eq(programSessions.id, sessionId));
  return row !== undefined;
}

type Row = Awaited<ReturnType<typeof selectExercises>>[number];

/** Empty texts for an exercise made by an administrator, which has no drill details. */
const noDetails = { purpose: '', setUp: '', steps: [], commonFaults: [] };

/** The scoring instructions of a drill, in the golfer's units. */
const scoringWords = (
  { how, cells, ...words }: ScoringWords,
  rule: ScoringRule,
  say: (text: string) => string,
) => ({
  ...words,
  how: withAttemptsIn(say(how), rule),
  ...(cells && {
    cells: Object.fromEntries(Object.entries(cells).map(([id, name]) => [id, say(name)])),
  }),
});

function toSessionExercise(found: Row, reader: Reader): SessionExercise {
  const { scores, task, posterHash, captionsLanguage, asked: _asked, ...rest } = found;
  const { details, translation, name, description, instructions, equipment, ...row } = rest;
  const words = translate<ExerciseWords>(
    { ...noDetails, ...details?.words, name, description, instructions, equipment },
    translation,
  );
  const say = (text: string) => withUnits(text, reader.units, reader.language);
  const { diagram } = words;
  const rule = scoringFor(details?.scoring ?? null, task, reader.units);
  return {
    ...row,
    posterUrl: posterHash && mediaUrlOf(posterHash),
    captions: captionsLanguage && {
      url: captionsUrlOf(row.exerciseId),
      language: captionsLanguage,
    },
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
    needs: [...(details?.needs ?? [])],
    alternatives: (words.alternatives ?? []).map(say),
    safety: say(words.safety ?? ''),
    venues: [...(details?.venues ?? [])],
    mode: details?.mode ?? null,
    scoring: rule && words.scoring ? { ...rule, ...scoringWords(words.scoring, rule, say) } : null,
    series: seriesKeyOf(details?.scoring ?? null, task),
    isUsual: details?.scoring ? isUsual(details.scoring, task) : false,
    ownScores: ownScoresOf(scores, rule),
    diagram: details?.diagram && diagram ? labelDiagram(details.diagram, diagram) : null,
    imageUrl: row.imageUrl ?? (details?.diagram ? diagramUrl(row.exerciseId, reader) : null),
  };
}
