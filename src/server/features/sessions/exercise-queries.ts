import { asc, eq, sql } from 'drizzle-orm';
import type { SessionExercise } from '#contract/programs.ts';
import { type Units, withUnits } from '#domain/drills/distance.ts';
import type { Focus, Level } from '#domain/drills/drill.ts';
import { exercises, programSessions, sessionExercises } from '#server/features/programs/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';

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

const selectExercises = (db: Db, sessionId: string) =>
  db
    .select(columns)
    .from(sessionExercises)
    .innerJoin(exercises, eq(exercises.id, sessionExercises.exerciseId))
    .where(eq(sessionExercises.sessionId, sessionId))
    .orderBy(asc(sessionExercises.position));

/** The exercises of a session in order, their distances in the golfer's units. */
export async function findSessionExercises(
  db: Db,
  sessionId: string,
  units: Units,
): Promise<SessionExercise[]> {
  const rows = await selectExercises(db, sessionId);
  return rows.map((row) => toSessionExercise(row, units));
}

/** Whether any program has this session. */
export async function isProgramSession(db: Db, sessionId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: programSessions.id })
    .from(programSessions)
    .where(eq(programSessions.id, sessionId));
  return row !== undefined;
}

function toSessionExercise({ details, ...row }: Row, units: Units): SessionExercise {
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
    diagram: details.diagram,
    imageUrl: row.imageUrl ?? `/api/exercises/${row.exerciseId}/diagram.svg?units=${units}`,
  };
}
