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

test('many callers at once are served one after the other, however long the last one waits', async () => {
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

test('who waits is refused when no connection comes free, and served again when one does', async () => {
  openPool();
  const held = await Promise.all([pool.connect(), pool.connect()]);
  const refusal = await pool.query('select 1').catch((error: unknown) => error);
  expect(outageOf(refusal)).toBe('unavailable');
  const waiting = pool.query('select 1 as one');
  for (const client of held) client.release();
  expect((await waiting).rows).toEqual([{ one: 1 }]);
});

test('when the server is given up, nobody goes on waiting', async () => {
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
