import type pg from 'pg';
import { type Progress, progressOf } from '../database/migrate.ts';
import { pictureFile } from '../pictures/pictures.ts';
import { mediaKeyOf } from '../storage/media.ts';
import { waitingJobs } from './jobs.ts';
import { type TableSum, writeTables } from './rows.ts';

export type StoredFile = { readonly key: string; readonly mediaType: string };

/** What a database has at one moment. */
export type Snapshot = {
  readonly migrations: Progress;
  /** The rows are in files; see `rowsPath`. */
  readonly tables: readonly TableSum[];
  /** The waiting jobs, each as one line of JSON. */
  readonly jobs: string;
  readonly files: readonly StoredFile[];
};

/** A held transaction is used this often, so that neither the engine nor a server ends it as idle. */
const awakeMs = 500;

/**
 * Writes the rows of one moment into a folder, and runs `work` before the transaction ends that has read them. On the
 * embedded database, other callers wait until then.
 * @param work gets what was read, and a function that throws when the transaction has ended too early
 * @param signal ends the reading early
 */
export async function withSnapshot<Result>(
  pool: pg.Pool,
  { folder, signal }: { readonly folder: string; readonly signal?: AbortSignal },
  work: (snapshot: Snapshot, requireHeld: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let awake: NodeJS.Timeout | undefined;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0');
    const snapshot = await read(client, folder, signal);
    const use = async () => void (await client.query('SELECT 1'));
    awake = setInterval(() => void use().catch(() => {}), awakeMs);
    return await work(snapshot, use);
  } finally {
    clearInterval(awake);
    // Closes the connection, which ends the transaction.
    client.release(true);
  }
}

async function read(
  client: pg.ClientBase,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<Snapshot> {
  const migrations = await progressOf(client);
  if (migrations === null) throw new Error('The database has never been migrated.');
  const tables = await writeTables(client, folder, signal);
  const jobs = await waitingJobs(client);
  const { rows: pictures } = await client.query<{ hash: string }>(
    'SELECT hash FROM pictures WHERE NOT is_deleted ORDER BY hash',
  );
  const { rows: media } = await client.query<{ hash: string; mediaType: string }>(
    'SELECT hash, media_type AS "mediaType" FROM media WHERE NOT is_deleted ORDER BY hash',
  );
  const files = [
    ...pictures.map(({ hash }) => pictureFile(hash)),
    ...media.map(({ hash, mediaType }) => ({ key: mediaKeyOf(hash), mediaType })),
  ];
  return { migrations, tables, jobs, files };
}
