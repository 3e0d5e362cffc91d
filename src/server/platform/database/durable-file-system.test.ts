import { rm } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { createDataFolder } from '#testing/database.ts';
import { openEmbeddedDatabase } from './open-embedded.ts';

const fsyncSync = vi.hoisted(() => vi.fn());
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  fsyncSync.mockImplementation(fs.fsyncSync);
  return { ...fs, fsyncSync };
});

test('each saved row has reached the disk before the golfer hears that it is saved', async () => {
  const dataDir = await createDataFolder('none');
  const { pool, close } = await openEmbeddedDatabase({ dataDir });
  try {
    await pool.query('CREATE TABLE kept (id int)');
    for (let id = 0; id < 10; id += 1) {
      fsyncSync.mockClear();
      await pool.query('INSERT INTO kept VALUES ($1)', [id]);
      expect(fsyncSync).toHaveBeenCalledOnce();
    }
    fsyncSync.mockClear();
    await pool.query('SELECT * FROM kept');
    expect(fsyncSync).not.toHaveBeenCalled();
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
