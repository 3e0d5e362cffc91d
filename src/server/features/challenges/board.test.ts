import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { puttingOnTheGreen } from '#content/exercises/putting-on-the-green.ts';
import type { DrillBoard } from '#contract/challenges.ts';
import { seriesKeyOf } from '#domain/drills/task.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { answers, boardOf, challenges, reopens, scores, upAndDown } from '#testing/challenges.ts';
import { befriend, setPrivacy, twoFriends } from '#testing/feed.ts';
import { idOf } from '#testing/friends.ts';
import { nthId, nthIdInSql } from '#testing/ids.ts';
import { followsBreak100, ok } from '#testing/scenario.ts';
import { placesQuery } from './board.ts';

const ranks = ({ entries }: DrillBoard) => entries.map(({ rank, score }) => [rank, score]);

describe('the weekly board of a drill', () => {
  let server: TestApp;
  let ana: Golfer;
  let ben: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    [ana, ben] = await twoFriends(server);
    await followsBreak100(ana);
    await followsBreak100(ben);
  });

  test('shows the best score of the golfer and each friend, with a shared rank for equal scores', async () => {
    const cas = await aGolfer(server);
    const stranger = await aGolfer(server);
    for (const golfer of [cas, stranger]) await followsBreak100(golfer);
    await befriend(server, ana, cas);
    await scores(ana, 12);
    await scores(ana, 9);
    await scores(ben, 12);
    await scores(cas, 7);
    await scores(stranger, 24);
    const board = await boardOf(ana);
    expect(ranks(board)).toEqual([
      [1, 12],
      [1, 12],
      [3, 7],
    ]);
    expect(board.own).toMatchObject({ id: await idOf(ana), rank: 1, score: 12 });
    expect(board).toMatchObject({ from: '2026-05-11', to: '2026-05-17' });
    expect(ranks(await boardOf(cas))).toEqual([
      [1, 12],
      [2, 7],
    ]);
  });

  test('ranks the lowest score first in drills where fewer strokes are better', async () => {
    await scores(ana, 24, upAndDown);
    await scores(ben, 20, upAndDown);
    const { entries, own } = await boardOf(ana, upAndDown);
    expect(entries.map(({ id, score }) => [id, score])).toEqual([
      [await idOf(ben), 20],
      [await idOf(ana), 24],
    ]);
    expect(own?.rank).toBe(2);
  });

  test('covers Monday to Sunday in each golfer’s time zone', async () => {
    await ok(ben.send('PUT', '/api/user/profile', { timeZone: 'America/Los_Angeles' }));
    // Sunday 9 p.m. in Auckland, Sunday 2 a.m. in Los Angeles.
    server.setNow('2026-05-17T09:00:00Z');
    await scores(ana, 10);
    // Monday 1 a.m. in Auckland, Sunday 6 a.m. in Los Angeles.
    server.setNow('2026-05-17T13:00:00Z');
    await scores(ben, 11);
    const mine = await boardOf(ana);
    expect([mine.from, ranks(mine)]).toEqual(['2026-05-18', []]);
    const theirs = await boardOf(ben);
    expect([theirs.from, ranks(theirs)]).toEqual([
      '2026-05-11',
      [
        [1, 11],
        [2, 10],
      ],
    ]);
  });

  test('counts attempts outside of sessions, but not reopened sessions', async () => {
    const sessionId = await scores(ana, 12);
    const { id } = await ok<{ id: string }>(challenges(ana, ben, { sessionId }));
    await ok(answers(ben, id, 13));
    expect(ranks(await boardOf(ana))).toEqual([
      [1, 13],
      [2, 12],
    ]);
    const again = await scores(ben, 20);
    expect((await boardOf(ben)).own?.score).toBe(20);
    await reopens(ben, again);
    expect((await boardOf(ben)).own?.score).toBe(13);
  });

  test('leaves out a friend who hides progress, but still shows that friend their own score', async () => {
    await scores(ana, 12);
    await scores(ben, 15);
    await setPrivacy(ben, { showProgressToFriends: false });
    expect(ranks(await boardOf(ana))).toEqual([[1, 12]]);
    expect(ranks(await boardOf(ben))).toEqual([
      [1, 15],
      [2, 12],
    ]);
  });

  test('does not exist for drills without a score or unknown drills', async () => {
    for (const id of ['dynamic-warm-up', 'nobody-knows'])
      expect((await ana.get(`/api/social/challenge-boards/${id}`)).status).toBe(404);
  });
});

