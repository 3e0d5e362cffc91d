import { createWriteStream, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { supersededBackups } from '#domain/backups/superseded.ts';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { storageError } from '../storage/storage.ts';
import { type ArchiveFile, archiveAt, ledger } from './backup-folder.ts';

type Settings = Pick<Config, 'backups' | 's3'>;

/** Where archives are in the bucket, so that it can be the one of the golfers' files. */
const prefix = 'backups/';
/** The names of the archives: the access key needs no right to list what is in the bucket. */
const index = `${prefix}archives.json`;

/** Copies of the backups in a bucket. Each function throws AppError unavailable when the bucket does not answer. */
export type BackupBucket = {
  /** Copies an archive from the folder, and the list of deleted accounts beside it. */
  readonly copy: (path: string) => Promise<void>;
  readonly copyLedger: () => Promise<void>;
  /** Deletes the archives that later ones have superseded. */
  readonly deleteSuperseded: () => Promise<void>;
  /** The archives, the latest last. */
  readonly list: () => Promise<readonly ArchiveFile[]>;
  /**
   * Fetches an archive, or `latest`, and the list of deleted accounts into a folder. Returns its path.
   * @throws StartError when there is no such archive
   */
  readonly fetch: (name: string, folder: string) => Promise<string>;
};

/** Opens the bucket for backups; null when none is set. Makes no connection yet. */
export async function openBackupBucket({ backups, s3 }: Settings): Promise<BackupBucket | null> {
  const { bucket, folder } = backups;
  if (bucket === undefined || s3 === undefined) return null;
  // Loading this takes half a second, and most installations never need it.
  const { openBucket } = await import('../storage/s3-bucket.ts');
  const disk = new Disk(openBucket({ ...s3, bucket }, 'large'));
  const refuse = (error: unknown) => {
    throw storageError(error);
  };

  async function list(): Promise<readonly ArchiveFile[]> {
    if (!(await disk.exists(index).catch(refuse))) return [];
    const names: readonly string[] = JSON.parse(await disk.get(index).catch(refuse));
    return names
      .flatMap((name) => archiveAt(`${prefix}${name}`, name) ?? [])
      .toSorted((one, other) => Temporal.Instant.compare(one.madeAt, other.madeAt));
  }
  const writeList = (archives: readonly ArchiveFile[]) => {
    const names = archives.map(({ path }) => basename(path));
    return disk
      .put(index, JSON.stringify(names), { contentType: 'application/json' })
      .catch(refuse);
  };

  const upload = (path: string) =>
    disk.copyFromFs(path, `${prefix}${basename(path)}`).catch(refuse);
  const copyLedger = async () => {
    const path = join(folder, ledger);
    if (existsSync(path)) await upload(path);
  };
  const download = async (key: string, to: string) => {
    const content = await disk.getStream(key).catch(refuse);
    const path = join(to, basename(key));
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    return path;
  };
  return {
    list,
    async copy(path) {
      await upload(path);
      const archive = archiveAt(`${prefix}${basename(path)}`, basename(path));
      if (archive !== null) await writeList([...(await list()), archive]);
      await copyLedger();
    },
    copyLedger,
    async deleteSuperseded() {
      const all = await list();
      const superseded = supersededBackups(all, Temporal.Now.timeZoneId());
      for (const { path } of superseded) await disk.delete(path).catch(refuse);
      if (superseded.length > 0)
        await writeList(all.filter((archive) => !superseded.includes(archive)));
    },
    async fetch(name, to) {
      const key = name === 'latest' ? (await list()).at(-1)?.path : `${prefix}${name}`;
      if (key === undefined || !(await disk.exists(key).catch(refuse)))
        throw new StartError(`The bucket "${bucket}" has no backup "${name}".`);
      const notes = `${prefix}${ledger}`;
      if (await disk.exists(notes).catch(refuse)) await download(notes, to);
      return download(key, to);
    },
  };
}
