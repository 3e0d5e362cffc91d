import { eq, inArray, sql } from 'drizzle-orm';
import type { Focus } from '#domain/drills/drill.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { languageOfText, programSessions, programs, programWeeks, translated } from './tables.ts';

/** Programs in one language each that are kept in memory: more than anybody has. */
const mostKept = 500;

/** Differs after every change of a program, its weeks and sessions: whoever writes these writes the program, too. */
export const programState = sql<string>`${programs}.xmin::text`;

type Wanted = {
  readonly programId: string;
  /** `programState` as it was read with the ids. */
  readonly state: string;
  readonly language: string;
  readonly sessionIds: readonly string[];
};

export type SessionTexts = Awaited<ReturnType<typeof findTexts>>[number];

/**
 * Makes the reader of what programs say of their sessions, by id. It keeps what it has read: hundreds of golfers
 * follow the same program, and their plans are read again and again.
 */
export function sessionTextsReader() {
  const kept = new Map<string, Map<string, SessionTexts>>();
  return async (db: Db, wanted: Wanted): Promise<ReadonlyMap<string, SessionTexts>> => {
    const { programId, state, language, sessionIds } = wanted;
    const key = [programId, state, language].join(' ');
    const known = kept.get(key) ?? new Map<string, SessionTexts>();
    const missing = sessionIds.filter((id) => !known.has(id));
    if (missing.length === 0) return known;
    for (const texts of await findTexts(db, missing, language)) known.set(texts.id, texts);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, known);
    return known;
  };
}

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
    })
    .from(programSessions)
    .innerJoin(programWeeks, eq(programWeeks.id, programSessions.weekId))
    .where(inArray(programSessions.id, [...ids]));
