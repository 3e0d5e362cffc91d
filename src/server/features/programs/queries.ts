import { and, asc, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { translate } from '#content/translation.ts';
import type { Program, ProgramSummary } from '#contract/programs.ts';
import { labelDiagram } from '#domain/drills/diagram.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { programSummary } from './program-summary.ts';
import {
  exercises,
  exerciseWords,
  focusOf,
  languageOfText,
  programs,
  programVersions,
  translated,
} from './tables.ts';

/** The weeks, sessions and exercises of a version as one JSON value, read in a single round trip. */
const outline = (language: string) => sql<Program['weeks']>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', w.id, 'weekNumber', w.week_number, 'focus', w.focus,
    'title', ${translated('w', 'title', language)},
    'description', ${translated('w', 'description', language)},
    'language', ${languageOfText('w', 'title', language)},
    'sessions', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', s.id, 'dayNumber', s.day_number, 'focus', s.focus, 'totalDuration', s.total_duration,
        'title', ${translated('s', 'title', language)},
        'description', ${translated('s', 'description', language)},
        'language', ${languageOfText('s', 'title', language)},
        'exercises', coalesce((
          select jsonb_agg(jsonb_build_object(
            'id', x.id, 'exerciseId', e.id, 'order', x.position, 'duration', x.duration,
            'name', ${translated('e', 'name', language)},
            'focus', ${focusOf('e')},
            'description', ${translated('e', 'description', language)},
            'instructions', ${translated('e', 'instructions', language)},
            'isAvailable', e.deleted_at is null,
            'imageUrl', coalesce(e.image_url, case
              when jsonb_typeof(e.details -> 'diagram') = 'object' then '/api/exercises/' || e.id || '/diagram.svg'
            end),
            'videoUrl', e.video_url
          ) order by x.position)
          from session_exercises x join exercises e on e.id = x.exercise_id
          where x.session_id = s.id
        ), '[]'::jsonb)
      ) order by s.day_number, s.id)
      from program_sessions s where s.week_id = w.id
    ), '[]'::jsonb)
  ) order by w.week_number)
  from program_weeks w
  where w.program_id = ${programVersions.programId} and w.version = ${programVersions.version}
), '[]'::jsonb)`;

const versionOf = (version: SQLWrapper | number) =>
  and(eq(programVersions.programId, programs.id), eq(programVersions.version, version));

/** Whether golfers can enroll in a program. A program that was never published has no version to join. */
const isOffered = sql<boolean>`(${programs.isActive} and ${programs.deletedAt} is null)`;

export function findOfferedPrograms(db: Db, language: string): Promise<ProgramSummary[]> {
  return db
    .select(programSummary(language))
    .from(programs)
    .innerJoin(programVersions, versionOf(programs.version))
    .where(isOffered)
    .orderBy(asc(programs.position), asc(programs.id));
}

export type ShownPrograms = readonly (ProgramSummary & Pick<Program, 'weeks'>)[];

/** Finds the first `most` programs that golfers can enroll in, with their plans. */
export async function findShownPrograms(
  db: Db,
  { language, most }: { readonly language: string; readonly most: number },
): Promise<ShownPrograms> {
  const offered = (await findOfferedPrograms(db, language)).slice(0, most);
  const plans = await Promise.all(offered.map(({ id }) => findProgram(db, { id, language })));
  return offered.map((program, index) => ({ ...program, weeks: plans[index]?.weeks ?? [] }));
}

/** Returns a hash that changes whenever a program changes that golfers can enroll in. */
export async function shownFingerprint(db: Db): Promise<string> {
  const rows = sql`string_agg(${programs}::text, '' order by ${programs.position}, ${programs.id})`;
  const [row] = await db
    .select({ hash: sql<string>`md5(coalesce(${rows}, ''))` })
    .from(programs)
    .where(isOffered);
  return row?.hash ?? '';
}

type Wanted = { readonly id: string; readonly version?: number; readonly language: string };

type FoundProgram = Program & { readonly isOffered: boolean };

/**
 * Finds a program with its current plan or with that of a given version, and whether golfers can enroll in it. A
 * deleted program is found only by a given version.
 */
export async function findProgram(db: Db, wanted: Wanted): Promise<FoundProgram | undefined> {
  const { id, version, language } = wanted;
  const [row] = await db
    .select({
      ...programSummary(language),
      version: programVersions.version,
      weeks: outline(language),
      isOffered,
    })
    .from(programs)
    .innerJoin(programVersions, versionOf(version ?? programs.version))
    .where(
      and(eq(programs.id, id), version === undefined ? isNull(programs.deletedAt) : undefined),
    );
  return row;
}

/** Finds the drawing of an exercise in a language; undefined if there is none. */
export async function findDiagram(db: Db, exerciseId: string, language: string) {
  const [row] = await db
    .select({ details: exercises.details, words: exerciseWords(language) })
    .from(exercises)
    .where(eq(exercises.id, exerciseId));
  const { diagram, words } = row?.details ?? {};
  if (!diagram || !words?.diagram) return undefined;
  return labelDiagram(diagram, translate(words.diagram, row?.words?.diagram));
}
