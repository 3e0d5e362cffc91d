import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { progressOf } from '../database/migrate.ts';
import { pictureFile } from '../pictures/pictures.ts';
import { mediaKeyOf } from '../storage/media.ts';
import type { Storage } from '../storage/storage.ts';
import type { Temporary } from '../storage/temporary.ts';
import { writeZip, type ZipEntry } from '../storage/write-zip.ts';
import { version } from '../version.ts';
import { encrypt } from './encryption.ts';
import { waitingJobs } from './jobs.ts';
import { fileName, jobsName, type Manifest, manifestName, secretName } from './manifest.ts';
import { rowsName, writeTables } from './rows.ts';

/** What a backup is made of. */
export type BackupSources = {
  readonly pool: pg.Pool;
  readonly storage: Pick<Storage, 'size' | 'stream'>;
  readonly temporary: Pick<Temporary, 'withFolder'>;
  /** The secret in the data folder; null when it comes from the environment, which the operator keeps. */
  readonly secret: string | null;
  readonly now: Temporal.Instant;
};

type StoredFile = { readonly key: string; readonly mediaType: string };

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');

/** Writes the rows of one moment into a folder. On the embedded database, other callers wait until it is done. */
async function readSnapshot(pool: pg.Pool, folder: string) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0');
    const migrations = await progressOf(client);
    if (migrations === null) throw new Error('The database has never been migrated.');
    const tables = await writeTables(client, folder);
    const jobs = (await waitingJobs(client)).map((job) => `${JSON.stringify(job)}\n`);
    const { rows: pictures } = await client.query<{ hash: string }>(
      'SELECT hash FROM pictures WHERE NOT is_deleted ORDER BY hash',
    );
    const { rows: media } = await client.query<{ hash: string; mediaType: string }>(
      'SELECT hash, media_type AS "mediaType" FROM media WHERE NOT is_deleted ORDER BY hash',
    );
    await client.query('COMMIT');
    const files: readonly StoredFile[] = [
      ...pictures.map(({ hash }) => pictureFile(hash)),
      ...media.map(({ hash, mediaType }) => ({ key: mediaKeyOf(hash), mediaType })),
    ];
    return { migrations, tables, jobs: jobs.join(''), files };
  } finally {
    // Closes the connection, which ends a transaction that failed, too.
    client.release(true);
  }
}

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

/** Opens a stream, and reports its SHA-256 at its end. */
const hashed =
  (open: () => Promise<Readable>, onEnd: (sha256: string) => void) =>
  async (): Promise<Readable> => {
    const content = await open();
    const pass = async function* () {
      const hash = createHash('sha256');
      for await (const chunk of content) {
        hash.update(chunk as Buffer);
        yield chunk;
      }
      onEnd(hash.digest('hex'));
    };
    return Readable.from(pass(), { objectMode: false });
  };

/**
 * Writes everything that an installation consists of into one archive: all rows of one moment, the waiting jobs, the
 * stored files and the secret. The server goes on meanwhile. With a passphrase, the archive is encrypted.
 * @throws AppError unavailable or disk_full; the reason of the aborted signal
 */
export async function makeBackup(
  { pool, storage, temporary, secret, now }: BackupSources,
  path: string,
  {
    signal,
    passphrase,
  }: { readonly signal: AbortSignal; readonly passphrase?: string | undefined },
): Promise<Manifest> {
  return temporary.withFolder(async (folder) => {
    const tables = join(folder, 'tables');
    await mkdir(tables, { mode: 0o700 });
    const snapshot = await readSnapshot(pool, tables);
    const { found, missing } = await findFiles(storage, snapshot.files);
    const manifest: Manifest = {
      format: 1,
      version,
      madeAt: now.toString(),
      migrations: snapshot.migrations,
      tables: [...snapshot.tables],
      jobs: { rows: snapshot.jobs.split('\n').length - 1, sha256: sha256(snapshot.jobs) },
      files: [],
      missing,
      secret: secret === null ? null : sha256(secret),
    };
    const entries: readonly ZipEntry[] = [
      ...snapshot.tables.map(({ name }) => ({
        name: rowsName(name),
        content: async () => createReadStream(join(tables, encodeURIComponent(name))),
      })),
      { name: jobsName, content: Buffer.from(snapshot.jobs) },
      ...(secret === null ? [] : [{ name: secretName, content: Buffer.from(secret) }]),
      ...found.map((file) => ({
        name: fileName(file.key),
        bytes: file.bytes,
        compress: false,
        content: hashed(
          () => storage.stream(file.key),
          (hash) => manifest.files.push({ ...file, sha256: hash }),
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
