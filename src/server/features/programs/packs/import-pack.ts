import { and, asc, inArray, isNull } from 'drizzle-orm';
import { builderLength } from '#contract/builder-schemas.ts';
import type { Pack, PackExercise, PackProgram } from '#contract/packs-schemas.ts';
import type { DraftPlan } from '#domain/builder/plan.ts';
import { canonicalJson } from '#domain/packs/canonical-json.ts';
import { freeNumber, numbered } from '#domain/packs/free-name.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import type { Tx } from '#server/platform/database/drizzle.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { insertProgram } from '../builder/save-program.ts';
import { setCaptions, setImage, setVideo } from '../exercises/set-media.ts';
import { exercises, programs } from '../tables.ts';
import { packExerciseOf, rowOfPackExercise } from './pack-exercise.ts';

type Tools = Pick<Platform, 'ffmpeg' | 'sendJob'>;

type Import = { readonly pack: Pack; readonly again: boolean };

type Imported = {
  readonly programId: string;
  readonly exercises: { readonly added: number; readonly reused: number };
};

/**
 * Creates a program from a pack. Everything gets new ids, so existing rows do not change. An exercise that already
 * exists with the same content is reused instead of copied.
 * @throws AppError pack_known when there is a program with this name, unless it is wanted `again` with a number
 */
export async function importPack(
  tools: Tools,
  change: Change,
  { pack, again }: Import,
): Promise<Imported> {
  const { weeks: _, durationWeeks, sessionsPerWeek, minutesPerSession, ...facts } = pack.program;
  const number = freeNumber(facts.name, await findNames(change.tx), builderLength.name);
  if (number > 1 && !again) throw new AppError('pack_known');
  const known = await findSame(change.tx, pack.exercises);
  const ids = pack.exercises.map((exercise) => known.get(canonicalJson(exercise)) ?? newId());
  const reused = new Set(known.values());
  const added = pack.exercises.flatMap((exercise, index) => {
    const id = ids[index] ?? '';
    return reused.has(id) ? [] : [{ exercise, id }];
  });
  await addExercises(tools, change, added);
  const numbers = { durationWeeks, sessionsPerWeek, minutesPerSession };
  const plan = { ...numbers, weeks: weeksOf(pack.program, ids) };
  const programId = await insertProgram(
    change,
    number > 1 ? withNumber(facts, number) : facts,
    plan,
  );
  return { programId, exercises: { added: added.length, reused: ids.length - added.length } };
}

/** The names of all programs that are not deleted. */
async function findNames(tx: Tx): Promise<readonly string[]> {
  const rows = await tx
    .select({ name: programs.name })
    .from(programs)
    .where(isNull(programs.deletedAt));
  return rows.map(({ name }) => name);
}

/** Puts a number after the name of a program in every language. */
function withNumber<Facts extends Pick<PackProgram, 'name' | 'translations'>>(
  facts: Facts,
  number: number,
): Facts {
  const rename = (name: string) => numbered(name, number, builderLength.name);
  const translations = Object.entries(facts.translations).map(([language, { name, ...texts }]) => [
    language,
    typeof name === 'string' ? { ...texts, name: rename(name) } : texts,
  ]);
  return { ...facts, name: rename(facts.name), translations: Object.fromEntries(translations) };
}

type Added = { readonly id: string; readonly exercise: PackExercise };

/** The pictures and videos of the exercises are already stored. */
async function addExercises(tools: Tools, change: Change, added: readonly Added[]): Promise<void> {
  if (added.length === 0) return;
  const rows = added.map(({ id, exercise }) => ({ ...rowOfPackExercise(exercise), id }));
  await change.tx.insert(exercises).values(rows);
  for (const { id, exercise } of added) {
    if (exercise.image !== undefined) await setImage(change, id, exercise.image);
    if (exercise.video === undefined) continue;
    await setVideo(tools, change, { id, hash: exercise.video });
    if (exercise.captions !== undefined) await setCaptions(change, id, exercise.captions);
  }
}

/** Finds the ids of exercises that already exist, keyed by their canonical JSON. */
async function findSame(
  tx: Tx,
  wanted: readonly PackExercise[],
): Promise<ReadonlyMap<string, string>> {
  const names = wanted.map(({ name }) => name);
  const rows = await tx
    .select()
    .from(exercises)
    .where(and(inArray(exercises.name, names), isNull(exercises.deletedAt)))
    .orderBy(asc(exercises.id));
  const known = new Map(rows.map((row) => [canonicalJson(packExerciseOf(row)), row.id]));
  return new Map(
    wanted.flatMap((exercise) => {
      const json = canonicalJson(exercise);
      const id = known.get(json);
      return id === undefined ? [] : [[json, id]];
    }),
  );
}

/** Converts the weeks of a pack to a draft. Sessions on the same day are ordered by id, so the new ids are sorted. */
function weeksOf({ weeks }: PackProgram, exerciseIds: readonly string[]): DraftPlan['weeks'] {
  return weeks.map((week) => {
    const sessionIds = week.sessions.map(() => newId()).toSorted();
    return {
      ...week,
      id: newId(),
      sessions: week.sessions.map((session, index) => ({
        ...session,
        id: sessionIds[index] ?? '',
        exercises: session.exercises.map(({ exercise, ...place }) => ({
          ...place,
          id: newId(),
          exerciseId: exerciseIds[exercise - 1] ?? '',
        })),
      })),
    };
  });
}
