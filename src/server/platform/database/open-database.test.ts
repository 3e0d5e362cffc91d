import { once } from 'node:events';
import { count, sql } from 'drizzle-orm';
import { date, integer, pgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, engines, type TestDatabase } from '#testing/database.ts';
import { sqlState } from './database-error.ts';

const UNIQUE_VIOLATION = '23505';
const rounds = pgTable('rounds', {
  id: integer().primaryKey(),
  playedOn: date('played_on', { mode: 'string' }).notNull(),
});

describe.each(engines)('a golfer’s data on the %s engine', (engine) => {
  let opened: TestDatabase;
  let pool: pg.Pool;

  beforeAll(async () => {
    opened = await createTestDatabase(engine, 'none');
    pool = opened.database.pool;
  });
  afterAll(() => opened.drop());

  test('a date is read back as the day that was written, regardless of time zone', async () => {
    await pool.query('CREATE TABLE rounds (id int PRIMARY KEY, played_on date NOT NULL)');
    await opened.db.insert(rounds).values({ id: 1, playedOn: '2026-03-08' });
    const raw = await pool.query(
      `SELECT played_on, ARRAY[played_on, NULL] AS days FROM rounds WHERE played_on = $1`,
      ['2026-03-08'],
    );
    expect(raw.rows).toEqual([{ played_on: '2026-03-08', days: ['2026-03-08', null] }]);
    const mapped = await opened.db.select({ day: rounds.playedOn }).from(rounds);
    expect(mapped).toEqual([{ day: '2026-03-08' }]);
    const fragment = await opened.db.execute(sql`SELECT played_on FROM rounds`);
    expect(fragment.rows).toEqual([{ played_on: '2026-03-08' }]);
  });

  test('counts are read as numbers, numerics as exact strings, and timestamps as the same instant', async () => {
    const { rows } = await pool.query(
      `SELECT count(*) AS n, ARRAY[1, NULL]::int8[] AS ns, 4.10::numeric AS amount,
        ARRAY[4.10] AS amounts, '2026-03-08 23:30:00+00'::timestamptz AS moment`,
    );
    expect(rows).toEqual([
      {
        n: 1,
        ns: [1, null],
        amount: '4.10',
        amounts: ['4.10'],
        moment: new Date('2026-03-08T23:30:00Z'),
      },
    ]);
    expect(await opened.db.select({ n: count() }).from(sql`(VALUES (1), (2)) AS v`)).toEqual([
      { n: 2 },
    ]);
    const zone = await pool.query('SHOW timezone');
    expect(zone.rows).toEqual([{ TimeZone: 'UTC' }]);
  });

  test('queries of twenty-four concurrent golfers are neither mixed up nor lost', async () => {
    await pool.query('CREATE TABLE purses (id int PRIMARY KEY, money int NOT NULL)');
    await pool.query('INSERT INTO purses SELECT g, 100 FROM generate_series(1, 10) g');
    await pool.query('CREATE TABLE names (name text PRIMARY KEY)');
    const tally = { moved: 0, refused: 0, abandoned: 0 };

    const lookUp = async (caller: number, step: number) => {
      const text = `SELECT $1::int AS caller, $2::text AS step`;
      const name = step % 2 === 0 ? 'who_and_when' : undefined;
      const { rows } = await pool.query({
        text,
        values: [caller, `${step}`],
        ...(name && { name }),
      });
      expect(rows).toEqual([{ caller, step: `${step}` }]);
    };
    const move = async (from: number, to: number, ending: 'commit' | 'abandon') => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        // The same order everywhere, or a server would detect deadlocks.
        const [first, second] = from < to ? [from, to] : [to, from];
        const amounts = new Map([
          [from, -1],
          [to, 1],
        ]);
        for (const id of [first, second]) {
          await client.query({
            name: 'move',
            text: 'UPDATE purses SET money = money + $1 WHERE id = $2',
            values: [amounts.get(id), id],
          });
        }
        if (ending === 'commit') await client.query('COMMIT');
      } finally {
        client.release();
      }
      tally[ending === 'commit' ? 'moved' : 'abandoned'] += 1;
    };
    const claimName = async (name: string) => {
      try {
        await pool.query('INSERT INTO names VALUES ($1)', [name]);
      } catch (error) {
        expect(sqlState(error)).toBe(UNIQUE_VIOLATION);
        tally.refused += 1;
      }
    };

    const golfer = async (caller: number) => {
      for (let step = 0; step < 20; step += 1) {
        await lookUp(caller, step);
        const from = 1 + ((caller + step) % 10);
        const to = 1 + ((caller + 3 * step + 1) % 10);
        if (from !== to) await move(from, to, step % 7 === 6 ? 'abandon' : 'commit');
        if (step % 4 === 0) await claimName(`name ${step}`);
      }
    };
    await Promise.all(Array.from({ length: 24 }, (_, caller) => golfer(caller)));

    const { rows } = await pool.query(
      `SELECT sum(money)::int AS money, (SELECT count(*) FROM names) AS names FROM purses`,
    );
    expect(rows).toEqual([{ money: 1000, names: 5 }]);
    expect(tally.refused).toBe(24 * 5 - 5);
    expect(tally.moved).toBeGreaterThan(300);
    expect(tally.abandoned).toBeGreaterThan(30);
  });

  test('a notification from one connection reaches a connection that listens', async () => {
    const listener = await pool.connect();
    const other = await pool.connect();
    try {
      await listener.query('LISTEN round_saved');
      const heard = once(listener, 'notification');
      await other.query(`SELECT pg_notify('round_saved', 'round 7')`);
      const [message] = await heard;
      expect(message).toMatchObject({ channel: 'round_saved', payload: 'round 7' });
    } finally {
      listener.release(true);
      other.release();
    }
  });

  test('releasing a connection in the middle of a transaction rolls the transaction back', async () => {
    await pool.query('CREATE TABLE drafts (id int)');
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query('INSERT INTO drafts VALUES (1)');
    client.release();
    const { rows } = await pool.query('SELECT count(*) AS n FROM drafts');
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('a long result arrives complete', async () => {
    const { rows } = await pool.query(
      `SELECT repeat('golf', 100000) AS text FROM generate_series(1, 5)`,
    );
    expect(rows.map((row) => row.text.length)).toEqual(Array(5).fill(400_000));
  });
});
