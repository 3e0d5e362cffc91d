import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import type { ScheduledSession } from '#contract/training-schemas.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { completes, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';
import { oldNotificationsWorker } from './delete-old-notifications.ts';

const url = '/api/user/notifications';

describe('notifications', () => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
    await followsBreak100(golfer);
  });

  const list = (query = '', of = golfer) => ok<Notification[]>(of.get(`${url}${query}`));
  const titles = async (query = '') => (await list(query)).map(({ title }) => title);
  const counts = () => ok<object>(golfer.get(`${url}/unread-count`));
  const post = (path: string) => golfer.send('POST', `${url}/${path}`);
  const prefer = (preferences: object) =>
    ok<object>(golfer.send('POST', '/api/user/notification-preferences', preferences));
  const skip = ({ id: scheduledSessionId }: ScheduledSession) =>
    ok(golfer.send('POST', '/api/user/skip-session', { scheduledSessionId }));
  const reopen = ({ id }: ScheduledSession) =>
    ok(golfer.send('DELETE', `/api/user/session-completions/${id}`));

  /** Unlocks an achievement, which creates the first notification. */
  async function trains() {
    const [session] = await sessionsOf(golfer);
    if (session === undefined) throw new Error('no sessions');
    await ok(completes(golfer, session));
    const [newest] = await list();
    if (newest === undefined) throw new Error('no notifications');
    return { session, newest };
  }

  test('a new golfer has no notifications', async () => {
    expect(await list()).toEqual([]);
    expect(await counts()).toEqual({ count: 0, total: 0 });
  });

  test('a golfer is notified of an unlocked achievement with a link to all achievements', async () => {
    await trains();
    expect(await list()).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        type: 'achievement',
        title: 'First session',
        message: 'You unlocked this achievement.',
        isRead: false,
        createdAt: '2026-05-14T00:00:00.000Z',
        data: {
          path: '/achievements',
          celebrationSound: 'fanfare',
          achievementId: 'first-session',
        },
      },
    ]);
    expect(await counts()).toEqual({ count: 1, total: 1 });
  });

  test('a golfer is notified of a finished week, including its skipped sessions', async () => {
    const [first, second] = await sessionsOf(golfer);
    if (first === undefined || second === undefined) throw new Error('no sessions');
    await ok(completes(golfer, first));
    await skip(second);
    expect((await list())[0]).toMatchObject({
      type: 'program_milestone',
      title: 'Week 1 complete',
      message: '1 session completed, 1 skipped.',
      data: { path: '/my-schedule' },
    });
  });

  test('a golfer is notified at a quarter, half, three quarters, and the end of a program', async () => {
    for (const session of await sessionsOf(golfer)) await skip(session);
    const milestones = (await list()).filter(({ title }) => title.includes('rogram'));
    expect(milestones.map(({ title, message }) => `${title}: ${message}`)).toEqual([
      'Program complete: 18 of 18 sessions are behind you.',
      'Three quarters of your program done: 14 of 18 sessions are behind you.',
      'Halfway through your program: 9 of 18 sessions are behind you.',
      'A quarter of your program done: 5 of 18 sessions are behind you.',
    ]);
  });

  test('one change creates one notification for all its finished weeks and one for the highest milestone', async () => {
    server.setNow('2026-06-14T00:00:00Z');
    const missed = (await sessionsOf(golfer)).filter(
      ({ scheduledDate }) => scheduledDate < '2026-06-14',
    );
    const { id: userProgramId } = await ok<{ id: string }>(golfer.get('/api/user/current-program'));
    await ok(
      golfer.send('POST', '/api/user/settle-missed-sessions', {
        userProgramId,
        way: 'skip',
        missed: missed.map(({ id }) => id),
      }),
    );
    expect(await titles()).toEqual([
      'Three quarters of your program done',
      'Weeks 1, 2, 3, 4, and 5 complete',
    ]);
  });

  test('reopening a session removes outdated notifications, and skipping it again creates them again', async () => {
    const sessions = await sessionsOf(golfer);
    for (const session of sessions.slice(0, 5)) await skip(session);
    expect(await titles()).toEqual([
      'A quarter of your program done',
      'Week 2 complete',
      'Week 1 complete',
    ]);
    const [fifth] = sessions.slice(4);
    if (fifth === undefined) throw new Error('no fifth session');
    await reopen(fifth);
    expect(await titles()).toEqual(['Week 1 complete']);
    await skip(fifth);
    expect(await titles()).toEqual([
      'A quarter of your program done',
      'Week 2 complete',
      'Week 1 complete',
    ]);
  });

  test('a golfer is notified of an achievement once, even if the session is reopened and completed again', async () => {
    const { session } = await trains();
    await reopen(session);
    server.setNow('2026-05-14T00:10:00Z');
    await ok(completes(golfer, session));
    await ok(completes(golfer, session));
    expect(await titles()).toEqual(['First session']);
  });

  test('a golfer is notified of a new level', async () => {
    for (const session of (await sessionsOf(golfer)).slice(0, 8))
      await ok(completes(golfer, session));
    const level = (await list()).find(({ title }) => title === 'Level 2 reached');
    expect(level).toMatchObject({ type: 'achievement', data: { path: '/progress' } });
    expect(level?.message).toMatch(/^You have earned 1,\d{3} XP so far\.$/);
  });

  test('a golfer gets no notifications of a kind that is turned off in the preferences', async () => {
    await prefer({ achievementNotifications: false });
    const [first, second] = await sessionsOf(golfer);
    if (first === undefined || second === undefined) throw new Error('no sessions');
    await ok(completes(golfer, first));
    expect(await list()).toEqual([]);
    await prefer({ achievementNotifications: true, programMilestones: false });
    await skip(second);
    expect(await list()).toEqual([]);
  });

  test('all preferences are on at first with reminders at 8:00, and changing one keeps the others', async () => {
    const preferences = () => ok<object>(golfer.get('/api/user/notification-preferences'));
    const all = {
      achievementNotifications: true,
      sessionReminders: true,
      programMilestones: true,
      adminBroadcasts: true,
      weeklySummary: true,
      weeklySummaryMail: true,
      socialNotifications: true,
    };
    expect(await preferences()).toEqual({ ...all, reminderTime: '08:00' });
    expect(await prefer({ adminBroadcasts: false })).toMatchObject({ adminBroadcasts: false });
    await prefer({ reminderTime: '18:00' });
    await prefer({});
    expect(await preferences()).toEqual({ ...all, adminBroadcasts: false, reminderTime: '18:00' });
  });

  test('a read notification no longer counts as unread and leaves the unread list', async () => {
    const { newest } = await trains();
    expect(await ok<object>(post(`${newest.id}/read`))).toMatchObject({ ...newest, isRead: true });
    expect(await counts()).toEqual({ count: 0, total: 1 });
    expect(await list('?unreadOnly=true')).toEqual([]);
    expect(await list('?unreadOnly=false')).toEqual([{ ...newest, isRead: true }]);
  });

  test('marking all as read changes all notifications of the golfer and of no other golfer', async () => {
    const other = golfer;
    await trains();
    golfer = await aGolfer(server);
    await followsBreak100(golfer);
    for (const session of (await sessionsOf(golfer)).slice(0, 2)) await skip(session);
    await ok(post('mark-all-read'));
    expect(await counts()).toEqual({ count: 0, total: 1 });
    expect((await list('', other))[0]).toMatchObject({ isRead: false });
  });

  test('a deleted notification stays deleted until it is restored, even if its session is completed again', async () => {
    const { newest, session } = await trains();
    await ok(golfer.send('DELETE', `${url}/${newest.id}`));
    await ok(golfer.send('DELETE', `${url}/${newest.id}`));
    expect(await list()).toEqual([]);
    expect(await counts()).toEqual({ count: 0, total: 0 });
    expect((await post(`${newest.id}/read`)).status).toBe(404);
    await reopen(session);
    await ok(completes(golfer, session));
    expect(await list()).toEqual([]);
    expect(await ok<object>(post(`${newest.id}/restore`))).toMatchObject(newest);
    expect(await list()).toEqual([newest]);
  });

  test('a golfer gets 404 for notifications of other golfers, as for unknown ones', async () => {
    const { newest } = await trains();
    golfer = await aGolfer(server);
    for (const id of [newest.id, '999999999', 'no-number']) {
      expect((await post(`${id}/read`)).status, id).toBe(404);
      expect((await post(`${id}/restore`)).status, id).toBe(404);
      expect((await golfer.send('DELETE', `${url}/${id}`)).status, id).toBe(404);
    }
    expect(await list()).toEqual([]);
  });

  test('a list of notifications has the requested length, and the next page continues after its last one', async () => {
    for (const session of await sessionsOf(golfer)) await skip(session);
    const all = await list();
    expect(all.length).toBeGreaterThan(6);
    expect(await list('?limit=5')).toEqual(all.slice(0, 5));
    expect(await list(`?limit=5&cursor=${all[4]?.id}`)).toEqual(all.slice(5, 10));
    expect(await list(`?cursor=${all.at(-1)?.id}`)).toEqual([]);
  });

  test('a change that is refused at its end removes no notifications', async () => {
    const sessions = await sessionsOf(golfer);
    for (const session of sessions) await skip(session);
    const before = await list();
    const other = { sessionsPerWeek: 3, availableDays: [1, 4, 6], startDate: '2026-05-14' };
    await ok(
      golfer.send('POST', '/api/user/enroll', { programId: 'putting-at-home', preferences: other }),
    );
    const id = sessions.at(-1)?.id;
    const { status } = await golfer.send('DELETE', `/api/user/session-completions/${id}`);
    expect(status).toBe(409);
    expect(await list()).toEqual(before);
  });

  test('notifications are kept for 90 days', async () => {
    await trains();
    const day = (instant: string) => ({
      db: server.db,
      clock: () => Temporal.Instant.from(instant),
    });
    const deleteOld = (instant: string) => oldNotificationsWorker(day(instant)).run({});
    await deleteOld('2026-08-11T23:59:00Z');
    expect(await titles()).toEqual(['First session']);
    await deleteOld('2026-08-12T00:01:00Z');
    expect(await list()).toEqual([]);
  });
});
