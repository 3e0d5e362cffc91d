import { eq, inArray, sql } from 'drizzle-orm';
import type { Focus } from '#domain/drills/drill.ts';
import type { PlacedExercise } from '#domain/training/swapped-session.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { contentKeeper } from './keep-content.ts';
import {
  languageOfText,
  programSessions,
  programs,
  programWeeks,
  sessionExercises,
  translated,
} from './tables.ts';

/** Pairs of a program and a language kept in memory: more than any installation has. */
const mostKept = 500;

/** Changes with a program, its weeks and sessions: every write to weeks or sessions also writes the program. */
export const programState = sql<string>`${programs}.xmin::text`;

type Wanted = {
  readonly programId: string;
  /** The value of `programState`, read in the same query as the ids. */
  readonly state: string;
  readonly language: string;
  readonly sessionIds: readonly string[];
};

export type SessionTexts = Awaited<ReturnType<typeof findTexts>>[number];

/** Makes a function that reads the texts of sessions by id. */
export function sessionTextsReader() {
  const keep = contentKeeper<SessionTexts>(mostKept);
  return (db: Db, { programId, state, language, sessionIds: ids }: Wanted) =>
    keep({ of: `${programId} ${language}`, state, ids }, (missing) =>
      findTexts(db, missing, language),
    );
}

/** The exercises of a session in order, without the golfer's swaps. */
const exercises = sql<readonly PlacedExercise[]>`coalesce((
  select json_agg(json_build_object(
    'id', split_part(x.id, '@', 1), 'exerciseId', x.exercise_id, 'duration', x.duration
  ) order by x.position)
  from ${sessionExercises} x where x.session_id = ${programSessions.id}
), '[]'::json)`;

const findTexts = (db: Db, ids: readonly string[], language: string) =>
  db
    .select({
      id: programSessions.id,
      title: translated('program_sessions', 'title', language),
      language: languageOfText('program_sessions', 'title', language),
      focus: sql<Focus>`${programSessions.focus}`,
      totalDuration: programSessions.totalDuration,
      weekFocus: sql<Focus>`${programWeeks.focus}`,
      weekDescription: translated('program_weeks', 'description', language),
      weekLanguage: languageOfText('program_weeks', 'description', language),
      exercises,
    })
    .from(programSessions)
    .innerJoin(programWeeks, eq(programWeeks.id, programSessions.weekId))
    .where(inArray(programSessions.id, [...ids]));
