import { lt, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, engines, type TestDatabase } from '#testing/database.ts';
import { countRows } from './count-rows.ts';

const balls = pgTable('balls', { number: integer().notNull() });

describe.each(engines)('counting rows on the %s engine', (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await createTestDatabase(engine, 'none');
    await opened.database.pool.query(`create table balls (number int not null);
      create index first_balls on balls (number) where number < 20000`);
  });
  afterAll(() => opened.drop());

  const add = (from: number, to: number) =>
    opened.db.execute(sql`insert into balls select generate_series(${from}::int, ${to}::int)`);

  test('small tables are counted exactly, and large tables are counted from the statistics', async () => {
    const { db } = opened;
    const first = { where: lt(balls.number, 20_000), index: 'first_balls' };
    await add(1, 9_999);
    expect([await countRows(db, balls), await countRows(db, balls, first)]).toEqual([9_999, 9_999]);
    await add(10_000, 30_000);
    await db.execute(sql`vacuum analyze balls`);
    expect(await countRows(db, balls)).toBe(30_000);
    expect(await countRows(db, balls, first)).toBe(19_999);
  });
});