test('a board query uses indexes and includes the golfer’s own rank below the top ten', async () => {
  const server = await startTestApp('server');
  const { db } = server;
  const { scoring } = puttingOnTheGreen.find(({ id }) => id === 'clock-putting') ?? {};
  const series = seriesKeyOf(scoring ?? null, {});
  await db.execute(sql`
    insert into users (id, name, email)
    select ${sql.raw(nthIdInSql('n'))}, n, n || '@example.com' from generate_series(0, 4999) n`);
  await db.execute(sql`
    insert into friendships (id, first_id, second_id, requester_id, status, requested_at, answered_at)
    select md5(n::text)::uuid, ${nthId(0)}::uuid, ${sql.raw(nthIdInSql('n'))}, ${nthId(0)}::uuid, 'accepted', now(), now()
    from generate_series(1, 400) n
    union all
    select md5(a || '-' || k)::uuid, ${sql.raw(nthIdInSql('a'))}, ${sql.raw(nthIdInSql('a + k'))},
      ${sql.raw(nthIdInSql('a'))}, 'accepted', now(), now()
    from generate_series(500, 4900) a, generate_series(1, 5) k`);
  await db.execute(sql`
    insert into enrollments (id, user_id, program_id, program_version, sessions_per_week,
      available_days, start_date)
    select id, id, 'break-100', 1, 3, '{1}', '2026-05-11' from users where id <= ${nthId(4999)}`);
  await db.execute(sql`
    insert into scheduled_sessions (id, enrollment_id, user_id, session_id, session_number,
      scheduled_date, original_week_number, status, completed_at)
    select md5(id || '-' || n)::uuid, id, id, 'break-100-w1-s1', n, '2026-05-11', 1, 'completed', now()
    from users, generate_series(1, 5) n where id <= ${nthId(4999)}`);
  await db.execute(sql`
    insert into session_completions (scheduled_session_id, user_id, rating, duration,
      completed_on, completed_at)
    select id, user_id, 5, 40, '2026-05-12', now() from scheduled_sessions`);
  await db.execute(sql`
    insert into exercise_results (scheduled_session_id, exercise_id, user_id, done, score,
      attempts, series)
    select scheduled_session_id, 'clock-putting', user_id, true,
      case user_id when ${nthId(0)} then 1 else ('x' || right(user_id::text, 4))::bit(16)::int % 20 + 2 end, 24, ${series}
    from session_completions`);
  await db.execute(sql`
    insert into challenges
      (id, challenger_id, friend_id, exercise_id, scheduled_session_id, score, sent_at, expires_at)
    select s.id, s.user_id, f.second_id, 'clock-putting', s.id, 5, '2026-05-12', '2026-05-26'
    from friendships f join scheduled_sessions s
      on s.user_id = f.first_id and f.id = md5(
        ('x' || right(f.first_id::text, 4))::bit(16)::int || '-' || s.session_number
      )::uuid
    where f.first_id <> ${nthId(0)}`);
  await db.execute(sql`
    insert into challenge_answers (challenge_id, user_id, exercise_id, score, answered_on)
    select id, friend_id, exercise_id, 1, '2026-05-12' from challenges`);
  await db.execute(sql`analyze`);
  const asked = { exerciseId: 'clock-putting', from: '2026-05-11', to: '2026-05-17' } as const;
  const query = placesQuery({ ...asked, viewerId: nthId(0), better: 'higher' });
  const { rows: plan } = await db.execute(sql`explain ${query}`);
  const large =
    /Seq Scan on (users|friendships|exercise_results|session_completions|challenge_answers)/;
  expect(JSON.stringify(plan)).toMatch(/exercise_results_exercise/);
  expect(JSON.stringify(plan)).not.toMatch(large);
  const { rows } = await db.execute<{ golferId: string; rank: number }>(query);
  expect(rows.map(({ rank }) => Number(rank))).toEqual([...Array(10).fill(1), 401]);
  expect(rows.at(-1)?.golferId).toBe(nthId(0));
  await server.close();
});
