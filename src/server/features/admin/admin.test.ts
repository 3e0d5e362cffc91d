import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { admin as rows } from '#contract/admin.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { nthIdInSql } from '#testing/ids.ts';
import { followsBreak100, ok } from '#testing/scenario.ts';

describe('administration', () => {
  let server: TestApp;
  let admin: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
    admin = await aGolfer(server);
    await server.db.execute(sql`update users set is_admin = true where email = ${admin.email}`);
  });
  afterAll(() => server.close());

  const enrollments = (query = '') =>
    ok<AnswerOf<typeof rows.userPrograms>>(admin.get(`/api/admin/user-programs${query}`));

  test('enrollments that are completed or abandoned are not active', async () => {
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => aGolfer(server)));
    if (!first || !second || !third) throw new Error('no golfers');
    await followsBreak100(first);
    const { id: completed } = await followsBreak100(second);
    const { id: abandoned } = await followsBreak100(third);
    await server.db.execute(
      sql`update enrollments set completed_at = now() where id = ${completed}`,
    );
    await server.db.execute(
      sql`update enrollments set abandoned_at = now() where id = ${abandoned}`,
    );
    const { userPrograms, ...rest } = await enrollments();
    expect(rest).toEqual({ counts: { total: 3, active: 1 }, nextCursor: null });
    expect(userPrograms.find(({ id }) => id === completed)).toMatchObject({
      programId: 'break-100',
      isCompleted: true,
      isAbandoned: false,
    });
    expect(userPrograms.find(({ id }) => id === abandoned)).toMatchObject({
      isCompleted: false,
      isAbandoned: true,
    });
  });

  test('enrollments are listed page by page', async () => {
    const before = (await enrollments()).userPrograms.length;
    const golfer = await ok<User>((await aGolfer(server)).get('/api/auth/user'));
    await server.db.execute(sql`
      insert into enrollments
        (id, user_id, program_id, program_version, sessions_per_week, available_days, start_date, abandoned_at)
      select ${sql.raw(nthIdInSql('i'))}, ${golfer.id}::uuid, 'break-100', 1, 3, '{1,3,5}', '2026-05-01', now()
      from generate_series(1, 230) i`);
    const ids: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await enrollments(cursor === undefined ? '' : `?cursor=${cursor}`);
      const counts = { total: before + 230, active: 1 };
      expect(page.counts).toEqual(cursor === undefined ? counts : null);
      ids.push(...page.userPrograms.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(ids).toHaveLength(before + 230);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('inactive programs count in the program total, and deleted exercises are counted separately', async () => {
    const counts = () => ok<AnswerOf<typeof rows.content>>(admin.get('/api/admin/content'));
    const before = await counts();
    await server.db.execute(sql`update programs set is_active = false where id = 'break-100'`);
    await server.db.execute(sql`update exercises set deleted_at = now() where id = 'first-rolls'`);
    const { programs, exercises } = await counts();
    expect(programs).toEqual({ ...before.programs, active: before.programs.active - 1 });
    expect(exercises).toEqual({ total: before.exercises.total - 1, deleted: 1 });
  });

  test('golfers cannot read administration data', async () => {
    const golfer = await aGolfer(server);
    for (const read of ['users', 'user-programs', 'content', 'statistics']) {
      expect((await golfer.get(`/api/admin/${read}`)).status).toBe(403);
    }
  });
});
