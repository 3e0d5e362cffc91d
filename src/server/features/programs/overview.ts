import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ListedProgram } from '#contract/admin.ts';
import type { Language } from '#domain/language.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { instantText } from '#server/platform/database/instant-text.ts';
import { revisionOf } from '#server/platform/routes/revision.ts';
import { shownColor } from './program-summary.ts';
import { languageOfText, programDrafts, programs, programVersions, translated } from './tables.ts';

/**
 * Whether an administrator has changed any part of a program or has a draft of it. New releases do not overwrite such
 * a program but offer their version.
 */
export const isChangedProgram = sql<boolean>`(
  programs.source = 'admin'
  or exists (select from program_drafts d where d.program_id = programs.id)
  or exists (
    select from program_weeks w left join program_sessions s on s.week_id = w.id
    where w.program_id = programs.id and w.version = programs.version
      and (w.source = 'admin' or s.source = 'admin')
  )
)`;

/** A number of the draft plan, or of the published plan if there is no draft. */
const planned = (field: 'durationWeeks' | 'sessionsPerWeek' | 'minutesPerSession') =>
  sql<number>`coalesce(
    (${programDrafts.plan} ->> ${sql.raw(`'${field}'`)})::int, ${programVersions[field]}
  )`;

/** The texts of a program in a language, or the original texts if no language is given. */
const texts = (language?: string) =>
  language === undefined
    ? {
        name: sql<string>`${programs.name}`,
        description: sql<string>`${programs.description}`,
        language: sql<Language>`${programs.language}`,
      }
    : {
        name: translated('programs', 'name', language),
        description: translated('programs', 'description', language),
        language: languageOfText('programs', 'name', language),
      };

/** The columns of a program that administrators see, without its plan. */
const overview = {
  id: programs.id,
  difficulty: programs.difficulty,
  color: shownColor,
  isActive: programs.isActive,
  targetHandicap: programs.targetHandicap,
  fromHandicap: programs.fromHandicap,
  durationWeeks: planned('durationWeeks'),
  sessionsPerWeek: planned('sessionsPerWeek'),
  minutesPerSession: planned('minutesPerSession'),
  version: programs.version,
  hasChanges: sql<boolean>`${programDrafts.programId} is not null`,
  origin: sql<ListedProgram['origin']>`case
    when ${programs.shippedHash} is null then 'own'
    when ${isChangedProgram} then 'changed'
    else 'shipped'
  end`,
  hasOffer: sql<boolean>`${programs.offeredHash} is not null`,
};

type Wanted = { readonly id?: string; readonly language?: string };

/** Finds all programs that are not deleted, or the one with this id, in the order of the program list. */
export async function findOverviews(db: Db, wanted: Wanted = {}) {
  const rows = await selectOverviews(db, wanted);
  return rows.map((row) => ({ ...row, revision: revisionOf(contentOfProgram(row)) }));
}

/** Finds all deleted programs, the most recently deleted first. */
export function findDeletedPrograms(db: Db) {
  const { id, color, origin } = overview;
  return db
    .select({ id, color, origin, ...texts(), deletedAt: instantText(programs.deletedAt) })
    .from(programs)
    .where(isNotNull(programs.deletedAt))
    .orderBy(desc(programs.deletedAt), programs.id);
}

type Overview = Awaited<ReturnType<typeof selectOverviews>>[number];

/** What an edit of a program may overwrite, apart from its plan. */
const contentOfProgram = (program: Overview) => {
  const { version: _, hasChanges: __, origin: ___, hasOffer: ____, ...content } = program;
  return content;
};

/** Finds what an edit of a program may overwrite, apart from its plan. */
export async function findProgramContent(db: Db, id: string) {
  const [program] = await selectOverviews(db, { id });
  return program && contentOfProgram(program);
}

const selectOverviews = (db: Db, { id, language }: Wanted) =>
  db
    .select({ ...overview, ...texts(language) })
    .from(programs)
    .leftJoin(programDrafts, eq(programDrafts.programId, programs.id))
    .leftJoin(
      programVersions,
      and(
        eq(programVersions.programId, programs.id),
        eq(programVersions.version, programs.version),
      ),
    )
    .where(and(isNull(programs.deletedAt), id === undefined ? undefined : eq(programs.id, id)))
    .orderBy(programs.position, programs.id);
