import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { runMaintenance } from './maintenance.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase('embedded', 'none');
});
afterAll(() => opened.drop());

test('maintenance frees the space of deleted rows and truncates the log', async () => {
  const { pool } = opened.database;
  const find = async (text: string) => (await pool.query(text)).rows[0];
  await pool.query('CREATE TABLE shots (id int, note text)');
  await pool.query(
    `INSERT INTO shots SELECT g, repeat('x', 1500) FROM generate_series(1, 30000) g`,
  );
  await pool.query('DELETE FROM shots WHERE id > 10');
  // Statistics are written at most once a second unless asked for.
  await pool.query('SELECT pg_stat_force_next_flush()');
  const size = `SELECT pg_table_size('shots') AS bytes, reltuples AS rows
    FROM pg_class WHERE relname = 'shots'`;
  const log = `SELECT (pg_current_wal_lsn() - redo_lsn)::int8 AS bytes FROM pg_control_checkpoint()`;
  expect((await find(size)).bytes).toBeGreaterThan(40_000_000);
  expect((await find(log)).bytes).toBeGreaterThan(40_000_000);

  await runMaintenance(pool);

  expect((await find(size)).bytes).toBeLessThan(1_000_000);
  expect((await find(size)).rows).toBe(10);
  expect((await find(log)).bytes).toBeLessThan(1_000_000);
});
