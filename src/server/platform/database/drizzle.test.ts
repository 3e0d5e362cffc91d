import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, engines, type TestDatabase } from '#testing/database.ts';
import { sqlState } from './database-error.ts';
import { type Db, leaveToCommit, transaction, transactionAfter } from './drizzle.ts';

const fail = (code: string) =>
  sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`);
const addScore = (db: Db, score: number) => db.execute(sql`INSERT INTO scores VALUES (${score})`);

async function findScores(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ score: number }>(sql`SELECT score FROM scores ORDER BY 1`);
  return rows.map((row) => row.score);
}

describe.each(engines)('a transaction on the %s engine', (engine) => {
  let opened: TestDatabase;
  let db: Db;
  beforeAll(async () => {
    opened = await createTestDatabase(engine, 'none');
    db = opened.db;
    await db.execute(sql`CREATE TABLE scores (score int)`);
  });
  beforeEach(() => db.execute(sql`DELETE FROM scores`));
  afterAll(() => opened.drop());

  test('saves all of its statements or rolls all of them back', async () => {
    const result = await transaction(db, async (tx) => {
      await addScore(tx, 71);
      return 'saved';
    });
    expect(result).toBe('saved');
    const cancelled = transaction(db, async (tx) => {
      await addScore(tx, 72);
      throw new Error('changed my mind');
    });
    await expect(cancelled).rejects.toThrow('changed my mind');
    expect(await findScores(db)).toEqual([71]);
  });

  test('inside another transaction is rolled back without affecting the outer one', async () => {
    await transaction(db, async (tx) => {
      await addScore(tx, 71);
      const inner = transaction(tx, async (nested) => {
        await addScore(nested, 99);
        throw new Error('not that one');
      });
      await expect(inner).rejects.toThrow('not that one');
    });
    expect(await findScores(db)).toEqual([71]);
  });

  test.each(['40001', '40P01'])('is tried again after the conflict %s', async (code) => {
    let attempts = 0;
    await transaction(db, async (tx) => {
      attempts += 1;
      await addScore(tx, attempts);
      if (attempts < 4) await tx.execute(fail(code));
    });
    expect(await findScores(db)).toEqual([4]);
  });

  test('gives up after the third repetition, and at once after any other error', async () => {
    const attempts = { '40001': 0, '23514': 0 };
    for (const code of ['40001', '23514'] as const) {
      const hopeless = transaction(db, async (tx) => {
        attempts[code] += 1;
        await tx.execute(fail(code));
      });
      await expect(hopeless.catch((error) => sqlState(error))).resolves.toBe(code);
    }
    expect(attempts).toEqual({ '40001': 4, '23514': 1 });
  });

  test('saves a statement that was left to the commit exactly once', async () => {
    await transaction(db, async (tx) => leaveToCommit(tx, addScore(tx, 71)));
    expect(await findScores(db)).toEqual([71]);
  });

  test('saves nothing when a statement that was left to the commit fails', async () => {
    const failed = transaction(db, async (tx) => {
      await addScore(tx, 71);
      leaveToCommit(tx, tx.execute(fail('23514')).execute());
    });
    await expect(failed.catch((error) => sqlState(error))).resolves.toBe('23514');
    expect(await findScores(db)).toEqual([]);
  });

  test('is retried after a conflict in a statement that was left to the commit', async () => {
    let attempts = 0;
    await transaction(db, async (tx) => {
      attempts += 1;
      if (attempts === 1) leaveToCommit(tx, tx.execute(fail('40P01')).execute());
      await addScore(tx, attempts);
    });
    expect(await findScores(db)).toEqual([2]);
  });

  test('rejects when one of its statements failed and the error was ignored', async () => {
    const overlooked = transaction(db, async (tx) => {
      await addScore(tx, 71);
      await tx.execute(fail('23514')).catch(() => {});
    });
    await expect(overlooked).rejects.toThrow('rolled back');
    expect(await findScores(db)).toEqual([]);
  });

  test('can begin together with a read in the same round trip', async () => {
    await addScore(db, 68);
    const best = await transactionAfter(db, findScores, async (tx, scores) => {
      await addScore(tx, 71);
      return scores[0];
    });
    expect(best).toBe(68);
    expect(await findScores(db)).toEqual([68, 71]);
  });

  test('returns its connection even when it could not begin', async () => {
    const impossible = 'no such level' as 'serializable';
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const begun = db.transaction(async () => {}, { isolationLevel: impossible });
      await expect(begun.catch((error) => sqlState(error))).resolves.toBe('42601');
    }
    const { pool } = opened.database;
    expect(pool.totalCount - pool.idleCount).toBe(0);
  });
});

test('two golfers whose transactions deadlock on a server are both served', async () => {
  const { db, drop } = await createTestDatabase('server', 'none');
  try {
    await db.execute(sql`CREATE TABLE purses (id int PRIMARY KEY, money int)`);
    await db.execute(sql`INSERT INTO purses VALUES (1, 100), (2, 100)`);
    const bothHoldOne = Promise.withResolvers<void>();
    let holding = 0;
    const move = (from: number, to: number) =>
      transaction(db, async (tx) => {
        await tx.execute(sql`UPDATE purses SET money = money - 1 WHERE id = ${from}`);
        holding += 1;
        if (holding === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await tx.execute(sql`UPDATE purses SET money = money + 1 WHERE id = ${to}`);
      });
    await Promise.all([move(1, 2), move(2, 1)]);
    // The retried transaction may take its purse again before the other one wakes up.
    expect(holding).toBeGreaterThanOrEqual(3);
    const { rows } = await db.execute(sql`SELECT money FROM purses`);
    expect(rows).toEqual([{ money: 100 }, { money: 100 }]);
  } finally {
    await drop();
  }
});
