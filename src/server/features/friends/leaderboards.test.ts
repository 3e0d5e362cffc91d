import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Leaderboard } from '#contract/friends.ts';
import { placesQuery } from '#server/features/progress/leaderboards.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { idOf, storeFriendship } from '#testing/friends.ts';
import { idNamed, nthId, nthIdInSql } from '#testing/ids.ts';
import { completes, followsBreak100, ok, sessionOn } from '#testing/scenario.ts';

const board = (
  golfer: Golfer,
  which: 'weekly_streak' | 'monthly_completions',
  scope = 'everyone',
) => ok<Leaderboard>(golfer.get(`/api/social/leaderboards/${which}?scope=${scope}`));
const shows = (golfer: Golfer, showInLeaderboards = true) =>
  ok(golfer.send('PUT', '/api/social/privacy', { showInLeaderboards }));
const ranks = ({ entries }: Leaderboard) => entries.map(({ rank, score }) => [rank, score]);

type Score = {
  readonly id: string;
  readonly streak: number;
  readonly lastActiveDay?: string;
  readonly month?: string;
  readonly isShown?: boolean;
};

describe.each(enginesAtScale)('leaderboards on the %s database', (engine) => {
  let server: TestApp;
  let golfer: Golfer;
  let golferId: string;
  beforeAll(async () => {
    server = await startTestApp(engine);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    await server.db.execute(sql`delete from user_stats`);
    await server.db.execute(sql`delete from monthly_sessions`);
    golfer = await aGolfer(server);
    golferId = await idOf(golfer);
  });

  /** Stores a streak of `streak` days and as many sessions this month, as if the golfer had trained them. */
  async function trained({ id, streak, isShown = true, ...days }: Score): Promise<void> {
    const { lastActiveDay = '2026-05-13', month = '2026-05-01' } = days;
    await server.db.execute(sql`
      insert into users (id, name, email, first_name)
      values (${id}, ${id}, ${`${id}@example.com`}, ${id}) on conflict do nothing`);
    await server.db.execute(sql`
      insert into privacy_settings values (${id}, true, false, true, ${isShown})
      on conflict do nothing`);
    await server.db.execute(sql`
      insert into user_stats (user_id, board_streak, last_active_day, in_leaderboards)
      values (${id}, ${streak}, ${lastActiveDay}::date, ${isShown})`);
    await server.db.execute(sql`
      insert into monthly_sessions values (${id}, ${month}::date, ${streak}, ${isShown})`);
  }
  const named = (name: string) => idNamed(`${engine}-${golferId}-${name}`);

  test('show the top ten, with a shared rank for equal scores, and the golfer’s own rank below', async () => {
    const streaks = [30, 28, 28, 25, 20, 20, 20, 9, 8, 7, 6, 5];
    for (const [at, streak] of streaks.entries()) await trained({ id: named(`g${at}`), streak });
    await trained({ id: golferId, streak: 5 });
    const expected = [30, 28, 28, 25, 20, 20, 20, 9, 8, 7];
    for (const which of ['weekly_streak', 'monthly_completions'] as const) {
      const { entries, own, isShown } = await board(golfer, which);
      expect(entries.map(({ score }) => score)).toEqual(expected);
      expect(entries.map(({ rank }) => rank)).toEqual([1, 2, 2, 4, 5, 5, 5, 8, 9, 10]);
      expect(own).toMatchObject({ id: golferId, rank: 12, score: 5, user: { firstName: 'Nora' } });
      expect(isShown).toBe(true);
      expect(entries[0]?.user).toMatchObject({ id: named('g0'), firstName: named('g0') });
    }
  });

  test('show the golfer’s own rank as it is in the list if it is in the top ten', async () => {
    await trained({ id: named('better'), streak: 4 });
    await trained({ id: golferId, streak: 3 });
    const { entries, own } = await board(golfer, 'weekly_streak');
    expect(own).toEqual(entries[1]);
    expect(own).toMatchObject({ id: golferId, rank: 2 });
  });

  test('show only the golfer and friends in the friends scope', async () => {
    const friendId = named('friend');
    await trained({ id: named('stranger'), streak: 9 });
    await trained({ id: friendId, streak: 8 });
    await trained({ id: golferId, streak: 7 });
    await storeFriendship(server, {
      requesterId: friendId,
      addresseeId: golferId,
      status: 'accepted',
    });
    for (const which of ['weekly_streak', 'monthly_completions'] as const) {
      expect(ranks(await board(golfer, which))).toHaveLength(3);
      const { entries, own } = await board(golfer, which, 'friends');
      expect(entries.map(({ id }) => id)).toEqual([friendId, golferId]);
      expect(own?.rank).toBe(2);
    }
  });

  test('leave out blocked golfers without a gap in the ranks', async () => {
    const blocked = named('blocked');
    await trained({ id: blocked, streak: 9 });
    for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      await trained({ id: named(`g${at}`), streak: 8 });
    await trained({ id: golferId, streak: 7 });
    expect((await board(golfer, 'weekly_streak')).own?.rank).toBe(12);
    await ok(golfer.send('PUT', `/api/social/block/${blocked}`));
    const { entries, own } = await board(golfer, 'weekly_streak');
    expect(entries.map(({ rank }) => rank)).toEqual(Array(10).fill(1));
    expect(own?.rank).toBe(11);
  });

  test('count streaks for a week after the last training, and sessions by month in the golfer’s time zone', async () => {
    await trained({ id: named('a'), streak: 3, lastActiveDay: '2026-05-08' });
    await trained({ id: named('b'), streak: 5, lastActiveDay: '2026-05-07', month: '2026-04-01' });
    expect(ranks(await board(golfer, 'weekly_streak'))).toEqual([[1, 3]]);
    expect(ranks(await board(golfer, 'monthly_completions'))).toEqual([[1, 3]]);
    // One second before June begins in Auckland, where the golfer is.
    server.setNow('2026-05-31T11:59:59Z');
    expect(ranks(await board(golfer, 'monthly_completions'))).toEqual([[1, 3]]);
    server.setNow('2026-05-31T12:00:00Z');
    expect(ranks(await board(golfer, 'monthly_completions'))).toEqual([]);
  });

  test('update at once when sessions are completed or reopened and when a golfer is hidden or shown', async () => {
    await followsBreak100(golfer);
    const first = await sessionOn(golfer, '2026-05-14');
    await ok(completes(golfer, first));
    await ok(completes(golfer, await sessionOn(golfer, '2026-05-16')));
    const hidden = { entries: [], own: null, isShown: false };
    expect(await board(golfer, 'monthly_completions')).toEqual(hidden);
    expect(await board(golfer, 'weekly_streak')).toEqual(hidden);
    await shows(golfer);
    const watcher = await aGolfer(server);
    expect(ranks(await board(watcher, 'monthly_completions'))).toEqual([[1, 2]]);
    expect(ranks(await board(watcher, 'weekly_streak'))).toEqual([[1, 1]]);

    await ok(golfer.send('DELETE', `/api/user/session-completions/${first.id}`));
    expect(ranks(await board(watcher, 'monthly_completions'))).toEqual([[1, 1]]);
    await ok(completes(golfer, await sessionOn(golfer, '2026-05-18')));
    expect((await board(golfer, 'monthly_completions')).own).toMatchObject({ rank: 1, score: 2 });
    await shows(golfer, false);
    expect(await board(golfer, 'monthly_completions')).toEqual(hidden);
    expect(ranks(await board(watcher, 'weekly_streak'))).toEqual([]);
  });

  test('subtract a session that is reopened next month from the month of its completion', async () => {
    await followsBreak100(golfer);
    const first = await sessionOn(golfer, '2026-05-14');
    await ok(completes(golfer, first));
    await shows(golfer);
    server.setNow('2026-06-01T00:00:00Z');
    await ok(golfer.send('DELETE', `/api/user/session-completions/${first.id}`));
    const { rows } = await server.db.execute(sql`
      select month::text, sessions from monthly_sessions where user_id = ${golferId}`);
    expect(rows).toEqual([{ month: '2026-05-01', sessions: 0 }]);
  });
});

