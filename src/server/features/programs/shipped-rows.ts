import { createHash } from 'node:crypto';
import type { Content, ContentWords, ProgramWords } from '#content/content.ts';
import type { Program } from '#content/programs/program.ts';
import { type Translation, translate } from '#content/translation.ts';
import type { Drill, Focus } from '#domain/drills/drill.ts';
import { describeNeed } from '#domain/drills/equipment.ts';
import type { ExerciseIcon } from '#domain/drills/exercise.ts';
import type {
  exercises,
  programSessions,
  programs,
  programVersions,
  programWeeks,
  sessionExercises,
} from './tables.ts';

type ShippedExercise = typeof exercises.$inferInsert & { readonly shippedHash: string };

/** The rows of one version of a shipped program. */
type ShippedVersion = {
  readonly program: typeof programs.$inferInsert;
  readonly version: typeof programVersions.$inferInsert;
  readonly weeks: readonly (typeof programWeeks.$inferInsert)[];
  readonly sessions: readonly (typeof programSessions.$inferInsert)[];
  readonly exercises: readonly (typeof sessionExercises.$inferInsert)[];
};

const source = 'shipped' as const;

const icons: Readonly<Partial<Record<Focus, ExerciseIcon>>> = {
  putting: 'circle-dot',
  driving: 'zap',
  swing_practice: 'gauge',
  mental: 'brain',
  physical: 'activity',
};

/** Returns a short hash that changes with the value. */
export const hashOfContent = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Changes with a program's facts or its English text, which then need a new version. */
export const hashOfProgram = (program: Program, { words }: Content): string =>
  hashOfContent([program, words.programs[program.id]]);

/** Collects one thing's texts from all translations, leaving out languages that do not have it. */
function translationsOf<Texts extends object>(
  { translations }: Content,
  find: (words: Translation<ContentWords>, language: string) => Texts | undefined,
) {
  const found = Object.entries(translations).map(([language, words]) => [
    language,
    find(words, language),
  ]);
  return Object.fromEntries(found.filter(([, texts]) => texts !== undefined));
}

function wordsFor<Words>(words: Readonly<Record<string, Words>>, id: string): Words {
  const found = words[id];
  if (found === undefined) throw new Error(`The shipped content has no words for ${id}`);
  return found;
}

/** Makes the rows of all shipped exercises. The hash leaves out translations, because they change no facts. */
export function shippedExercises(content: Content): ShippedExercise[] {
  return content.drills.map((drill) => {
    const row = exerciseRow(drill, content.words);
    const translations = translationsOf(content, ({ exercises, equipment }, language) => {
      const words = exercises?.[drill.id];
      const things = translate(content.words.equipment, equipment);
      return (
        words && {
          ...words,
          equipment: drill.needs.map((need) => describeNeed(need, things, language)),
          ...(words.steps && { instructions: instructionsOf(words.steps) }),
        }
      );
    });
    return { ...row, source, shippedHash: hashOfContent(row), translations };
  });
}

const instructionsOf = (steps: readonly string[]) => steps.join(' ');

function exerciseRow(drill: Drill, { exercises, equipment }: ContentWords) {
  const { id, focus, minutes, level, ...facts } = drill;
  const words = wordsFor(exercises, id);
  const { name, description, ...detailWords } = words;
  return {
    id,
    name,
    description,
    type: focus,
    duration: minutes,
    instructions: instructionsOf(words.steps),
    equipment: facts.needs.map((need) => describeNeed(need, equipment, 'en')),
    difficulty: level,
    icon: icons[focus] ?? 'target',
    details: { ...facts, words: detailWords },
  };
}

type Texts = Readonly<Partial<Record<'title' | 'description' | 'notes', string>>>;

/** Maps the authored ids of a program's weeks, sessions and exercises to their texts. */
function textsById({ weeks = {} }: Translation<ProgramWords>): ReadonlyMap<string, Texts> {
  const texts = new Map<string, Texts>();
  for (const [weekId, { sessions = {}, ...week }] of Object.entries(weeks)) {
    texts.set(weekId, week);
    for (const [sessionId, { notes = {}, ...session }] of Object.entries(sessions)) {
      texts.set(sessionId, session);
      for (const [id, note] of Object.entries(notes)) texts.set(id, { notes: note });
    }
  }
  return texts;
}

/**
 * Returns the id of a row in a version of a program. The first version has the authored ids. Authored ids contain no
 * `@`, so ids of later versions never collide with them.
 */
export const idIn = (version: number, id: string) => (version === 1 ? id : `${id}@${version}`);

type Written = { readonly translations: Readonly<Record<string, Texts>> };

/** Adds the name of the task's variant to a row, in every language. */
function withVariant<Row extends Written>(
  row: Row,
  key: string | undefined,
  { words, translations }: Content,
) {
  if (key === undefined) return row;
  const others = Object.entries(translations).flatMap(([language, { variants }]) => {
    const variant = variants?.[key];
    return variant === undefined
      ? []
      : [[language, { ...row.translations[language], variant }] as const];
  });
  return {
    ...row,
    variant: wordsFor(words.variants, key),
    translations: { ...row.translations, ...Object.fromEntries(others) },
  };
}

/** Makes the rows of a shipped program for this version. */
export function shippedVersion(
  content: Content,
  program: Program,
  version: number,
): ShippedVersion {
  const { weeks, durationWeeks, sessionsPerWeek, minutesPerSession, ...facts } = program;
  const programId = program.id;
  const words = wordsFor(content.words.programs, programId);
  const english = textsById(words);
  const others = Object.entries(content.translations).map(
    ([language, { programs }]) => [language, textsById(programs?.[programId] ?? {})] as const,
  );
  /** The columns of every row: its id in this version and its texts. */
  const row = (id: string) => ({
    ...english.get(id),
    id: idIn(version, id),
    translations: Object.fromEntries(
      others.flatMap(([language, texts]) => {
        const found = texts.get(id);
        return found ? [[language, found]] : [];
      }),
    ),
  });
  const sessions = weeks.flatMap((week) =>
    week.sessions.map((session) => ({ ...session, weekId: idIn(version, week.id) })),
  );
  return {
    program: {
      ...facts,
      version,
      source,
      position: content.programs.indexOf(program),
      name: words.name,
      description: words.description,
      shippedHash: hashOfProgram(program, content),
      offeredHash: null,
      translations: translationsOf(content, ({ programs }) => {
        const { weeks: _, ...texts } = programs?.[programId] ?? {};
        return texts;
      }),
    },
    version: { programId, version, durationWeeks, sessionsPerWeek, minutesPerSession },
    weeks: weeks.map(({ sessions: _, ...week }) => ({
      ...week,
      programId,
      version,
      source,
      ...row(week.id),
    })),
    sessions: sessions.map(({ exercises: _, ...session }) => ({
      ...session,
      source,
      ...row(session.id),
    })),
    exercises: sessions.flatMap(({ id: sessionId, exercises }) =>
      exercises.map(({ id, drillId, minutes, task = {} }, index) => ({
        ...withVariant(row(id), task.variant, content),
        sessionId: idIn(version, sessionId),
        exerciseId: drillId,
        position: index + 1,
        duration: minutes,
        task,
      })),
    ),
  };
}
