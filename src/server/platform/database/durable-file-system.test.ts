import { rm } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createDataFolder } from '#testing/database.ts';
import { openEmbeddedDatabase } from './open-embedded.ts';

const fsyncSync = vi.hoisted(() => vi.fn());
const fsync = vi.hoisted(() => vi.fn());
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  fsyncSync.mockImplementation(fs.fsyncSync);
  fsync.mockImplementation(fs.fsync);
  return { ...fs, fsyncSync, fsync };
});

test('each saved row has reached the disk before the golfer hears that it is saved', async () => {
  const dataDir = await createDataFolder('none');
  const { pool, close } = await openEmbeddedDatabase({ dataDir });
  try {
    await pool.query('CREATE TABLE kept (id int)');
    for (let id = 0; id < 10; id += 1) {
      fsync.mockClear();
      await pool.query('INSERT INTO kept VALUES ($1)', [id]);
      expect(fsync).toHaveBeenCalledOnce();
    }
    fsync.mockClear();
    await pool.query('SELECT * FROM kept');
    expect(fsync).not.toHaveBeenCalled();
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Delays the next fsync of the log until the test calls `done`. */
function slowDisk() {
  const asked = Promise.withResolvers<(error: Error | null) => void>();
  fsync.mockImplementationOnce((_file: number, done: (error: Error | null) => void) =>
    asked.resolve(done),
  );
  return asked.promise;
}

test('no query result is sent until the row is on disk, while open transactions continue', async () => {
  const dataDir = await createDataFolder('none');
  const { pool, close } = await openEmbeddedDatabase({ dataDir });
  try {
    await pool.query('CREATE TABLE kept (id int)');
    const client = await pool.connect();
    const heard: string[] = [];
    const disk = slowDisk();
    const saved = pool.query('INSERT INTO kept VALUES (1)').then(() => heard.push('saved'));
    const done = await disk;
    const read = pool
      .query('SELECT id FROM kept')
      .then(({ rows }) => heard.push(`read ${rows.length}`));
    await client.query('BEGIN');
    expect((await client.query('SELECT id FROM kept')).rows).toEqual([{ id: 1 }]);
    const ended = client.query('COMMIT').then(() => heard.push('ended'));
    for (let turn = 0; turn < 10; turn += 1) await nextTurn();
    expect(heard).toEqual([]);
    done(null);
    await Promise.all([saved, read, ended]);
    expect(heard[0]).toBe('saved');
    expect(heard.toSorted()).toEqual(['ended', 'read 1', 'saved']);
    client.release();
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('other files are written only after the preceding log is on disk', async () => {
  const dataDir = await createDataFolder('none');
  const { pool, close } = await openEmbeddedDatabase({ dataDir });
  try {
    await pool.query('CREATE TABLE kept (id int)');
    const disk = slowDisk();
    const saved = pool.query('INSERT INTO kept VALUES (1)');
    const done = await disk;
    const client = await pool.connect();
    fsyncSync.mockClear();
    await client.query('BEGIN');
    expect(fsyncSync).not.toHaveBeenCalled();
    await client.query('CREATE TABLE other (id int)');
    await client.query('INSERT INTO other SELECT generate_series(1, 10000)');
    expect(fsyncSync).toHaveBeenCalled();
    done(null);
    await client.query('COMMIT');
    client.release();
    await saved;
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('after the disk fails to write the log, the database acknowledges no further queries', async () => {
  const dataDir = await createDataFolder('none');
  const stops: Error[] = [];
  const { pool, close } = await openEmbeddedDatabase({
    dataDir,
    onStop: (error) => stops.push(error),
  });
  try {
    await pool.query('CREATE TABLE kept (id int)');
    const disk = slowDisk();
    const saved = pool.query('INSERT INTO kept VALUES (1)');
    const done = await disk;
    const read = pool.query('SELECT id FROM kept');
    done(Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' }));
    const answers = await Promise.allSettled([saved, read, pool.query('SELECT 1')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(stops).toHaveLength(1);
    expect(stops[0]?.message).toContain('the disk of DATA_DIR is broken');
  } finally {
    // It can no longer write.
    await close().catch(() => {});
    await rm(dataDir, { recursive: true, force: true });
  }
});
