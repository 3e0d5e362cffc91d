import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aFullAccount } from '#testing/a-full-account.ts';
import { serveTestApp, type TestApp } from '#testing/app.ts';
import { createTestDatabase, engines, type TestDatabase } from '#testing/database.ts';
import { openStorage } from '../storage/storage.ts';
import { openTemporary } from '../storage/temporary.ts';
import { makeBackup } from './make-backup.ts';
import { checkBackup, withBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const now = Temporal.Instant.from('2026-05-14T03:30:00Z');
const { signal } = new AbortController();

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'pinhigh-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function sourcesIn(dataDir: string, pool: TestDatabase['database']['pool']) {
  const storage = await openStorage({ dataDir, s3: undefined });
  return { pool, storage, temporary: openTemporary(dataDir), secret: 'shh', now };
}

describe.each(engines)('a backup of the %s database', (engine) => {
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
    await withBackup(path, undefined, async (backup) => {
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
