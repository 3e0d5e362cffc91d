import { createHash } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { keptBackups, supersededBackups } from '#domain/backups/superseded.ts';
import { StartError } from '../start-error.ts';

/** Begins every archive's name; the moment in UTC follows. */
const prefix = 'pinhigh-';
/** Ends the name of an archive that is being made. */
const unfinished = '.unfinished';
const named = /^pinhigh-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.(?:zip|sealed)$/;
/** A backup that was made before the update to a version. */
const beforeUpdate = /^pinhigh-before-.+-(\d{4}-\d\d-\d\dT\d{6}Z)\.(?:zip|sealed)$/;
/** The accounts that have been deleted, for the restoring of an earlier backup. */
export const ledger = 'deleted-accounts.jsonl';

/** An archive in a folder or bucket. */
export type ArchiveFile = { readonly path: string; readonly madeAt: Temporal.Instant };

/** Describes the daily archive with this name; null for any other file. */
export function archiveAt(path: string, name: string): ArchiveFile | null {
  const [, date, hours, minutes, seconds] = named.exec(name) ?? [];
  if (date === undefined) return null;
  return { path, madeAt: Temporal.Instant.from(`${date}T${hours}:${minutes}:${seconds}Z`) };
}

/** Returns the archives in a folder; none when there is no such folder. */
async function findBackups(folder: string): Promise<readonly ArchiveFile[]> {
  const names = await namesIn(folder);
  return names.flatMap((name) => archiveAt(join(folder, name), name) ?? []);
}

const namesIn = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/** An archive in the folder, with what its file tells. */
export type Archive = ArchiveFile & {
  readonly name: string;
  readonly bytes: number;
  /** Made before the update to a version; null for one of the daily ones. */
  readonly isBeforeUpdate: boolean;
};

/** Describes an archive in a folder; null for any other file, and for one that is not there. */
async function describeArchive(folder: string, name: string): Promise<Archive | null> {
  const path = join(folder, name);
  const [, moment] = beforeUpdate.exec(name) ?? [];
  const file =
    moment === undefined
      ? archiveAt(path, name)
      : archiveAt(path, `${prefix}${moment}${extname(name)}`);
  if (file === null) return null;
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return null;
  return { ...file, name, bytes: found.size, isBeforeUpdate: moment !== undefined };
}

/** Returns all archives in a folder, newest first; none when there is no such folder. */
export async function listArchives(folder: string): Promise<readonly Archive[]> {
  const names = await namesIn(folder);
  const found = await Promise.all(names.map((name) => describeArchive(folder, name)));
  return found
    .filter((archive) => archive !== null)
    .toSorted((one, other) => Temporal.Instant.compare(other.madeAt, one.madeAt));
}

/** Finds an archive in a folder by its name; null when the folder has none of this name. */
export const findArchive = async (folder: string, name: string): Promise<Archive | null> =>
  (await namesIn(folder)).includes(name) ? describeArchive(folder, name) : null;

/** The backups in a folder that were made before updates, the latest first. */
async function findUpdateBackups(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => beforeUpdate.test(name));
  const moment = (name: string) => beforeUpdate.exec(name)?.[1] ?? '';
  return names.toSorted((a, b) => moment(b).localeCompare(moment(a)));
}

/** Deletes all but the latest backups in a folder that were made before updates. */
export async function deleteOldUpdateBackups(folder: string): Promise<void> {
  const old = (await findUpdateBackups(folder)).slice(keptBackups.updates);
  for (const name of old) await rm(join(folder, name));
}

/** The moment of the latest backup in a folder; null when there is none. */
export async function latestBackup(folder: string): Promise<Temporal.Instant | null> {
  const moments = (await findBackups(folder)).map(({ madeAt }) => madeAt);
  return moments.toSorted(Temporal.Instant.compare).at(-1) ?? null;
}

type NewArchive = {
  readonly now: Temporal.Instant;
  readonly isSealed: boolean;
  /** The version to which an update follows; such an archive is none of the daily ones. */
  readonly before?: string;
};

/**
 * Has `write` make an archive in a folder. It has its name only when it is whole.
 * @returns its path
 * @throws StartError when the folder cannot be made
 */
export async function writeIntoFolder(
  folder: string,
  { now, isSealed, before }: NewArchive,
  write: (path: string) => Promise<void>,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The folder ${folder} cannot be made (${error.code}).`, { cause: error });
  });
  const moment = now.round({ smallestUnit: 'second', roundingMode: 'floor' });
  const kind = before === undefined ? '' : `before-${before}-`;
  const name = `${prefix}${kind}${moment.toString().replaceAll(':', '')}.${isSealed ? 'sealed' : 'zip'}`;
  const path = join(folder, name);
  const part = `${path}${unfinished}`;
  try {
    await write(part);
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
  return path;
}

/** No backup takes this long. */
const leftAfterMs = 24 * 60 * 60 * 1000;

/** Deletes the backups in a folder that later ones have superseded, and what a crash has left of one. */
export async function deleteSuperseded(folder: string): Promise<void> {
  const timeZone = Temporal.Now.timeZoneId();
  for (const { path } of supersededBackups(await findBackups(folder), timeZone)) await rm(path);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name.startsWith(prefix) && name.endsWith(unfinished))
      if (Date.now() - (await stat(path)).mtimeMs > leftAfterMs) await rm(path, { force: true });
  }
}

/** What the ledger says of an account: nothing by which it could be told whose it was. */
export const markOf = (golferId: string): string =>
  createHash('sha256').update(golferId).digest('hex');

/** Notes that an account has been deleted, so that an earlier backup does not bring it back. */
export async function noteDeletion(folder: string, golferId: string, at: Temporal.Instant) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const line = JSON.stringify({ account: markOf(golferId), at: at.toString() });
  await appendFile(join(folder, ledger), `${line}\n`, { mode: 0o600 });
}

/** Returns the marks of the accounts that have been deleted, as far as these folders know. */
export async function deletedAccounts(folders: readonly string[]): Promise<ReadonlySet<string>> {
  const marks = new Set<string>();
  for (const folder of folders) {
    const content = await readFile(join(folder, ledger), 'utf8').catch(() => '');
    // A line that a crash has cut off is none.
    for (const [, mark = ''] of content.matchAll(/^\{"account":"([0-9a-f]{64})",.*\}$/gm))
      marks.add(mark);
  }
  return marks;
}
