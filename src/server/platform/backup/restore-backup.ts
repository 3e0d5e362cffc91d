import { createWriteStream } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { Database } from '../database/database.ts';
import { migrateUnfinished, ownMigrations } from '../database/migrate.ts';
import { bossMaker } from '../jobs/queue.ts';
import { StartError } from '../start-error.ts';
import type { Storage } from '../storage/storage.ts';
import type { Temporary } from '../storage/temporary.ts';
import { readJobs, restoreJobs } from './jobs.ts';
import { fileName, jobsName, type Manifest } from './manifest.ts';
import type { Backup } from './read-backup.ts';
import { advanceIdentities, insertRows, rowsName, tablesOf, withoutReferences } from './rows.ts';

/** Where a backup is restored: an empty database and a storage. */
export type RestoreTarget = {
  readonly database: Pick<Database, 'pool' | 'connect'>;
  readonly storage: Pick<Storage, 'putFile'>;
  readonly temporary: Temporary;
};

/** Brings an empty database as far as that of the backup was, so that its rows fit into the tables. */
async function migrateAsFar(
  pool: pg.Pool,
  { migrations, version }: Manifest,
  temporary: Temporary,
): Promise<void> {
  const journalName = join('meta', '_journal.json');
  const journal = JSON.parse(await readFile(join(ownMigrations, journalName), 'utf8'));
  const entries: readonly { readonly when: number }[] = journal.entries;
  const applied = entries.slice(0, migrations.made);
  if (applied.length < migrations.made || applied.at(-1)?.when !== migrations.last)
    throw new StartError(
      `The backup was made by version ${version} of Pinhigh, which this version does not know. Restore it with version ${version} or a later one.`,
    );
  if (applied.length === entries.length) return migrateUnfinished(pool);
  await temporary.withFolder(async (folder) => {
    await cp(ownMigrations, folder, { recursive: true });
    await writeFile(join(folder, journalName), JSON.stringify({ ...journal, entries: applied }));
    await migrateUnfinished(pool, folder);
  });
}

/** Tells the operator how far a command is. */
export type Say = (line: string) => void;

/** Inserts all rows in one transaction, so that an interrupted restore leaves no half of them. */
async function restoreRows(pool: pg.Pool, { manifest, read }: Backup, say: Say): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    const tables = await tablesOf(client);
    await withoutReferences(client, tables, async () => {
      for (const [index, { name, rows }] of manifest.tables.entries()) {
        const table = tables.find((each) => each.name === name);
        if (table === undefined) throw new StartError(`This version has no table "${name}".`);
        if (rows === 0) continue;
        say(`Table ${index + 1} of ${manifest.tables.length}: ${name}, ${rows} rows`);
        await insertRows(client, table, await read(rowsName(name)));
      }
      say('Checking references');
    });
    await advanceIdentities(client);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    client.release(true);
  }
}

/**
 * Restores a backup that `checkBackup` has found whole. The database is brought up to date afterwards; files that are
 * there already are replaced.
 * @throws StartError when a newer version made the backup
 * @throws AppError disk_full or unavailable, when a file cannot be stored
 */
export async function restoreBackup(
  backup: Backup,
  target: RestoreTarget,
  say: Say = () => {},
): Promise<void> {
  const { database, storage, temporary } = target;
  await migrateAsFar(database.pool, backup.manifest, temporary);
  await restoreRows(database.pool, backup, say);
  await migrateUnfinished(database.pool);
  const log = { error: (fault: unknown) => process.stderr.write(`${JSON.stringify(fault)}\n`) };
  await restoreJobs(bossMaker(database, log)(), readJobs(await text(await backup.read(jobsName))));
  for (const { key, mediaType } of backup.manifest.files) {
    await temporary.withPath(async (path) => {
      await pipeline(await backup.read(fileName(key)), createWriteStream(path, { mode: 0o600 }));
      await storage.putFile(key, path, mediaType);
    });
  }
}
