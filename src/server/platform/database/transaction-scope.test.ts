import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, engines, type TestDatabase } from '#testing/database.ts';
import { transaction } from './drizzle.ts';
import { prepareQuery } from './prepared-query.ts';
import { outsideTransactions, refuseInTransaction } from './transaction-scope.ts';

const one = sql`select 1`;
const oneOf = prepareQuery('one_of', (db) =>
  db.select({ one: sql<number>`1` }).from(sql`(select) t`),
);

describe.each(engines)('a transaction on the %s database', (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await createTestDatabase(engine, 'none');
  });
  afterAll(() => opened.drop());

  test.each<[string, (opened: TestDatabase) => Promise<unknown>]>([
    ['a query on another connection', ({ db }) => db.execute(one)],
    ['a prepared query on another connection', ({ db }) => oneOf(db, {})],
    ['another transaction', ({ db }) => transaction(db, (tx) => tx.execute(one))],
    ['a connection', ({ database }) => database.pool.connect()],
    ['a file of the storage', async () => refuseInTransaction('the storage')],
  ])('refuses at once to wait for %s, with the place in the code', async (_, wait) => {
    const { db } = opened;
    const refused = await transaction(db, () => wait(opened)).catch((error: Error) => error);
    const { cause = refused } = refused as Error;
    expect(String(cause)).toContain('A transaction must not wait for');
    expect((cause as Error).stack).toContain('transaction-scope.test.ts');
  });

  test('waits for its own handle, also in a savepoint, and lets everything go on after its end', async () => {
    const { db } = opened;
    const later = Promise.withResolvers<void>();
    const left = await transaction(db, async (tx) => {
      await transaction(tx, (nested) => nested.execute(one));
      return { result: later.promise.then(() => db.execute(one)) };
    });
    later.resolve();
    expect((await left.result).rows).toHaveLength(1);
  });
});

test('wrapped functions keep their results and work outside of transactions', async () => {
  const clubs = outsideTransactions('the bag', { size: 14, take: async (club: string) => club });
  expect([clubs.size, await clubs.take('putter')]).toEqual([14, 'putter']);
});
