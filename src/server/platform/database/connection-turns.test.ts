import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { outageOf } from './availability.ts';
import { CarefulPool, endPool } from './pool.ts';

const stallMs = 300;
let careful: CarefulPool;
/** The same pool with its public type. */
let pool: pg.Pool;
afterEach(() => endPool(pool));

const openPool = () => {
  careful = new CarefulPool({
    connectionString: process.env['TEST_DATABASE_URL'],
    connectionTimeoutMillis: stallMs,
    max: 2,
  });
  pool = careful;
};

test('many concurrent callers are served in turn, even if the last one waits longer than the connect timeout', async () => {
  openPool();
  const work = async () => {
    const client = await pool.connect();
    await delay(30);
    client.release();
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: 60 }, work));
  expect(performance.now() - start).toBeGreaterThan(2 * stallMs);
});

test('a waiting caller is refused if no connection becomes free, and the next one is served when one does', async () => {
  openPool();
  const held = await Promise.all([pool.connect(), pool.connect()]);
  const refusal = await pool.query('select 1').catch((error: unknown) => error);
  expect(outageOf(refusal)).toBe('unavailable');
  const waiting = pool.query('select 1 as one');
  for (const client of held) client.release();
  expect((await waiting).rows).toEqual([{ one: 1 }]);
});

test('all waiting callers fail when the connection to the server is broken off', async () => {
  openPool();
  const held = await Promise.all([pool.connect(), pool.connect()]);
  for (const client of held) client.on('error', () => {});
  const waiting = pool.query('select 1').catch((error: Error) => error.message);
  careful.breakOff(new Error('PostgreSQL does not answer.'));
  expect(await waiting).toBe('PostgreSQL does not answer.');
  for (const client of held) client.release(true);
  careful.resume();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