test('leaderboard queries use indexes, regardless of the number of golfers', async () => {
  const server = await startTestApp('server');
  await server.db.execute(sql`
    insert into users (id, name, email)
    select ${sql.raw(nthIdInSql('n'))}, 'g', 'g' || n || '@example.com' from generate_series(1, 20000) n`);
  await server.db.execute(sql`
    insert into user_stats (user_id, current_streak, last_active_day, in_leaderboards)
    select ${sql.raw(nthIdInSql('n'))}, n % 400, '2026-05-13', true from generate_series(1, 20000) n`);
  await server.db.execute(sql`
    insert into monthly_sessions
    select ${sql.raw(nthIdInSql('n'))}, '2026-05-01', n % 31, true from generate_series(1, 20000) n`);
  await server.db.execute(sql`analyze`);
  const friends = Array.from({ length: 50 }, (_, at) => nthId(at + 1));
  for (const which of ['streak', 'month'] as const) {
    for (const among of [null, friends]) {
      const asked = { board: which, viewerId: nthId(399), today: '2026-05-14', limit: 10 };
      const query = placesQuery({ ...asked, among, without: [nthId(7)] });
      const { rows } = await server.db.execute(sql`explain ${query}`);
      const plan = JSON.stringify(rows, null, 1);
      expect(plan).toMatch(/Index/);
      expect(plan).not.toMatch(/Seq Scan on (user_stats|monthly_sessions)/);
    }
  }
  await server.close();
});
