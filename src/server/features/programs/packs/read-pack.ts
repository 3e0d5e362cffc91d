import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import type { FieldFault, IssueCode } from '#contract/errors.ts';
import { faultOf } from '#contract/field-fault.ts';
import { packBytes } from '#contract/packs.ts';
import {
  mostPackFiles,
  type Pack,
  packExercises,
  packFiles,
  packFormat,
  packManifest,
  packProgram,
} from '#contract/packs-schemas.ts';
import { canonicalJson } from '#domain/packs/canonical-json.ts';
import { AppError } from '#server/platform/app-error.ts';
import { unzip } from '#server/platform/unzip.ts';

const mostInZip = {
  entries: mostPackFiles,
  bytes: { file: packBytes.text, all: packBytes.texts },
};

/** The most faults reported at once. More would not help anybody. */
export const mostFaults = 20;

export const wrongPack = (path: string | null, code: IssueCode) =>
  new AppError('pack_invalid', [{ path: path ?? 'pack', code }]);

const names: readonly string[] = Object.values(packFiles);

/**
 * Reads a pack and validates it by the rules of the program and exercise forms. Reads only the pack's three JSON
 * files, and only the fields that the forms have. Pictures and videos stay packed.
 * @param path of the pack
 * @throws AppError pack_invalid with the faults: the file and the location in it
 */
export async function readPack(path: string): Promise<Pack> {
  const files = await unzip(
    { path },
    {
      ...mostInZip,
      wrong: wrongPack,
      nameOf: (name) => (names.includes(name) ? name : null),
    },
  );
  const manifest = safeParse(packManifest, jsonOf(files, packFiles.manifest));
  if (manifest.data?.format !== packFormat.format) throw wrongPack(packFiles.manifest, 'no_pack');
  if (manifest.data.version !== packFormat.version)
    throw wrongPack(packFiles.manifest, 'pack_version');
  const program = parse(packProgram, files, packFiles.program);
  const exercises = parse(packExercises, files, packFiles.exercises);
  const faults = [...program.faults, ...exercises.faults];
  if (program.data && exercises.data) {
    const pack = { program: program.data, exercises: exercises.data };
    faults.push(...referenceFaults(pack), ...repeatedExercises(pack));
    if (faults.length === 0) return pack;
  }
  throw new AppError('pack_invalid', faults.slice(0, mostFaults));
}

function jsonOf(files: ReadonlyMap<string, Buffer>, name: string): unknown {
  const file = files.get(name);
  if (file === undefined) throw wrongPack(null, 'no_pack');
  try {
    return JSON.parse(file.toString());
  } catch {
    throw wrongPack(name, 'file_damaged');
  }
}

function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  files: ReadonlyMap<string, Buffer>,
  name: string,
): { readonly data?: z.output<Schema>; readonly faults: readonly FieldFault[] } {
  const result = safeParse(schema, jsonOf(files, name));
  if (result.success) return { data: result.data, faults: [] };
  const faults = result.error.issues.map((issue) => {
    const { path, ...fault } = faultOf({ ...issue, path: [...issue.path] });
    return { ...fault, path: `${name} ${path}`.trimEnd() };
  });
  return { faults };
}

/** Finds places whose exercise is missing from the pack or already in the same session. */
function referenceFaults({ program, exercises }: Pack): FieldFault[] {
  return program.weeks.flatMap(({ sessions }, week) =>
    sessions.flatMap((session, number) => {
      const known = new Set<number>();
      return session.exercises.flatMap(({ exercise }, place) => {
        const path = `${packFiles.program} weeks.${week}.sessions.${number}.exercises.${place}`;
        const isKnown = known.has(exercise);
        known.add(exercise);
        const isThere = exercise <= exercises.length;
        if (isThere && !isKnown) return [];
        return [{ path, code: isThere ? ('exercise_repeated' as const) : 'no_such_exercise' }];
      });
    }),
  );
}

/** Finds exercises that the pack contains twice, because a session could then contain the same one twice. */
function repeatedExercises({ exercises }: Pack): FieldFault[] {
  const known = new Set<string>();
  return exercises.flatMap((exercise, index) => {
    const json = canonicalJson(exercise);
    const isKnown = known.has(json);
    known.add(json);
    return isKnown ? [{ path: `${packFiles.exercises} ${index}`, code: 'row_twice' as const }] : [];
  });
}
