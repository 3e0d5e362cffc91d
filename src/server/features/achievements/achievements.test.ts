import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Achievement } from '#contract/achievements-schemas.ts';
import type { DashboardPayload } from '#contract/dashboard.ts';
import type { Effects } from '#contract/effects.ts';
import type { Stats } from '#contract/progress-schemas.ts';
import { catalog } from '#domain/achievements/catalog.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { completes, completionOf, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

type Completed = { effects: Effects };

/** The XP that the first session earns in addition to its own. */
const firstSessionXp = catalog.find(({ id }) => id === 'first-session')?.xpReward ?? 0;

describe('achievements', () => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
  });

  const list = () => ok<Achievement[]>(golfer.get('/api/user/achievements'));
  const one = async (id: string) => (await list()).find((each) => each.id === id);
  const unlockedIds = async () =>
    (await list()).filter(({ isUnlocked }) => isUnlocked).map(({ id }) => id);
  const stats = () => ok<Stats>(golfer.get('/api/user/stats'));
  const setsHandicap = (currentHandicap: string, goalHandicap = '12.0') =>
    ok(golfer.send('PUT', '/api/user/profile', { currentHandicap, goalHandicap }));
  const completesFirst = async (count: number) => {
    const planned = (await sessionsOf(golfer)).filter(({ status }) => status === 'planned');
    const answers: Completed[] = [];
    for (const session of planned.slice(0, count))
      answers.push(await ok<Completed>(completes(golfer, session)));
    return answers;
  };

  test('a new golfer sees the whole catalog, with every achievement locked', async () => {
    const all = await list();
    const ids = all.map(({ id, isHidden }) => (isHidden ? 'hidden' : id));
    expect(ids).toEqual(catalog.map(({ id, hidden }) => (hidden ? 'hidden' : id)));
    expect(all.filter(({ isUnlocked, progress }) => isUnlocked || progress > 0)).toEqual([]);
    expect(await one('first-session')).toEqual({
      id: 'first-session',
      name: 'First session',
      description: 'Complete one session',
      icon: 'play',
      rarity: 'common',
      xpReward: 50,
      category: 'sessions',
      unit: 'sessions',
      progress: 0,
      targetValue: 1,
      progressPercentage: 0,
      isUnlocked: false,
      unlockedAt: null,
      isHidden: false,
      isSeasonal: false,
      seasonalCategory: null,
      seasonalYear: null,
      seasonalStartDate: null,
      seasonalEndDate: null,
    });
  });

  test('hidden achievements are listed without their names and descriptions', async () => {
    const hidden = (await list()).filter(({ isHidden }) => isHidden);
    expect(hidden.length).toBeGreaterThanOrEqual(6);
    expect(new Set(hidden.map(({ name, description }) => name + description))).toEqual(
      new Set(['???']),
    );
  });

  test('ids of hidden achievements reveal nothing until they are unlocked, and stay the same', async () => {
    const hidden = (await list()).filter(({ isHidden }) => isHidden);
    const known = new Set(catalog.map(({ id }) => String(id)));
    expect(hidden.filter(({ id }) => known.has(id))).toEqual([]);
    expect((await list()).filter(({ isHidden }) => isHidden)).toEqual(hidden);
    const progress = await ok<Achievement[]>(golfer.get('/api/user/achievement-progress'));
    expect(progress.map(({ id }) => id)).toEqual((await list()).map(({ id }) => id));
    const other = await aGolfer(server);
    const others = await ok<Achievement[]>(other.get('/api/user/achievements'));
    const ids = new Set(others.map(({ id }) => id));
    expect(hidden.filter(({ id }) => ids.has(id))).toEqual([]);
  });

  test('seasonal achievements have this year’s start and end dates', async () => {
    expect(await one('dew-sweeper')).toMatchObject({
      isSeasonal: true,
      seasonalCategory: 'spring',
      seasonalYear: 2026,
      seasonalStartDate: '2026-03-01',
      seasonalEndDate: '2026-05-31',
    });
  });

  test('the first session unlocks the first achievement, reports it, and earns its XP once', async () => {
    await followsBreak100(golfer);
    const [answer] = await completesFirst(1);
    expect(answer?.effects.unlockedAchievements).toMatchObject([
      {
        id: 'first-session',
        name: 'First session',
        isUnlocked: true,
        progressPercentage: 100,
        unlockedAt: '2026-05-14T00:00:00.000Z',
      },
    ]);
    expect(answer?.effects.xpEarned).toBe(130);
    expect(answer?.effects.stats?.totalXp).toBe(130 + firstSessionXp);
    expect(await stats()).toMatchObject({ totalXp: 130 + firstSessionXp });
    expect((await list())[0]).toMatchObject({ id: 'first-session', isUnlocked: true });
  });

  test('repeating a completion request after a lost response reports the achievement again', async () => {
    await followsBreak100(golfer);
    const [session] = await sessionsOf(golfer);
    if (session === undefined) throw new Error('no sessions');
    const first = await ok<Completed>(completes(golfer, session));
    const again = await ok<Completed>(completes(golfer, session));
    expect(again.effects.unlockedAchievements).toEqual(first.effects.unlockedAchievements);
    expect(await stats()).toMatchObject({ totalXp: 130 + firstSessionXp });
  });

  test('reopening keeps the achievement and its XP, and a second completion neither reports nor pays it again', async () => {
    await followsBreak100(golfer);
    const [session] = await sessionsOf(golfer);
    if (session === undefined) throw new Error('no sessions');
    await ok(completes(golfer, session));
    await ok(golfer.send('DELETE', `/api/user/session-completions/${session.id}`));
    expect(await unlockedIds()).toEqual(['first-session']);
    expect(await one('first-session')).toMatchObject({ progress: 1, progressPercentage: 100 });
    expect(await stats()).toMatchObject({ totalXp: firstSessionXp });
    server.setNow('2026-05-14T00:10:00Z');
    const answer = await ok<Completed>(completes(golfer, session));
    expect(answer.effects.unlockedAchievements).toEqual([]);
    expect(await stats()).toMatchObject({ totalXp: 130 + firstSessionXp });
  });

  test('progress counts completed sessions, in the full list and in the short response', async () => {
    await followsBreak100(golfer);
    await completesFirst(2);
    const expected = { progress: 2, targetValue: 10, progressPercentage: 20, isUnlocked: false };
    expect(await one('ten-done')).toMatchObject(expected);
    const short = await ok<Achievement[]>(golfer.get('/api/user/achievement-progress'));
    expect(short).toHaveLength(catalog.length);
    expect(short.find(({ id }) => id === 'ten-done')).toEqual({ id: 'ten-done', ...expected });
    expect(await one('first-hour')).toMatchObject({ isUnlocked: true });
  });

  test('ten sessions completed at the same moment unlock each achievement once', async () => {
    await followsBreak100(golfer);
    const sessions = (await sessionsOf(golfer)).slice(0, 10);
    const bodies = await Promise.all(sessions.map((session) => completionOf(golfer, session)));
    const answers = await Promise.all(
      bodies.flatMap((body) => [
        ok<Completed>(golfer.send('POST', '/api/user/complete-session', body)),
        ok<Completed>(golfer.send('POST', '/api/user/complete-session', body)),
      ]),
    );
    expect(answers).toHaveLength(20);
    expect(await unlockedIds()).toEqual(
      expect.arrayContaining(['first-session', 'ten-done', 'five-stars', 'ten-five-stars']),
    );
    const { id } = await ok<{ id: string }>(golfer.get('/api/auth/user'));
    const ledger = await server.db.execute<{ xp: number; paid: number; kept: number }>(sql`
      select sum(xp)::int as xp,
        (count(*) filter (where source_kind = 'achievement'))::int as paid,
        (select count(*)::int from unlocked_achievements where user_id = ${id}) as kept
      from xp_entries where user_id = ${id}`);
    expect(await stats()).toMatchObject({ totalXp: ledger.rows[0]?.xp });
    expect(ledger.rows[0]?.paid).toBe(ledger.rows[0]?.kept);
  });

  test('a lower handicap unlocks its achievements, but the first recorded handicap unlocks nothing', async () => {
    server.setNow('2026-04-14T00:00:00Z');
    await setsHandicap('22.6');
    expect(await unlockedIds()).toEqual([]);
    server.setNow('2026-05-11T00:00:00Z');
    await setsHandicap('19.5');
    expect((await unlockedIds()).toSorted()).toEqual([
      'first-stroke',
      'half-a-stroke',
      'three-strokes',
    ]);
    expect(await one('half-way')).toMatchObject({ progressPercentage: 58 });
    server.setNow('2026-05-12T00:00:00Z');
    await setsHandicap('24.0');
    expect(await unlockedIds()).toHaveLength(3);
    server.setNow('2026-05-14T00:00:00Z');
    await setsHandicap('12.0');
    expect(await unlockedIds()).toEqual(expect.arrayContaining(['half-way', 'goal-reached']));
  });

  test('the last session unlocks the program achievement and a hidden one for skipping no session', async () => {
    await followsBreak100(golfer);
    const { length } = await sessionsOf(golfer);
    const last = (await completesFirst(length)).at(-1);
    const ids = last?.effects.unlockedAchievements.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['full-program', 'nothing-left-out']));
    expect(await one('nothing-left-out')).toMatchObject({
      name: 'Nothing left out',
      isHidden: true,
      isUnlocked: true,
    });
  }, 60_000);

  test('the home screen lists the newest achievements first', async () => {
    server.setNow('2026-04-14T00:00:00Z');
    await setsHandicap('22.6');
    server.setNow('2026-05-14T00:00:00Z');
    await setsHandicap('21.5');
    server.setNow('2026-05-14T01:00:00Z');
    await followsBreak100(golfer);
    await completesFirst(1);
    const { achievements } = await ok<DashboardPayload>(golfer.get('/api/user/dashboard'));
    expect(achievements.map(({ name }) => name)).toEqual([
      'First session',
      'First stroke',
      'Half a stroke',
    ]);
    expect(achievements[0]).toEqual({
      id: 'first-session',
      name: 'First session',
      rarity: 'common',
      icon: 'play',
      xpReward: 50,
      isUnlocked: true,
      unlockedAt: '2026-05-14T01:00:00.000Z',
    });
  });

  test('an achievement that one golfer unlocks stays locked for others', async () => {
    await followsBreak100(golfer);
    await completesFirst(1);
    const other = await aGolfer(server);
    const theirs = await ok<Achievement[]>(other.get('/api/user/achievements'));
    expect(theirs.filter(({ isUnlocked }) => isUnlocked)).toEqual([]);
  });

  test('progress is counted in a time zone that PostgreSQL does not know', async () => {
    golfer = await aGolfer(server, { timeZone: 'Asia/Calcutta' });
    await followsBreak100(golfer);
    await completesFirst(1);
    expect(await one('early-five')).toMatchObject({ progress: 1 });
  });

  test('an achievement that is no longer in the catalog is not shown and causes no error', async () => {
    const { id } = await ok<{ id: string }>(golfer.get('/api/auth/user'));
    await server.db.execute(sql`
      insert into unlocked_achievements values (${id}, 'long-gone', now(), '2026-05-14', 'x')`);
    expect(await list()).toHaveLength(catalog.length);
    expect(await ok<DashboardPayload>(golfer.get('/api/user/dashboard'))).toMatchObject({
      achievements: [],
    });
  });

  test.each(['/api/user/achievements', '/api/user/achievement-progress'])(
    '%s requires a signed-in golfer',
    async (url) => {
      expect(await visitor(server).get(url)).toMatchObject({
        status: 401,
        body: { code: 'unauthorized' },
      });
    },
  );
});
