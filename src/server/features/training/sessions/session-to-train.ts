import { eq, type SQL, sql } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { ScoringRule } from '#domain/drills/drill.ts';
import type { ExerciseTask } from '#domain/drills/task.ts';
import { swapExercises } from '#domain/training/swapped-session.ts';
import {
  exerciseState,
  programState,
  programs,
  scoringRulesReader,
  sessionExercises,
  sessionTextsReader,
} from '#server/features/programs/public-queries.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import { instantText } from '#server/platform/database/instant-text.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import { swapsOf } from '../swaps/swap-queries.ts';
import { enrollments, scheduledSessions } from '../tables.ts';
import { askedTask } from './asked-task.ts';
import { type FoundSession, own, placed, restOfPlan } from './session-queries.ts';

/** The parts of an exercise that completing a session needs. */
export type ExerciseToScore = {
  readonly id: string;
  readonly exerciseId: string;
  /** The exercise's own rule, without the session's task. */
  readonly scoring: ScoringRule | null;
  readonly task: ExerciseTask;
};

/** The parts of a session that training needs. */
export type SessionToTrain = Pick<FoundSession, 'planned' | 'swaps' | 'restOfPlan'> & {
  readonly enrollmentId: string;
  readonly startDate: CalendarDate;
  readonly sessionsPerWeek: number;
  readonly isAbandoned: boolean;
  readonly programCompletedAt: string | null;
  readonly exercises: readonly ExerciseToScore[];
};

type StoredExercise = Omit<ExerciseToScore, 'scoring'>;

/** The exercise at a place: the swapped-in one, if any. Null if the golfer has left the place out. */
const exerciseInPlace = sql`case when w.session_exercise_id is null then se.exercise_id else w.exercise_id end`;

/** The exercises of a scheduled session in order. */
const storedExercises: SQL<StoredExercise[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'id', se.id, 'exerciseId', ${exerciseInPlace}, 'task', ${askedTask(
      sql`case when ${exerciseInPlace} = se.exercise_id then se.task else '{}'::jsonb end`,
      exerciseInPlace,
      scheduledSessions.userId,
    )}
  ) order by se.position), '[]'::json)
  from ${sessionExercises} se
  left join drill_swaps w on w.scheduled_session_id = ${scheduledSessions.id}
    and w.session_exercise_id = split_part(se.id, '@', 1)
  where se.session_id = ${scheduledSessions.sessionId} and ${exerciseInPlace} is not null
)`;

const storedSession = prepareQuery('session_to_train', (db) =>
  db
    .select({
      planned: placed,
      programId: enrollments.programId,
      state: programState,
      exerciseState,
      swaps: swapsOf(scheduledSessions.id),
      startDate: enrollments.startDate,
      enrollmentId: enrollments.id,
      isAbandoned: sql<boolean>`${enrollments.abandonedAt} is not null`,
      programCompletedAt: instantText<string | null>(enrollments.completedAt),
      sessionsPerWeek: enrollments.sessionsPerWeek,
      restOfPlan,
      exercises: storedExercises,
    })
    .from(scheduledSessions)
    .innerJoin(enrollments, eq(enrollments.id, scheduledSessions.enrollmentId))
    .innerJoin(programs, eq(programs.id, enrollments.programId))
    .where(own),
);

export type FindSessionToTrain = ReturnType<typeof sessionToTrainFinder>;

/**
 * Makes a function that finds the golfer's own session to train. It keeps the content of programs and exercises in
 * memory, because unpacking it takes PostgreSQL longer than the rest of the query.
 */
export function sessionToTrainFinder() {
  const readTexts = sessionTextsReader();
  const readRules = scoringRulesReader();
  /** @throws AppError not_found */
  return async ({ tx, golfer }: Change, id: string): Promise<SessionToTrain> => {
    const [found] = await storedSession(tx, { id, userId: golfer.id });
    if (found === undefined) throw new AppError('not_found');
    const { planned, programId, state, exerciseState, exercises, ...session } = found;
    const { language } = golfer;
    const wanted = { programId, state, language, sessionIds: [planned.sessionId] };
    const texts = (await readTexts(tx, wanted)).get(planned.sessionId);
    if (texts === undefined) throw new Error(`There is no session ${planned.sessionId}`);
    const ids = exercises.map(({ exerciseId }) => exerciseId);
    const rules = await readRules(tx, { state: exerciseState, ids });
    const { exercises: unswapped, ...words } = texts;
    const totalDuration = words.totalDuration + swapExercises(unswapped, session.swaps).moreMinutes;
    return {
      ...session,
      planned: { ...words, ...planned, totalDuration },
      exercises: exercises.map(({ id, exerciseId, task }) => ({
        id,
        exerciseId,
        task,
        scoring: rules.get(exerciseId)?.scoring ?? null,
      })),
    };
  };
}
