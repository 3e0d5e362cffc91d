import { definedFields } from '#domain/defined-fields.ts';
import { withoutTexts } from './change-texts.ts';
import {
  changeSessionIn,
  type Edit,
  type EditProblem,
  findExercise,
  findSession,
  insertAt,
} from './edit.ts';
import { type DraftExercise, type DraftPlan, planLimits } from './plan.ts';

type ExerciseFields = Pick<DraftExercise, 'exerciseId' | 'duration' | 'notes' | 'task'>;

type ExerciseChange = {
  readonly [Key in keyof ExerciseFields]?: ExerciseFields[Key] | undefined;
} & {
  /** Its position in the session, from 1. Later exercises move down by one. */
  readonly order?: number | undefined;
  /** The session to move it to. */
  readonly sessionId?: string | undefined;
};

type Place = {
  readonly sessionId: string;
  /** The position, from 1; later exercises move down by one. If the session is shorter, it goes to the end. */
  readonly order: number;
};

/** Adds an exercise to a session. A session cannot contain the same exercise twice. */
export function addExercise(
  plan: DraftPlan,
  exercise: DraftExercise,
  { sessionId, order }: Place,
): Edit | EditProblem {
  const session = findSession(plan, sessionId)?.session;
  if (session === undefined) return 'no_such_part';
  const { exercises } = session;
  if (exercises.length >= planLimits.exercisesPerSession) return 'exercises_full';
  if (exercises.some(({ exerciseId }) => exerciseId === exercise.exerciseId)) {
    return 'exercise_twice';
  }
  const added = { ...session, exercises: insertAt(exercises, order - 1, exercise) };
  return { plan: changeSessionIn(plan, sessionId, () => added), partId: exercise.id };
}

/** Changes an exercise, moves it within its session, or moves it to another session. */
export function changeExercise(
  plan: DraftPlan,
  id: string,
  { order, sessionId, ...changes }: ExerciseChange,
): Edit | EditProblem {
  const found = findExercise(plan, id);
  if (found === undefined) return 'no_such_part';
  const { exercise, session, index } = found;
  const changed = { ...exercise, ...definedFields(changes) };
  const isOtherVariant = changed.task?.variant !== exercise.task?.variant;
  const reworded = [
    ...(changed.notes === exercise.notes ? [] : ['notes']),
    ...(isOtherVariant ? ['variant'] : []),
  ];
  const translations = withoutTexts(exercise.translations, reworded);
  const moves = sessionId !== undefined && sessionId !== session.id;
  return addExercise(
    withoutExercise(plan, id),
    { ...changed, ...(isOtherVariant && { variant: null }), translations },
    {
      sessionId: sessionId ?? session.id,
      order: order ?? (moves ? planLimits.exercisesPerSession : index + 1),
    },
  );
}

export function deleteExercise(plan: DraftPlan, id: string): Edit | EditProblem {
  const found = findExercise(plan, id);
  if (found === undefined) return 'no_such_part';
  const { exercise, session, index } = found;
  return {
    plan: withoutExercise(plan, id),
    partId: id,
    deleted: { kind: 'exercise', sessionId: session.id, index, exercise },
  };
}

const withoutExercise = (plan: DraftPlan, exerciseId: string): DraftPlan => ({
  ...plan,
  weeks: plan.weeks.map((week) => ({
    ...week,
    sessions: week.sessions.map((session) => ({
      ...session,
      exercises: session.exercises.filter(({ id }) => id !== exerciseId),
    })),
  })),
});
