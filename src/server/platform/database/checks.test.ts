import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { broadcasts } from '#server/features/broadcasts/tables.ts';
import { features } from '#server/features/index.ts';
import { exercises } from '#server/features/programs/tables.ts';
import { aGolfer, startTestApp, type TestApp } from '#testing/app.ts';
import { idOf } from '#testing/friends.ts';
import { idNamed } from '#testing/ids.ts';
import { followsBreak100, sessionsOf } from '#testing/scenario.ts';
import { personalDataOf } from '../personal-data.ts';
import { media } from '../storage/tables.ts';
import { sqlState } from './database-error.ts';

const checkViolation = '23514';
const foreignKeyViolation = '23503';
const exclusionViolation = '23P01';

describe('what is true stands in the database', () => {
  let server: TestApp;
  let [golferId, otherId, enrollmentId, sessionId] = ['', '', '', ''];
  beforeAll(async () => {
    server = await startTestApp('server');
    const [golfer, other] = [await aGolfer(server), await aGolfer(server)];
    [golferId, otherId] = [await idOf(golfer), await idOf(other)];
    enrollmentId = (await followsBreak100(golfer)).id;
    sessionId = (await sessionsOf(golfer))[0]?.id ?? '';
  });
  afterAll(() => server.close());

  const refusalOf = async (statement: ReturnType<typeof sql>) =>
    sqlState(await server.db.execute(statement).catch((error: unknown) => error));

  test('each text column with a list of values has a constraint with that list', async () => {
    const { rows } = await server.db.execute<{ name: string; definition: string }>(sql`
      select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'c'`);
    const definitions = new Map(rows.map(({ name, definition }) => [name, definition]));
    const tables = [
      ...personalDataOf(features).map(({ table }) => table),
      broadcasts,
      exercises,
      media,
    ];
    const columns = [...new Set(tables)].flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns
        .filter(({ enumValues, columnType }) => enumValues !== undefined && columnType === 'PgText')
        .map((column) => ({ name: `${name}_${column.name}`, values: column.enumValues ?? [] }));
    });
    expect(columns.length).toBeGreaterThan(14);
    for (const { name, values } of columns)
      for (const value of values) expect(definitions.get(name), name).toContain(`'${value}'`);
  });

  test('ratings, durations and handicaps are within their limits', async () => {
    const complete = (rating: number, duration: number) => sql`
      insert into session_completions (scheduled_session_id, user_id, rating, duration, completed_on, completed_at)
      values (${sessionId}, ${golferId}, ${rating}, ${duration}, '2026-05-14', now())`;
    expect(await refusalOf(complete(6, 40))).toBe(checkViolation);
    expect(await refusalOf(complete(4, 0))).toBe(checkViolation);
    expect(await refusalOf(sql`update users set current_handicap = 54.1`)).toBe(checkViolation);
  });

  test('a session is settled exactly when it has a time, and a plan ends once', async () => {
    expect(await refusalOf(sql`update scheduled_sessions set status = 'skipped'`)).toBe(
      checkViolation,
    );
    expect(await refusalOf(sql`update scheduled_sessions set completed_at = now()`)).toBe(
      checkViolation,
    );
    const both = sql`update enrollments set completed_at = now(), abandoned_at = now()`;
    expect(await refusalOf(both)).toBe(checkViolation);
  });

  test('no row of a plan belongs to another golfer than the plan', async () => {
    const progress = sql`insert into session_progress values (${sessionId}, ${otherId}, '{}')`;
    expect(await refusalOf(progress)).toBe(foreignKeyViolation);
    const session = sql`update scheduled_sessions set user_id = ${otherId} where id = ${sessionId}`;
    expect(await refusalOf(session)).toBe(foreignKeyViolation);
  });

  test('pauses of a plan do not overlap', async () => {
    const pause = (name: string, from: string, to: string) => sql`
      insert into plan_pauses (id, enrollment_id, user_id, from_date, to_date, reason, weeks)
      values (${idNamed(name)}, ${enrollmentId}, ${golferId}, ${from}, ${to}, 'weather', 1)`;
    expect(await refusalOf(pause('first', '2026-06-01', '2026-06-07'))).toBeUndefined();
    expect(await refusalOf(pause('second', '2026-06-07', '2026-06-14'))).toBe(exclusionViolation);
    expect(await refusalOf(pause('third', '2026-06-08', '2026-06-14'))).toBeUndefined();
  });
});
