import type pg from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#testing/database.ts';
import { migrateDatabase, migrateUnfinished } from '../database/migrate.ts';
import { StartError } from '../start-error.ts';
import { fillServer } from './fill-server.ts';

const inUse = new StartError('It is in use.');
const filling = { aside: 'before', isReplacing: true, inUse };

let pool: pg.Pool;
beforeEach(async () => {
  const { database, drop } = await createTestDatabase('server');
  onTestFinished(drop);
  ({ pool } = database);
  await pool.query(`comment on table users is 'what was there before'`);
});

async function commentIn(schema: string): Promise<string | null> {
  const { rows } = await pool.query<{ text: string | null }>(
    `select obj_description(to_regclass('${schema}.users'), 'pg_class') as text`,
  );
  return rows[0]?.text ?? null;
}

test('a database in use is put aside only if that is asked for', async () => {
  const refusing = { ...filling, isReplacing: false };
  await expect(fillServer({ pool }, refusing, async () => {})).rejects.toThrow(inUse);
  const { aside } = await fillServer({ pool }, filling, () => migrateUnfinished(pool));
  expect(aside).toBe('the schemas that end in _before');
  expect(await commentIn('public')).toBe(null);
  expect(await commentIn('public_before')).toBe('what was there before');
  await migrateDatabase(pool);
});

test('what was there is put back when the filling fails', async () => {
  const fill = async () => {
    await migrateUnfinished(pool);
    throw new Error('the archive is damaged');
  };
  await expect(fillServer({ pool }, filling, fill)).rejects.toThrow('the archive is damaged');
  expect(await commentIn('public')).toBe('what was there before');
  await migrateDatabase(pool);
});

test('while it is filled, no server starts on it', async () => {
  await fillServer({ pool }, filling, async () => {
    await migrateUnfinished(pool);
    await expect(migrateDatabase(pool)).rejects.toThrow(
      'a restore or a move was interrupted. Run that command again. What was there before is in the schemas that end in _before.',
    );
  });
  await migrateDatabase(pool);
});
