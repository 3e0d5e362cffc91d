import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HandicapEntry } from '#contract/handicap.ts';
import type { Stats } from '#contract/progress-schemas.ts';
import type { SessionDetails } from '#contract/training-schemas.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { completes, completionOf, followsBreak100, ok, sessionOn } from '#testing/scenario.ts';

const day = 24 * 60 * 60;

describe.each(enginesAtScale)('offline changes on the %s database', (engine) => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp(engine);
  });
  afterAll(() => server.close());
  // A Thursday.
  beforeEach(async () => {
    server.setNow('2026-05-14T10:00:00Z');
    golfer = await aGolfer(server);
    await followsBreak100(golfer);
  });

  const ago = (seconds: number, more: Record<string, string> = {}) =>
    golfer.with({ 'recorded-ago': String(seconds), ...more });
  const stats = () => ok<Stats>(golfer.get('/api/user/stats'));
  const detailsOf = ({ id }: { id: string }) =>
    ok<SessionDetails>(golfer.get(`/api/user/scheduled-session-details/${id}`));
  const history = () => ok<HandicapEntry[]>(golfer.get('/api/user/handicap-history'));
  const practice = { title: 'Range', duration: 30 };

  test('a session sent two days late counts on its own day and keeps the streak going', async () => {
    await ok(completes(golfer, await sessionOn(golfer, '2026-05-14')));
    const session = await sessionOn(golfer, '2026-05-16');
    const body = await completionOf(golfer, session);
    // The night after it has passed, and the next session was done on time.
    server.setNow('2026-05-18T09:00:00Z');
    await ok(completes(golfer, await sessionOn(golfer, '2026-05-18')));
    expect(await stats()).toMatchObject({ currentStreak: 1 });
    server.setNow('2026-05-18T10:00:00Z');
    const answer = await ok<{ effects: { stats: Stats } }>(
      ago(2 * day).send('POST', '/api/user/complete-session', body),
    );
    expect(answer.effects.stats).toMatchObject({ currentStreak: 3 });
    expect((await detailsOf(session)).completion?.completedAt).toBe('2026-05-16T10:00:00.000Z');
    expect(await stats()).toMatchObject({ currentStreak: 3, longestStreak: 3 });
  });

  test('the same change sent again gets the same response, no matter how much later', async () => {
    const session = await sessionOn(golfer, '2026-05-14');
    const body = await completionOf(golfer, session);
    server.setNow('2026-05-16T10:00:00Z');
    const key = { 'idempotency-key': randomUUID() };
    const path = '/api/user/complete-session';
    const first = await ok(ago(2 * day, key).send('POST', path, body));
    server.setNow('2026-05-20T10:00:00Z');
    expect(await ok(ago(6 * day, key).send('POST', path, body))).toEqual(first);
  });

  test('the limit for practice applies to the day on which it was logged', async () => {
    server.setNow('2026-05-18T10:00:00Z');
    const log = async (seconds: number) => {
      const answer = await ok<{ createdAt: string; effects: { xpEarned: number } }>(
        ago(seconds).send('POST', '/api/user/free-practice-sessions', {
          ...practice,
          sessionDate: '2026-05-16',
        }),
      );
      return { at: answer.createdAt, isPaid: answer.effects.xpEarned > 0 };
    };
    const onSaturday = { at: '2026-05-16T10:00:00.000Z' };
    for (const isPaid of [true, true, true, false])
      expect(await log(2 * day)).toEqual({ ...onSaturday, isPaid });
    expect(await log(0)).toEqual({ at: '2026-05-18T10:00:00.000Z', isPaid: true });
  });

  test('a late handicap is inserted by its date, and the newest one stays current', async () => {
    const tell = (handicap: number, seconds = 0) =>
      ok(ago(seconds).send('POST', '/api/user/handicap', { handicap }));
    await tell(20);
    server.setNow('2026-05-18T10:00:00Z');
    await tell(18);
    await tell(19, 2 * day);
    expect((await history()).map(({ handicap }) => handicap)).toEqual(['20.0', '19.0', '18.0']);
    expect(await ok(golfer.get('/api/auth/user'))).toMatchObject({ currentHandicap: '18.0' });
    await tell(17);
    expect(await ok(golfer.get('/api/auth/user'))).toMatchObject({ currentHandicap: '17.0' });
  });

  test('a session can be moved to a day that was in the future when the golfer moved it', async () => {
    const { id } = await sessionOn(golfer, '2026-05-16');
    server.setNow('2026-05-18T10:00:00Z');
    const move = (seconds: number) =>
      ago(seconds).send('PATCH', `/api/user/scheduled-sessions/${id}/reschedule`, {
        newDate: '2026-05-17',
      });
    expect(await move(0)).toMatchObject({ status: 400, body: { code: 'date_in_past' } });
    expect(await move(2 * day)).toMatchObject({ status: 200 });
  });

  test('a change dated in the future or more than 14 days back is refused', async () => {
    const log = (sent: string) =>
      golfer.with({ 'recorded-ago': sent }).send('POST', '/api/user/free-practice-sessions', {
        ...practice,
        sessionDate: '2026-05-14',
      });
    for (const sent of ['-60', String(14 * day + 1), '99999999', 'yesterday'])
      expect(await log(sent)).toMatchObject({ status: 400 });
    expect(await log(String(14 * day))).toMatchObject({
      body: { createdAt: '2026-04-30T10:00:00.000Z' },
    });
  });

  test('a change from before the account existed is dated to the creation of the account', async () => {
    const { createdAt } = await ok<{ createdAt: string }>(golfer.get('/api/auth/user'));
    const soonAfter = Temporal.Instant.from(createdAt).add({ seconds: 60 });
    server.setNow(soonAfter.toString());
    const sessionDate = createdAt.slice(0, 10);
    const body = { ...practice, sessionDate };
    const answer = await ago(day).send('POST', '/api/user/free-practice-sessions', body);
    expect(answer).toMatchObject({ status: 200, body: { createdAt } });
  });

  test('a change recorded by another golfer is refused', async () => {
    const { id } = await ok<{ id: string }>(golfer.get('/api/auth/user'));
    const log = (golferId: string) =>
      golfer.with({ 'recorded-by': golferId }).send('POST', '/api/user/free-practice-sessions', {
        ...practice,
        sessionDate: '2026-05-14',
      });
    expect(await log('somebody-else')).toMatchObject({ status: 401 });
    expect(await log(id)).toMatchObject({ status: 200 });
  });

  test('a change that cannot be made offline ignores the recorded age', async () => {
    const answer = await golfer
      .with({ 'recorded-ago': 'yesterday' })
      .send('PUT', '/api/user/profile', { firstName: 'Nora' });
    expect(answer.status).toBe(200);
  });
});
