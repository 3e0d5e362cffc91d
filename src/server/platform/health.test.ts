import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { createHealth } from './health.ts';

let open: TestDatabase;
beforeAll(async () => {
  open = await createTestDatabase('embedded');
});
afterAll(() => open.drop());

const check = () => createHealth(open.database, '/').check();

/** Runs a transaction that lasts longer than a health check may take, with or without statements. */
async function transaction(statement: string | null) {
  const client = await open.database.pool.connect();
  await client.query('begin');
  const work = async () => {
    const end = performance.now() + 1500;
    while (performance.now() < end) {
      if (statement !== null) await client.query(statement);
      await delay(20);
    }
    await client.query('commit');
    client.release();
  };
  return work();
}

test('the embedded database is ready while somebody’s long transaction keeps it busy', async () => {
  const busy = transaction('select 1');
  await delay(50);
  await expect(check()).resolves.toBeUndefined();
  await busy;
});

test('the embedded database is not ready while a transaction holds it and does nothing', async () => {
  const idle = transaction(null);
  await delay(50);
  await expect(check()).rejects.toThrow('unavailable');
  await idle;
});

test('a PostgreSQL server is ready at once while requests hold every connection of the pool', async () => {
  const { database, drop } = await createTestDatabase('server');
  const { pool } = database;
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const waiting = pool.query('select 1');
  const { check } = createHealth(database, '/');
  const start = performance.now();
  await Promise.all(Array.from({ length: 20 }, check));
  expect(performance.now() - start).toBeLessThan(900);
  for (const client of held) client.release();
  await waiting;
  await drop();
});
