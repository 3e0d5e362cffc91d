import { eq, inArray, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, engines, type TestDatabase } from '#testing/database.ts';
import { type Db, transaction } from './drizzle.ts';

const clubs = pgTable('clubs', { id: integer().primaryKey(), name: text().notNull() });

describe.each(engines)('statements on the %s engine', (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await createTestDatabase(engine, 'none');
    await opened.database.pool.query('CREATE TABLE clubs (id int PRIMARY KEY, name text NOT NULL)');
    await opened.db.insert(clubs).values({ id: 7, name: 'seven iron' });
  });
  afterAll(() => opened.drop());

  const nameOf = async (db: Db, id: number) =>
    (await db.select({ name: clubs.name }).from(clubs).where(eq(clubs.id, id)))[0]?.name;
  const preparedFor = (db: Db, start: string) =>
    db.execute(
      sql.raw(`SELECT statement FROM pg_prepared_statements
      WHERE statement LIKE '${start}%' AND name <> ''`),
    );

  test('a query is parsed once for a connection, however often it is asked', async () => {
    await transaction(opened.db, async (tx) => {
      expect([await nameOf(tx, 7), await nameOf(tx, 8), await nameOf(tx, 7)]).toEqual([
        'seven iron',
        undefined,
        'seven iron',
      ]);
      expect((await preparedFor(tx, 'select "name" from "clubs"')).rows).toHaveLength(1);
    });
  });

  test('a query works again after it failed, and after its transaction was rolled back', async () => {
    const add = (db: Db, id: number) => db.insert(clubs).values({ id, name: 'wedge' });
    await expect(transaction(opened.db, (tx) => add(tx, 7))).rejects.toThrow();
    const undone = transaction(opened.db, async (tx) => {
      await add(tx, 9);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await add(opened.db, 9);
    expect(await nameOf(opened.db, 9)).toBe('wedge');
  });

  test('a query requests its column descriptions once, and later runs parse rows the same way', async () => {
    const made = sql`date '2026-03-08'`;
    await transaction(opened.db, async (tx) => {
      const ask = async (id: number) =>
        (await tx.execute(sql`select ${id}::int as id, ${made} as made`)).rows;
      const asked = vi.spyOn(pg.Connection.prototype, 'describe');
      expect(await ask(7)).toEqual([{ id: 7, made: '2026-03-08' }]);
      expect(asked).toHaveBeenCalledOnce();
      expect(await ask(8)).toEqual([{ id: 8, made: '2026-03-08' }]);
      expect(asked).toHaveBeenCalledOnce();
      asked.mockRestore();
    });
  });

  test('a named query accepts its values inside the config object or as a second argument', async () => {
    const { pool } = opened.database;
    const text = 'SELECT name FROM clubs WHERE id = $1';
    const seven = [{ name: 'seven iron' }];
    for (let time = 1; time <= 2; time += 1) {
      expect((await pool.query({ name: 'club', text }, [7])).rows).toEqual(seven);
      expect((await pool.query({ name: 'club', text, values: [7] })).rows).toEqual(seven);
    }
  });

  test('a connection keeps at most 500 prepared statements', async () => {
    await transaction(opened.db, async (tx) => {
      for (let length = 1; length <= 600; length += 1) {
        const ids = Array.from({ length }, (_, index) => index);
        const found = await tx.select().from(clubs).where(inArray(clubs.id, ids));
        expect(found.length).toBeLessThanOrEqual(2);
      }
      const kept = (await preparedFor(tx, 'select')).rows.length;
      expect(kept).toBeGreaterThan(100);
      expect(kept).toBeLessThanOrEqual(500);
    });
  });
});
