import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, engines, type TestDatabase } from '#testing/database.ts';
import { longWait } from '#testing/long-wait.ts';
import type { CarefulPool } from './pool.ts';

const statement = (text: string, values: unknown[] = []): pg.QueryArrayConfig => ({
  text,
  values,
  rowMode: 'array',
});

const wrong = (fault: unknown) => (fault as Error).message;

describe.each(engines)('reads that share connections on the %s engine', (engine) => {
  let opened: TestDatabase;
  let pool: CarefulPool;
  beforeAll(async () => {
    opened = await createTestDatabase(engine, 'none');
    pool = opened.database.pool as CarefulPool;
  });
  afterAll(() => opened.drop());

  const answersOf = (numbers: readonly number[]) =>
    Promise.all(
      numbers.map(async (number) => {
        const { rows } = await pool.queryShared<[number]>(statement('select $1::int', [number]));
        return rows[0]?.[0];
      }),
    );
  const inUse = () => pool.totalCount - pool.idleCount;

  test('a hundred concurrent reads get their own results on at most three connections, which are then released', async () => {
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    const answers = answersOf(numbers);
    expect(pool.totalCount).toBeLessThanOrEqual(3);
    expect(await answers).toEqual(numbers);
    expect(inUse()).toBe(0);
  });

  test('a read that fails does not affect the other reads', async () => {
    const [before, failure, after] = await Promise.all([
      answersOf([1, 2]),
      pool.queryShared(statement('select $1::int / 0', [1])).catch(wrong),
      answersOf([3, 4]),
    ]);
    expect({ before, failure, after }).toEqual({
      before: [1, 2],
      failure: 'division by zero',
      after: [3, 4],
    });
    expect(inUse()).toBe(0);
  });
});

describe('reads that share connections on a server', () => {
  let opened: TestDatabase;
  let pool: CarefulPool;
  beforeAll(async () => {
    opened = await createTestDatabase('server', 'none');
    pool = opened.database.pool as CarefulPool;
  });
  afterAll(() => opened.drop());

  test('reads do not wait for an open transaction, and see its changes after it commits', async () => {
    await pool.query('create table balls (id int)');
    const client = await opened.database.pool.connect();
    await client.query('begin');
    await client.query('insert into balls values (1)');
    const count = async () => {
      const some = statement('select count(*)::int from balls where id > $1', [0]);
      return (await pool.queryShared<[number]>(some)).rows;
    };
    expect(await count()).toEqual([[0]]);
    await client.query('commit');
    client.release();
    expect(await count()).toEqual([[1]]);
  });

  test('a broken connection fails the reads that wait on it, and later reads get a new connection', async () => {
    const slow = pool.queryShared(statement('select pg_sleep($1)', [60])).catch(wrong);
    const behind = pool.queryShared(statement('select $1::int', [1])).catch(wrong);
    await vi.waitFor(async () => {
      const { rowCount } = await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'select pg_sleep%' and state = 'active'`);
      expect(rowCount).toBe(1);
    }, longWait);
    expect(await slow).toMatch(/terminat/);
    expect(await behind).toMatch(/terminat/);
    const { rows } = await pool.queryShared(statement('select $1::int', [7]));
    expect(rows).toEqual([[7]]);
    expect(pool.totalCount - pool.idleCount).toBe(0);
  });
});
