import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ProgressOverview } from '#contract/progress.ts';
import type { ScheduledSession } from '#contract/training-schemas.ts';
import type { SkillTestId } from '#domain/skill-tests/skill-test.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { completionOf, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

describe('the skill profile', () => {
  let server: TestApp;
  let golfer: Golfer;
  let sessions: ScheduledSession[];
  beforeAll(async () => {
    server = await startTestApp('server');
    // Removes all skill tests, so that sessions contain only the ones added below.
    await server.db.execute(sql`
      delete from session_exercises where exercise_id like '%-test'`);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
    await followsBreak100(golfer);
    sessions = await sessionsOf(golfer);
  });

  const skillsOf = async (reader = golfer) =>
    (await ok<ProgressOverview>(reader.get('/api/user/progress'))).skills;
  const testIn = async (id: SkillTestId) =>
    (await skillsOf()).tests.find(({ exerciseId }) => exerciseId === id);

  const nth = (number: number) => {
    const session = sessions[number];
    if (session === undefined) throw new Error(`No session ${number}`);
    return session;
  };

  /** Replaces an exercise of the session with this number by a skill test. */
  const asksFor = (number: number, id: SkillTestId, task: object = {}) =>
    server.db.execute(sql`
      update session_exercises set exercise_id = ${id}, task = ${JSON.stringify(task)}::jsonb
      where id = (
        select id from session_exercises where session_id = ${nth(number).sessionId}
        order by exercise_id = ${id} desc, position limit 1
      )`);

  /** Takes the skill test in the session with this number. Each session is a day after the previous one. */
  async function scores(number: number, id: SkillTestId, score: number, task?: object) {
    await asksFor(number, id, task);
    server.setNow(`2026-05-${14 + number}T01:00:00Z`);
    const done = {
      ...(await completionOf(golfer, nth(number))),
      scores: [{ exerciseId: id, score }],
    };
    await ok(golfer.send('POST', '/api/user/complete-session', done));
  }

  test('lists all five tests before any is done and has no results of other golfers', async () => {
    const other = await aGolfer(server);
    await scores(0, 'putting-test', 40);
    const { levels, tests, overall, program } = await skillsOf(other);
    expect(levels).toEqual({ putting: null, short_game: null, approach: null, driving: null });
    expect(tests.map(({ exerciseId, max }) => [exerciseId, max])).toEqual([
      ['putting-test', 80],
      ['short-game-test', 120],
      ['approach-test', 72],
      ['driving-test', 74],
      ['home-putting-test', 120],
    ]);
    expect(tests[0]).toEqual({
      exerciseId: 'putting-test',
      name: 'Putting test',
      skill: 'putting',
      max: 80,
      reach: 'usual',
      results: [],
      parts: null,
      resultsToCompare: 3,
      change: null,
      next: null,
      isInProgram: false,
    });
    expect([overall, program]).toEqual([null, null]);
  });

  test('has the points at each station of the last result and of the first, unless sums were entered', async () => {
    const points = (each: number) => [2, 2, 2, 2, 2, each, each, each, each, each];
    const take = async (number: number, cells: readonly number[]) => {
      await asksFor(number, 'putting-test');
      server.setNow(`2026-05-${14 + number}T01:00:00Z`);
      const score = cells.reduce((sum, cell) => sum + cell, 0);
      const done = {
        ...(await completionOf(golfer, nth(number))),
        scores: [{ exerciseId: 'putting-test', score, cells }],
      };
      await ok(golfer.send('POST', '/api/user/complete-session', done));
    };
    await take(0, points(3));
    expect((await testIn('putting-test'))?.parts).toEqual({ now: points(3), before: null });
    await take(1, points(4));
    expect((await testIn('putting-test'))?.parts).toEqual({ now: points(4), before: points(3) });
    await scores(2, 'putting-test', 30);
    expect((await testIn('putting-test'))?.parts).toBeNull();
  });

  test('has levels, results, and changes, and loses them when their session is reopened', async () => {
    await scores(0, 'putting-test', 30);
    await scores(1, 'putting-test', 34);
    expect(await testIn('putting-test')).toMatchObject({ resultsToCompare: 1, change: null });
    await scores(2, 'putting-test', 45);
    await scores(3, 'driving-test', 42);
    const { levels, overall } = await skillsOf();
    expect(levels.putting).toMatchObject({ results: 2 });
    expect(levels.driving?.level).toBeCloseTo(20, 0);
    // The first of three tests of the putter was worse than the last two; the driver has only one.
    expect(levels.putting?.first).toBeGreaterThan(levels.putting?.level ?? 0);
    expect(levels.driving?.first).toBeNull();
    expect([levels.approach, overall]).toEqual([null, null]);
    expect(await testIn('putting-test')).toMatchObject({
      results: [
        { on: '2026-05-14', score: 30 },
        { on: '2026-05-15', score: 34 },
        { on: '2026-05-16', score: 45 },
      ],
      change: { verdict: 'better', baseline: 32, now: 45 },
    });
    await ok(golfer.send('DELETE', `/api/user/session-completions/${nth(2).id}`));
    expect(await testIn('putting-test')).toMatchObject({ resultsToCompare: 1, change: null });
  });

  test('keeps results at distances for short hitters apart and ignores results of other variants', async () => {
    await scores(0, 'approach-test', 30);
    await scores(1, 'approach-test', 20, { variant: 'short-distances' });
    await scores(2, 'approach-test', 10, { variant: 'left hand' });
    expect(await testIn('approach-test')).toMatchObject({
      reach: 'short',
      results: [{ on: '2026-05-15', score: 20 }],
    });
  });

  test('shows the planned session in which a test is scored next', async () => {
    await asksFor(1, 'putting-test', { scored: false });
    await asksFor(2, 'putting-test');
    await asksFor(4, 'putting-test');
    expect(await testIn('putting-test')).toMatchObject({
      next: {
        scheduledSessionId: nth(2).id,
        on: nth(2).scheduledDate,
        week: nth(2).originalWeekNumber,
      },
    });
    await ok(golfer.send('POST', '/api/user/skip-session', { scheduledSessionId: nth(2).id }));
    expect((await testIn('putting-test'))?.next?.scheduledSessionId).toBe(nth(4).id);
  });

  test('tells a test whose session was completed without a score from one that is not in the program', async () => {
    await asksFor(0, 'short-game-test');
    await ok(golfer.send('POST', '/api/user/complete-session', await completionOf(golfer, nth(0))));
    expect(await testIn('short-game-test')).toMatchObject({ isInProgram: true, next: null });
    expect(await testIn('approach-test')).toMatchObject({ isInProgram: false, next: null });
  });

  test('shows how skills changed during the program of the last test', async () => {
    await scores(0, 'putting-test', 30);
    await scores(1, 'driving-test', 38);
    await scores(4, 'putting-test', 45);
    await scores(5, 'driving-test', 47);
    const { program } = await skillsOf();
    expect(program).toMatchObject({
      name: 'Break 100',
      language: 'en',
      isCompleted: false,
      skills: [
        { skill: 'putting', before: { results: 1 }, after: { results: 1 }, verdict: 'better' },
        { skill: 'driving', verdict: 'better' },
      ],
      overall: { verdict: 'better', testIds: ['putting-test', 'driving-test'] },
    });
  });
});
