import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { createDataFolder } from '#testing/database.ts';
import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './open-embedded.ts';

const execute = promisify(execFile);
const folders: string[] = [];
const databases: Database[] = [];

async function freshFolder(): Promise<string> {
  const folder = await createDataFolder('none');
  folders.push(folder);
  return folder;
}

async function open(settings: Parameters<typeof openEmbeddedDatabase>[0]): Promise<Database> {
  const database = await openEmbeddedDatabase(settings);
  databases.push(database);
  return database;
}

afterEach(async () => {
  for (const database of databases.splice(0)) await database.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

describe('the embedded database', () => {
  test('creates its folders with access for this user only, and recovers from an interrupted first start', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'pinhigh-test-'));
    folders.push(parent);
    const dataDir = join(parent, 'new', 'data');
    await mkdir(join(dataDir, 'postgres'), { recursive: true, mode: 0o700 });
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n');
    await writeFile(join(dataDir, 'postgres.unfinished'), '');
    const { pool } = await open({ dataDir });
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    for (const folder of [dataDir, join(dataDir, 'postgres')]) {
      expect((await stat(folder)).mode & 0o777).toBe(0o700);
    }
    expect(existsSync(join(dataDir, 'postgres.unfinished'))).toBe(false);
  });

  test('refuses a second process on the same folder', async () => {
    const dataDir = await freshFolder();
    const { pool } = await open({ dataDir });
    const module = new URL('./open-database.ts', import.meta.url).href;
    const script = `
      const { openDatabase } = await import(${JSON.stringify(module)});
      await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });`;
    const second = execute(process.execPath, ['--input-type=module', '-e', script]);
    await expect(second).rejects.toThrow(/Another Pinhigh process uses the data folder/);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  test('rejects a pool query made inside a transaction instead of hanging', async () => {
    const { pool } = await open({ dataDir: await freshFolder(), waitMs: 100 });
    const client = await pool.connect();
    await client.query('BEGIN');
    await expect(pool.query('SELECT 1')).rejects.toThrow(
      /Inside a transaction use only its own handle/,
    );
    await client.query('COMMIT');
    client.release();
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect(pool.totalCount).toBeLessThan(3);
  });

  test('ends a transaction that was left idle', async () => {
    const lost: string[] = [];
    const { pool } = await open({
      dataDir: await freshFolder(),
      idleInTransactionMs: 100,
      onConnectionLost: (error) => lost.push(error.message),
    });
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query('CREATE TABLE forgotten (id int)');
    const { rows } = await pool.query(`SELECT to_regclass('forgotten') AS forgotten`);
    expect(rows).toEqual([{ forgotten: null }]);
    expect(lost[0]).toBe('A transaction was idle for 100 ms.');
    client.release();
  });

  test('lets requests and timers through during a long run of queries', async () => {
    const { pool } = await open({ dataDir: await freshFolder() });
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 10);
    const until = performance.now() + 1_000;
    while (performance.now() < until) await pool.query('SELECT 1');
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });

  test('backs itself up while it runs', async () => {
    const { backup } = await open({ dataDir: await freshFolder() });
    const archive = await backup?.().then((blob) => blob.arrayBuffer());
    expect(gunzipSync(archive ?? '').includes('PG_VERSION')).toBe(true);
  });

  test('can be closed twice, and then rejects queries with a clear error', async () => {
    const database = await open({ dataDir: await freshFolder() });
    await Promise.all([database.close(), database.close()]);
    await expect(database.pool.query('SELECT 1')).rejects.toThrow(/after calling end/);
  });
});
