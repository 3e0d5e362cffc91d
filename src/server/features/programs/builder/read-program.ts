import type { BuilderProgram } from '#contract/builder-schemas.ts';
import type { Program } from '#contract/programs.ts';
import type { DeletedPart } from '#domain/builder/edit.ts';
import {
  contentOfExercise,
  contentOfSession,
  contentOfWeek,
} from '#domain/builder/part-content.ts';
import type { DraftPlan, Translations } from '#domain/builder/plan.ts';
import type { Language } from '#domain/language.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller } from '#server/platform/auth/caller.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { revisionOf } from '#server/platform/routes/revision.ts';
import { findOverviews } from '../overview.ts';
import { pictureFor, programFor } from '../program-reader.ts';
import { contentOfPlan, findDraftOrPublished } from './draft-queries.ts';
import { findExerciseLines, type LineOf } from './exercise-lines.ts';

type Reader = Pick<Caller, 'units' | 'handedness' | 'language'>;

/** Reads a program with the plan that administrators edit. @throws AppError not_found */
export async function readBuilderProgram(
  db: Db,
  id: string,
  reader: Reader,
): Promise<BuilderProgram> {
  const [program] = await findOverviews(db, { id });
  if (program === undefined) throw new AppError('not_found');
  const draft = await findDraftOrPublished(db, program);
  const { plan, lastDeleted } = draft;
  const others = lastDeleted?.kind === 'exercise' ? [lastDeleted.exercise.exerciseId] : [];
  const lineOf = await findExerciseLines(db, plan, { language: reader.language, others });
  return {
    ...program,
    planRevision: revisionOf(contentOfPlan(program, draft)),
    lastDeleted: lastDeleted && {
      kind: lastDeleted.kind,
      title: titleOf(lastDeleted, lineOf),
      revision: revisionOf(lastDeleted),
    },
    weeks: describeWeeks(id, plan, { lineOf, reader }),
  };
}

function titleOf(deleted: DeletedPart, lineOf: LineOf): string {
  switch (deleted.kind) {
    case 'week':
      return deleted.week.title;
    case 'session':
      return deleted.session.title;
    case 'exercise':
      return lineOf(deleted.exercise.exerciseId).name;
  }
}

function describeWeeks(
  programId: string,
  { weeks }: DraftPlan,
  { lineOf, reader }: { readonly lineOf: LineOf; readonly reader: Reader },
): BuilderProgram['weeks'] {
  return weeks.map((week, index) => ({
    ...week,
    programId,
    weekNumber: index + 1,
    revision: revisionOf(contentOfWeek(week)),
    sessions: week.sessions.map((session) => ({
      ...session,
      programWeekId: week.id,
      revision: revisionOf(contentOfSession(session, week)),
      exercises: session.exercises.map((exercise, index) => {
        const line = lineOf(exercise.exerciseId);
        return {
          ...exercise,
          revision: revisionOf(contentOfExercise(exercise, session)),
          sessionId: session.id,
          task: exercise.task ?? {},
          variant: exercise.variant ?? null,
          ...line,
          order: index + 1,
          imageUrl: pictureFor(line, reader),
        };
      }),
    })),
  }));
}

/** Reads a program as golfers would see it if it were published now. @throws AppError not_found */
export async function previewProgram(db: Db, id: string, reader: Reader): Promise<Program> {
  const [program] = await findOverviews(db, { id, language: reader.language });
  if (program === undefined) throw new AppError('not_found');
  const { plan } = await findDraftOrPublished(db, program);
  const lineOf = await findExerciseLines(db, plan, reader);
  const version = program.version + (program.hasChanges ? 1 : 0);
  const weeks = previewWeeks(plan, { lineOf, language: reader.language });
  return programFor({ ...program, version, weeks }, reader);
}

type Written = {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  readonly translations: Translations;
};

/** Returns the texts of a part in a language, falling back to the original texts. */
function wordsOf({ title, description, translations, ...part }: Written, language: string) {
  const translated = translations[language] ?? {};
  const read = (field: string, own: string) => {
    const text = translated[field];
    return typeof text === 'string' ? text : own;
  };
  const isTranslated = typeof translated['title'] === 'string';
  return {
    title: read('title', title),
    description: read('description', description),
    language: isTranslated ? (language as Language) : part.language,
  };
}

function previewWeeks(
  { weeks }: DraftPlan,
  { lineOf, language }: { readonly lineOf: LineOf; readonly language: string },
): Program['weeks'] {
  return weeks.map((week, index) => ({
    id: week.id,
    focus: week.focus,
    weekNumber: index + 1,
    ...wordsOf(week, language),
    sessions: week.sessions.map((session) => ({
      id: session.id,
      focus: session.focus,
      dayNumber: session.dayNumber,
      totalDuration: session.totalDuration,
      ...wordsOf(session, language),
      exercises: session.exercises.map(({ id, exerciseId, duration }, index) => ({
        ...lineOf(exerciseId),
        id,
        duration,
        order: index + 1,
      })),
    })),
  }));
}
