import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, engines } from '#testing/database.ts';
import { StartError } from '../start-error.ts';
import { migrateDatabase, versionFault } from './migrate.ts';

let folder: string;

async function writeMigrations(statements: string[]): Promise<void> {
  await mkdir(join(folder, 'meta'), { recursive: true });
  const entries = statements.map((_, idx) => ({
    idx,
    version: '7',
    when: 1_760_000_000_000 + idx,
    tag: `${idx}`,
    breakpoints: true,
  }));
  const journal = { version: '7', dialect: 'postgresql', entries };
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify(journal));
  for (const [idx, text] of statements.entries()) {
    await writeFile(join(folder, `${idx}.sql`), text);
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinhigh-migrations-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(engines)('a migration on the %s engine', (engine) => {
  test('applies new steps, even when two processes start at once', async () => {
    await writeMigrations(['CREATE TABLE rounds (id int)']);
    const { database, drop } = await createTestDatabase(engine, folder);
    try {
      await writeMigrations([
        'CREATE TABLE rounds (id int)',
        'ALTER TABLE rounds ADD course text;--> statement-breakpoint\nCREATE TABLE drills (id int)',
      ]);
      const update = () => migrateDatabase(database.pool, folder);
      await Promise.all(engine === 'server' ? [update(), update()] : [update()]);
      await database.pool.query('SELECT course FROM rounds, drills');
    } finally {
      await drop();
    }
  });

  test('is refused when the database is of a newer version, and the error names the migration number', async () => {
    await writeMigrations(['CREATE TABLE rounds (id int)', 'CREATE TABLE drills (id int)']);
    const { database, drop } = await createTestDatabase(engine, folder);
    try {
      await writeMigrations(['CREATE TABLE rounds (id int)']);
      await expect(migrateDatabase(database.pool, folder)).rejects.toThrow(
        new StartError(
          'The database is of a newer version of Pinhigh: it is at migration 2, and this version knows 1. Start that newer version, or restore a backup from before the update.',
        ),
      );
    } finally {
      await drop();
    }
  });

  test('changes nothing when a step fails, and can be tried again', async () => {
    const { database, drop } = await createTestDatabase(engine, 'none');
    try {
      await writeMigrations(['CREATE TABLE rounds (id int)', 'CREATE TABLE broken (']);
      await expect(migrateDatabase(database.pool, folder)).rejects.toThrow();
      const { rows } = await database.pool.query(`SELECT to_regclass('rounds') AS rounds`);
      expect(rows).toEqual([{ rounds: null }]);
      await writeMigrations(['CREATE TABLE rounds (id int)']);
      await migrateDatabase(database.pool, folder);
      await database.pool.query('SELECT id FROM rounds');
    } finally {
      await drop();
    }
  });
});

test('a database with the same number of migrations but a newer last one counts as a newer version', () => {
  const own = { made: 4, last: 400 };
  expect(versionFault({ made: 3, last: 300 }, own)).toBeNull();
  expect(versionFault(own, own)).toBeNull();
  expect(versionFault({ made: 4, last: 500 }, own)).toMatchObject({
    message: expect.stringContaining('at migration 4'),
  });
});
