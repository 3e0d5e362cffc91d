import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, engines, type TestDatabase } from '#testing/database.ts';
import { constraintOf, describeDatabaseError, sqlState } from './database-error.ts';
import type { Db } from './drizzle.ts';

async function failureOf(run: PromiseLike<unknown>): Promise<unknown> {
  return Promise.resolve(run).then(
    () => expect.fail('it did not fail'),
    (error: unknown) => error,
  );
}

describe.each(engines)('a database error on the %s engine', (engine) => {
  let opened: TestDatabase;
  let db: Db;
  beforeAll(async () => {
    opened = await createTestDatabase(engine, 'none');
    db = opened.db;
    await db.execute(sql`CREATE TABLE golfers (email text CONSTRAINT one_account UNIQUE)`);
  });
  afterAll(() => opened.drop());

  test('tells its code and constraint through Drizzle’s wrapping', async () => {
    const add = () => db.execute(sql`INSERT INTO golfers VALUES (${'anna@example.org'})`);
    await add();
    const error = await failureOf(add());
    expect(sqlState(error)).toBe('23505');
    expect(constraintOf(error)).toBe('one_account');
    expect(describeDatabaseError(error)).toBe(
      'PostgreSQL error 23505, table golfers, constraint one_account, routine _bt_check_unique',
    );
  });

  test('never writes a golfer’s data to the log', async () => {
    const error = await failureOf(db.execute(sql`SELECT ${'secret'}::text::int`));
    expect(describeDatabaseError(error)).toMatch(/^PostgreSQL error 22P02, routine /);
  });
});

test('other errors are shortened to one line and have no code', () => {
  const lost = new Error('wrapped', { cause: new Error(`Connection lost\n${'x'.repeat(999)}`) });
  expect(describeDatabaseError(lost)).toBe('Error: Connection lost');
  expect(describeDatabaseError('odd')).toBe('unknown error');
  expect(describeDatabaseError(Object.assign(new Error('SELECT 1'), { query: 'SELECT 1' }))).toBe(
    'Error without a cause',
  );
  expect(sqlState(lost)).toBeUndefined();
  expect(sqlState(Object.assign(new Error('write'), { code: 'EPIPE' }))).toBeUndefined();
});
