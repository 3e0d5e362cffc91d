import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aFullAccount } from '#testing/a-full-account.ts';
import { serveTestApp, type TestApp } from '#testing/app.ts';
import {
  createDataFolder,
  createTestDatabase,
  engines,
  enginesAtScale,
  type TestDatabase,
} from '#testing/database.ts';
import { readConfig } from '../config.ts';
import { ownMigrations } from '../database/migrate.ts';
import { openMigrated } from '../database/open-migrated.ts';
import { openStorage } from '../storage/storage.ts';
import { openTemporary } from '../storage/temporary.ts';
import { backUpBeforeUpdate } from './back-up-before-update.ts';
import { latestBackup } from './backup-folder.ts';
import { backupWorkers } from './backup-workers.ts';
import { makeBackup } from './make-backup.ts';
import { checkBackup, verifyArchive, withBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const now = Temporal.Instant.from('2026-05-14T03:30:00Z');
const { signal } = new AbortController();
const unlocked = { passphrase: undefined };

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'pinhigh-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function sourcesIn(dataDir: string, pool: TestDatabase['database']['pool']) {
  const storage = await openStorage({ dataDir, s3: undefined });
  return { pool, storage, temporary: openTemporary(dataDir), secret: 'shh', now };
}

describe.each(enginesAtScale)('a backup of the %s database', (engine) => {
  let server: TestApp;
  let database: TestDatabase['database'];
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-backup-'));
    const created = await createTestDatabase(engine);
    ({ database } = created);
    server = await serveTestApp(created, { DATA_DIR: dataDir });
    await aFullAccount(server, 'nora@example.com');
    // Ends a line for some readers, but not here.
    await created.db.execute(sql`update users set name = ${'Nora\u2028Dev\u2029lin\r\n\u0085'}`);
  });
  afterAll(async () => {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test.each(engines)('has every row, job and file again on the %s database', async (other) => {
    const folder = await aFolder();
    const path = join(folder, 'backup');
    const made = await makeBackup(await sourcesIn(dataDir, database.pool), path, { signal });
    expect(made.files.length).toBeGreaterThan(0);
    expect(made.missing).toEqual([]);
    expect(made.tables.find(({ name }) => name === 'users')?.rows).toBeGreaterThan(0);

    const empty = await createTestDatabase(other, 'none');
    onTestFinished(empty.drop);
    const restored = join(folder, 'restored');
    const target = await sourcesIn(restored, empty.database.pool);
    await withBackup(path, unlocked, async (backup) => {
      await checkBackup(backup);
      await restoreBackup(backup, { ...target, database: empty.database });
    });
    const again = await makeBackup(target, join(folder, 'again'), { signal });
    expect(again).toEqual(made);
    for (const { key, sha256 } of made.files) {
      const bytes = await readFile(join(restored, 'files', key));
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
    // New rows do not collide with the restored ones.
    const { rows } = await empty.db.execute<{ isFree: boolean }>(sql`
      select nextval(pg_get_serial_sequence('notifications', 'id')) > max(id) as "isFree"
      from notifications`);
    expect(rows).toEqual([{ isFree: true }]);
  });
});

test('a file that is deleted while a backup is made is missing in it, and nothing else is', async () => {
  const dataDir = await aFolder();
  const created = await createTestDatabase('server');
  const server = await serveTestApp(created, { DATA_DIR: dataDir });
  onTestFinished(server.close);
  await aFullAccount(server, 'nora@example.com');
  const sources = await sourcesIn(dataDir, created.database.pool);
  const path = join(await aFolder(), 'backup');
  const { files } = await makeBackup(sources, path, { signal });
  let deleted: string | undefined;
  const stream = async (key: string) => {
    deleted ??= key;
    if (deleted === key) await sources.storage.delete(key);
    return sources.storage.stream(key);
  };
  const storage = { ...sources.storage, stream };
  const made = await makeBackup({ ...sources, storage }, path, { signal });
  expect(made.missing).toEqual([deleted]);
  expect(made.files).toEqual(files.filter(({ key }) => key !== deleted));
  await verifyArchive(path, unlocked);
});

test('a server that stops ends the backup that it makes, and nothing of it is left', async () => {
  const dataDir = await aFolder();
  const config = readConfig({ DATA_DIR: dataDir, BACKUP_DIR: await aFolder() });
  const { database, db, drop } = await createTestDatabase('server');
  onTestFinished(drop);
  const { storage, temporary } = await sourcesIn(dataDir, database.pool);
  const stopping = new AbortController();
  const pool: pg.Pool = Object.create(database.pool, {
    connect: {
      value: async () => {
        stopping.abort();
        return database.pool.connect();
      },
    },
  });
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const [nightly] = backupWorkers({
    db,
    database: { pool: pool as TestDatabase['database']['pool'] },
    storage,
    temporary,
    config,
    clock: () => now,
    log,
    stopping: stopping.signal,
  });
  await expect(nightly?.run({})).rejects.toThrow('aborted');
  expect(await readdir(config.backups.folder)).toEqual([]);
  expect(await readdir(join(dataDir, 'temporary'))).toEqual([]);
});

describe('before a new version changes the embedded database', () => {
  /** The migrations of a version after this one. */
  async function laterMigrations() {
    const folder = join(await aFolder(), 'migrations');
    await cp(ownMigrations, folder, { recursive: true });
    const path = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(await readFile(path, 'utf8'));
    const [last] = journal.entries.slice(-1);
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'later' });
    await writeFile(path, JSON.stringify(journal));
    await writeFile(join(folder, 'later.sql'), 'CREATE TABLE later (id int)');
    return folder;
  }

  test('it is backed up, apart from the daily backups, and only once', async () => {
    const dataDir = await createDataFolder();
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const config = readConfig({ DATA_DIR: dataDir });
    const { folder } = config.backups;
    const update = { folder: await laterMigrations(), beforeUpdate: backUpBeforeUpdate(config) };
    await (await openMigrated(config, { beforeUpdate: update.beforeUpdate })).close();
    await expect(readdir(folder)).rejects.toThrow('ENOENT');

    await mkdir(folder);
    const olds = ['2024', '2025', '2026'].map(
      (year) => `pinhigh-before-1.0.0-${year}-01-01T000000Z.zip`,
    );
    for (const name of olds) await writeFile(join(folder, name), '');
    for (let start = 1; start <= 2; start += 1) await (await openMigrated(config, update)).close();
    const made = (await readdir(folder)).filter((name) => !olds.includes(name));
    expect(made).toEqual([
      expect.stringMatching(/^pinhigh-before-\d.*-\d{4}-\d\d-\d\dT\d{6}Z\.zip$/),
    ]);
    // The latest three are kept.
    expect(await readdir(folder)).not.toContain(olds[0]);
    expect(await latestBackup(folder)).toBe(null);
    await withBackup(join(folder, made[0] ?? ''), unlocked, async (backup) => {
      await checkBackup(backup);
      expect(backup.manifest.tables.map(({ name }) => name)).not.toContain('later');
    });
  });

  test('it is not changed when the backup fails', async () => {
    const dataDir = await createDataFolder();
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    await writeFile(join(dataDir, 'backups'), 'no folder');
    const config = readConfig({ DATA_DIR: dataDir });
    const update = { folder: await laterMigrations(), beforeUpdate: backUpBeforeUpdate(config) };
    await expect(openMigrated(config, update)).rejects.toThrow(
      / Nothing was changed\. .*BACKUPS=off/,
    );
    const database = await openMigrated(config);
    await database.close();
  });
});
