import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { Storage } from '../storage/storage.ts';
import type { Temporary } from '../storage/temporary.ts';
import { writeZip, type ZipEntry } from '../storage/write-zip.ts';
import { version } from '../version.ts';
import { encrypt } from './encryption.ts';
import { sumOfJobs } from './jobs.ts';
import { fileName, jobsName, type Manifest, manifestName, secretName } from './manifest.ts';
import { rowsName, rowsPath } from './rows.ts';
import { type StoredFile, withSnapshot } from './snapshot.ts';

/** What a backup is made of. */
export type BackupSources = {
  readonly pool: pg.Pool;
  readonly storage: Pick<Storage, 'size' | 'stream'>;
  readonly temporary: Pick<Temporary, 'withFolder'>;
  /** The secret in the data folder; null when it comes from the environment, which the operator keeps. */
  readonly secret: string | null;
  readonly now: Temporal.Instant;
};

/** Divides files into those that are still there, with their sizes, and those that have been deleted since. */
async function findFiles(storage: BackupSources['storage'], files: readonly StoredFile[]) {
  const found: (StoredFile & { readonly bytes: number })[] = [];
  const missing: string[] = [];
  for (const file of files) {
    const bytes = await storage.size(file.key);
    if (bytes === null) missing.push(file.key);
    else found.push({ ...file, bytes });
  }
  return { found, missing };
}

/** A file was deleted between being found and being read. */
class FileDeleted extends Error {}

/** Opens a stored file, and reports its SHA-256 at its end. The stream fails with FileDeleted when it is gone. */
const hashed =
  (storage: BackupSources['storage'], key: string, onEnd: (sha256: string) => void) =>
  async (): Promise<Readable> => {
    const pass = async function* () {
      const hash = createHash('sha256');
      try {
        for await (const chunk of await storage.stream(key)) {
          hash.update(chunk as Buffer);
          yield chunk;
        }
      } catch (error) {
        throw (await storage.size(key)) === null ? new FileDeleted(key, { cause: error }) : error;
      }
      onEnd(hash.digest('hex'));
    };
    return Readable.from(pass(), { objectMode: false });
  };

type Options = { readonly signal: AbortSignal; readonly passphrase?: string | undefined };

/** Golfers and jobs delete few files, so a second attempt hardly ever meets another one. */
const mostAttempts = 3;

/**
 * Writes everything that an installation consists of into one archive: all rows of one moment, the waiting jobs, the
 * stored files and the secret. The server goes on meanwhile; when a file is deleted just then, it begins again. With a
 * passphrase, the archive is encrypted.
 * @throws AppError unavailable or disk_full; AbortError, or the reason of the aborted signal
 */
export async function makeBackup(
  sources: BackupSources,
  path: string,
  options: Options,
): Promise<Manifest> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await writeBackup(sources, path, options);
    } catch (error) {
      if (!(error instanceof FileDeleted) || attempt === mostAttempts) throw error;
    }
  }
}

async function writeBackup(
  { pool, storage, temporary, secret, now }: BackupSources,
  path: string,
  { signal, passphrase }: Options,
): Promise<Manifest> {
  return temporary.withFolder(async (folder) => {
    const tables = join(folder, 'tables');
    await mkdir(tables, { mode: 0o700 });
    const snapshot = await withSnapshot(pool, { folder: tables, signal }, async (read) => read);
    const { found, missing } = await findFiles(storage, snapshot.files);
    const manifest: Manifest = {
      format: 1,
      version,
      madeAt: now.toString(),
      migrations: snapshot.migrations,
      tables: [...snapshot.tables],
      jobs: sumOfJobs(snapshot.jobs),
      files: [],
      missing,
      secret: secret === null ? null : createHash('sha256').update(secret).digest('hex'),
    };
    const entries: readonly ZipEntry[] = [
      ...snapshot.tables.map(({ name }) => ({
        name: rowsName(name),
        content: async () => createReadStream(rowsPath(tables, name)),
      })),
      { name: jobsName, content: Buffer.from(snapshot.jobs) },
      ...(secret === null ? [] : [{ name: secretName, content: Buffer.from(secret) }]),
      ...found.map((file) => ({
        name: fileName(file.key),
        bytes: file.bytes,
        compress: false,
        content: hashed(storage, file.key, (hash) =>
          manifest.files.push({ ...file, sha256: hash }),
        ),
      })),
      // The last one, because it has the sums of the files.
      {
        name: manifestName,
        content: async () =>
          Readable.from([JSON.stringify(manifest, null, 2)], { objectMode: false }),
      },
    ];
    const options = { mtime: new Date(now.epochMilliseconds), signal };
    if (passphrase === undefined) await writeZip(path, entries, options);
    else {
      const plain = join(folder, 'archive');
      await writeZip(plain, entries, options);
      const sealed = Readable.from(encrypt(createReadStream(plain), passphrase));
      await pipeline(sealed, createWriteStream(path, { mode: 0o600 }), { signal });
    }
    return manifest;
  });
}
