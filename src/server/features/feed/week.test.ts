import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { befriend, feedOf, trains } from '#testing/feed.ts';
import { completes, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

describe('other golfers’ totals this week', () => {
  let server: TestApp;
  const others: Golfer[] = [];
  beforeAll(async () => {
    server = await startTestApp('server');
    server.setNow('2026-05-14T00:00:00Z');
    for (let count = 0; count < 5; count += 1) {
      const golfer = await aGolfer(server);
      await followsBreak100(golfer);
      others.push(golfer);
    }
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    await server.db.execute(sql`delete from weekly_sums`);
    await server.db.execute(sql`delete from feed_items where type = 'session_completed'`);
  });

  const shownTo = async (golfer: Golfer) => (await feedOf(golfer)).withoutFriends;
  const numbers = (programName: string | null, sessions: number, golfers = 5) => ({
    othersThisWeek: { programName, golfers, sessions, minutes: expect.any(Number) },
  });

  test('are not shown for four golfers, to keep them anonymous', async () => {
    const golfer = await aGolfer(server);
    for (const other of others.slice(1)) await trains(other);
    expect(await shownTo(golfer)).toEqual({ othersThisWeek: null });
    expect((await feedOf(golfer, '?cursor=100')).withoutFriends).toBeNull();
  });

  test('are shown for five golfers, for the reader’s own program if there is one', async () => {
    const [golfer, follower] = [await aGolfer(server), await aGolfer(server)];
    await followsBreak100(follower);
    let minutes = 0;
    for (const other of others) {
      await trains(other);
      minutes += 40;
    }
    expect(await shownTo(golfer)).toEqual(numbers(null, 5));
    const own = await shownTo(follower);
    expect(own).toEqual(numbers('Break 100', 5));
    expect(own?.othersThisWeek?.minutes).toBeGreaterThanOrEqual(minutes - 5 * 20);
    await ok(follower.send('PUT', '/api/user/profile', { preferredLanguage: 'de' }));
    expect((await shownTo(follower))?.othersThisWeek?.programName).toBe('Unter 100');
  });

  test('count each golfer once and exclude reopened sessions', async () => {
    const golfer = await aGolfer(server);
    for (const other of others) await trains(other);
    const [first] = others;
    if (first === undefined) throw new Error('no golfers');
    const again = await trains(first);
    expect(await shownTo(golfer)).toEqual(numbers(null, 6));
    const reopen = (id: string) => ok(first.send('DELETE', `/api/user/session-completions/${id}`));
    await reopen(again.id);
    expect(await shownTo(golfer)).toEqual(numbers(null, 5));
    const { rows } = await server.db.execute<{ id: string }>(sql`
      select c.scheduled_session_id as id from session_completions c
      join users u on u.id = c.user_id
      join feed_items i on i.type = 'session_completed' and i.source_id = c.scheduled_session_id
      where u.email = ${first.email}`);
    await reopen(rows[0]?.id ?? '');
    expect(await shownTo(golfer)).toEqual({ othersThisWeek: null });
    await trains(first);
    expect(await shownTo(golfer)).toEqual(numbers(null, 5));
  });

  test('exclude the reader’s own sessions', async () => {
    const [first, ...four] = others;
    if (first === undefined) throw new Error('no golfers');
    for (const other of [first, ...four]) await trains(other);
    expect(await shownTo(first)).toEqual({ othersThisWeek: null });
    const fifth = await aGolfer(server);
    await followsBreak100(fifth);
    await trains(fifth);
    await trains(first);
    expect(await shownTo(first)).toEqual(numbers('Break 100', 5));
  });

  test('are not shown to a golfer with a friend, and start again with the next week', async () => {
    const [golfer, social] = [await aGolfer(server), await aGolfer(server)];
    for (const other of others) await trains(other);
    await befriend(server, golfer, social);
    expect(await shownTo(social)).toBeNull();
    const alone = await aGolfer(server);
    server.setNow('2026-05-17T11:59:00Z');
    expect(await shownTo(alone)).toEqual(numbers(null, 5));
    // Monday in Auckland, where this golfer lives.
    server.setNow('2026-05-17T12:00:00Z');
    expect(await shownTo(alone)).toEqual({ othersThisWeek: null });
  });

  test('count all of fifty sessions completed at once', async () => {
    const golfer = await aGolfer(server);
    const all = await Promise.all(
      others.map(async (other) =>
        (await sessionsOf(other))
          .filter(({ status }) => status === 'planned')
          .slice(0, 10)
          .map((session) => ({ other, session })),
      ),
    );
    const sessions = all.flat();
    expect(sessions).toHaveLength(50);
    await Promise.all(sessions.map(({ other, session }) => ok(completes(other, session))));
    expect(await shownTo(golfer)).toEqual(numbers(null, 50));
  });
});
