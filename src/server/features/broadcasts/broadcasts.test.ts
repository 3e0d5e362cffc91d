import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Broadcast } from '#contract/broadcasts.ts';
import type { Notification } from '#contract/notifications.ts';
import { oldNotificationsWorker } from '#server/features/notifications/delete-old-notifications.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { anAdministrator, broadcasts, broadcastsUrl, greens } from '#testing/broadcasts.ts';
import { idOf } from '#testing/friends.ts';
import { longWait } from '#testing/long-wait.ts';
import { ok } from '#testing/scenario.ts';

describe('broadcasts', () => {
  let server: TestApp;
  let admin: Golfer;
  let ana: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
    admin = await anAdministrator(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    ana = await aGolfer(server);
  });

  const told = async (golfer: Golfer) => {
    const all = await ok<Notification[]>(golfer.get('/api/user/notifications'));
    return all.filter(({ type }) => type === 'admin_broadcast');
  };
  const counts = (golfer: Golfer) => ok(golfer.get('/api/user/notifications/unread-count'));
  const setActive = (id: string, isActive: boolean) =>
    ok<Broadcast>(admin.send('PATCH', `${broadcastsUrl}/${id}`, { isActive }));
  const golferCount = async () => {
    const { rows } = await server.db.execute<{ n: number }>(
      sql`select count(*)::int as n from users where delete_after is null`,
    );
    return rows[0]?.n;
  };

  test('reach every golfer once with the text as sent, and report their progress', async () => {
    const golfers = await golferCount();
    const sent = await broadcasts(admin, { title: '  Fast greens ' });
    expect(sent).toEqual({
      ...greens,
      id: sent.id,
      isActive: true,
      createdAt: '2026-05-14T00:00:00.000Z',
      revision: expect.any(String),
      progress: { golfers, reached: golfers, delivered: golfers, isComplete: true },
    });
    expect(await told(ana)).toEqual([
      {
        id: expect.any(String),
        type: 'admin_broadcast',
        isRead: false,
        title: 'Fast greens',
        message: 'They were rolled this morning.',
        createdAt: '2026-05-14T00:00:00.000Z',
        data: { path: '/notifications' },
      },
    ]);
    expect(await counts(ana)).toEqual({ count: 1, total: 1 });
    expect(await told(admin)).toHaveLength(1);
    expect((await ok<Broadcast[]>(admin.get(broadcastsUrl)))[0]).toEqual(sent);
  });

  test('are created only once if the same request is repeated', async () => {
    const twice = admin.with({ 'idempotency-key': randomUUID() });
    const [one, again] = [
      await ok<Broadcast>(twice.send('POST', broadcastsUrl, greens)),
      await ok<Broadcast>(twice.send('POST', broadcastsUrl, greens)),
    ];
    expect(again.id).toBe(one.id);
    // Delivery would otherwise reach the golfers of the next test.
    await vi.waitFor(async () => {
      const all = await ok<Broadcast[]>(admin.get(broadcastsUrl));
      expect(all.find(({ id }) => id === one.id)?.progress.isComplete).toBe(true);
    }, longWait);
  });

  test('for active users reach only golfers whose devices were used in the last 30 days', async () => {
    const ben = await aGolfer(server);
    const away = sql`update auth_sessions set updated_at = '2026-04-13T23:59:59Z'
      where user_id = ${await idOf(ben)}`;
    await server.db.execute(away);
    const audiences = await ok<object>(admin.get(`${broadcastsUrl}/audiences`));
    const { progress } = await broadcasts(admin, { targetAudience: 'active_users' });
    expect(progress.delivered).toBe(progress.golfers);
    const golfers = (await golferCount()) ?? 0;
    expect(progress.golfers).toBe(golfers - 1);
    expect(audiences).toEqual({ all_users: golfers, active_users: golfers - 1 });
    expect(await told(ana)).toHaveLength(1);
    expect(await told(ben)).toEqual([]);
  });

  test('do not reach golfers who turned announcements off or are deleting their account', async () => {
    await ok(ana.send('POST', '/api/user/notification-preferences', { adminBroadcasts: false }));
    const leaving = await aGolfer(server);
    await server.db.execute(
      sql`update users set delete_after = '2026-05-20' where email = ${leaving.email}`,
    );
    const { progress } = await broadcasts(admin);
    expect(progress.delivered).toBe(progress.golfers - 1);
    expect(progress.golfers).toBe(await golferCount());
    expect(await told(ana)).toEqual([]);
    expect(await told(leaving)).toEqual([]);
  });

  test('are hidden from golfers while inactive and shown again when reactivated', async () => {
    const { id } = await broadcasts(admin);
    const [shown] = await told(ana);
    const read = () => ana.send('POST', `/api/user/notifications/${shown?.id}/read`);
    expect(await setActive(id, false)).toMatchObject({ id, isActive: false });
    expect(await told(ana)).toEqual([]);
    expect(await counts(ana)).toEqual({ count: 0, total: 0 });
    expect((await read()).status).toBe(404);
    expect(await setActive(id, true)).toMatchObject({ id, isActive: true });
    expect(await told(ana)).toEqual([shown]);
    expect(await ok(read())).toMatchObject({ isRead: true, title: 'Fast greens' });
  });

  test('disappear from the notifications when they expire, and the daily job deletes them', async () => {
    const { id } = await broadcasts(admin, { expiresAt: '2026-05-20T14:00:00+02:00' });
    const other = await broadcasts(admin, { title: 'Slow greens' });
    const rowsOf = async (source: string) => {
      const found = await server.db.execute(
        sql`select id from notifications where kind = 'admin_broadcast' and source = ${source}`,
      );
      return found.rows.length;
    };
    const clean = (now: string) => {
      const clock = () => Temporal.Instant.from(now);
      return oldNotificationsWorker({ db: server.db, clock }).run({});
    };
    server.setNow('2026-05-20T11:59:59Z');
    expect(await told(ana)).toHaveLength(2);
    await clean('2026-05-20T11:59:59Z');
    expect(await rowsOf(id)).toBeGreaterThan(0);
    server.setNow('2026-05-20T12:00:00Z');
    expect((await told(ana)).map(({ title }) => title)).toEqual(['Slow greens']);
    expect(await counts(ana)).toEqual({ count: 1, total: 1 });
    await clean('2026-05-20T12:00:00Z');
    expect(await rowsOf(id)).toBe(0);
    expect(await rowsOf(other.id)).toBeGreaterThan(0);
  });

  test('cannot be read, sent or stopped by golfers', async () => {
    const { id } = await broadcasts(admin);
    const answers = [
      await ana.get(broadcastsUrl),
      await ana.get(`${broadcastsUrl}/audiences`),
      await ana.send('POST', broadcastsUrl, greens),
      await ana.send('PATCH', `${broadcastsUrl}/${id}`, { isActive: false }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await told(ana)).toHaveLength(1);
  });
});
