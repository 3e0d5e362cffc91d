import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { completes, followsBreak100, ok, sessionOn, sessionsOf } from '#testing/scenario.ts';
import { sendReminders } from '#testing/send-reminders.ts';

/** 8 a.m. on Saturday, May 16, in Auckland: a day with a session. */
const saturday = '2026-05-15T20:00:00Z';

describe('reminders', () => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    // Thursday at noon in Auckland; the next sessions are on Saturday and Monday.
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
    await followsBreak100(golfer);
  });

  const told = async (of = golfer) => {
    const all = await ok<Notification[]>(of.get('/api/user/notifications'));
    const kinds = ['session_reminder', 'streak_alert', 'other'];
    return all.filter(({ type }) => kinds.includes(type)).reverse();
  };
  const titles = async () => (await told()).map(({ title }) => title);
  const sendAt = async (now: string) => {
    server.setNow(now);
    await sendReminders(server, now);
  };
  const prefer = (preferences: object) =>
    ok(golfer.send('POST', '/api/user/notification-preferences', preferences));
  const skip = async (date: string) => {
    const { id: scheduledSessionId } = await sessionOn(golfer, date);
    return ok(golfer.send('POST', '/api/user/skip-session', { scheduledSessionId }));
  };

  test('the reminder of today’s session comes once, at the reminder time, with a link to it', async () => {
    await sendAt('2026-05-15T19:59:59Z');
    expect(await told()).toEqual([]);
    await sendAt(saturday);
    await sendAt(saturday);
    await sendAt('2026-05-15T21:00:00Z');
    const { id } = await sessionOn(golfer, '2026-05-16');
    expect(await told()).toEqual([
      {
        id: expect.any(String),
        type: 'session_reminder',
        isRead: false,
        title: "Today's session: Driving",
        message: '40 minutes are planned.',
        createdAt: '2026-05-15T20:00:00.000Z',
        data: { path: `/my-schedule/session/${id}`, scheduledSessionId: id },
      },
    ]);
  });

  const pause = { from: '2026-05-14', to: '2026-05-20', reason: 'holiday' };
  const silencers: [string, () => Promise<unknown>][] = [
    ['that is done', async () => ok(completes(golfer, await sessionOn(golfer, '2026-05-16')))],
    ['that is skipped', () => skip('2026-05-16')],
    ['in a paused plan', () => ok(golfer.send('POST', '/api/user/pause-plan', pause))],
    ['when reminders are off', () => prefer({ sessionReminders: false })],
  ];
  test.each(silencers)('no reminder comes for a session %s', async (_case, act) => {
    await act();
    await sendAt(saturday);
    expect(await told()).toEqual([]);
  });

  test('a new reminder time applies at once, or from the next session day if the time has passed', async () => {
    await prefer({ reminderTime: '19:00' });
    await sendAt(saturday);
    expect(await told()).toEqual([]);
    server.setNow('2026-05-16T06:00:00Z');
    await prefer({ reminderTime: '18:00' });
    await sendAt('2026-05-16T07:00:00Z');
    expect(await told()).toEqual([]);
    await sendAt('2026-05-18T06:00:00Z');
    expect(await titles()).toContain("Today's session: Putting");
  });

  test('a golfer in another time zone gets the reminder at the local reminder time', async () => {
    await ok(golfer.send('PUT', '/api/user/profile', { timeZone: 'America/Los_Angeles' }));
    await sendAt('2026-05-16T14:59:59Z');
    expect(await told()).toEqual([]);
    await sendAt('2026-05-16T15:00:00Z');
    expect(await told()).toHaveLength(1);
  });

  test('servers that check for reminders at the same time send one reminder', async () => {
    server.setNow(saturday);
    await Promise.all([1, 2, 3].map(() => sendReminders(server, saturday)));
    expect(await told()).toHaveLength(1);
  });

  test('a server that dies before the commit sends no reminder, and the next server sends it once', async () => {
    const other = await aGolfer(server);
    await followsBreak100(other);
    const dies = async () => {
      throw new Error('killed');
    };
    const dying = sendReminders(server, saturday, () => ({ beforeCommit: dies }));
    await expect(dying).rejects.toThrow(/could not be reminded/);
    expect(await told()).toEqual([]);
    await sendAt(saturday);
    await sendAt(saturday);
    expect(await told()).toHaveLength(1);
    expect(await told(other)).toHaveLength(1);
  });

  test('after days of downtime, the server sends only the reminder of today’s session, late', async () => {
    await sendAt('2026-05-20T22:00:00Z');
    expect(await titles()).toEqual(["Today's session: Short game"]);
  });

  test('a postponed session gets one more reminder an hour later', async () => {
    await sendAt(saturday);
    const { id } = await sessionOn(golfer, '2026-05-16');
    const later = (of = golfer, session = id) =>
      of.send('POST', `/api/user/reminders/${session}/later`);
    const asked = { remindAt: '2026-05-15T21:00:00Z' };
    expect(await ok(later())).toMatchObject(asked);
    server.setNow('2026-05-15T20:10:00Z');
    expect(await ok(later())).toMatchObject(asked);
    await sendAt('2026-05-15T20:59:59Z');
    expect(await told()).toHaveLength(1);
    await sendAt('2026-05-15T21:00:00Z');
    await sendAt('2026-05-15T22:00:00Z');
    const [again, ...more] = await told();
    expect(again).toMatchObject({
      title: 'Still open today: Driving',
      message: '40 minutes are planned. 1 earlier reminder is unread.',
    });
    expect(again?.data).toEqual({ path: `/my-schedule/session/${id}` });
    expect(more).toEqual([]);
    expect(await ok(later())).toMatchObject({ remindAt: null });
    expect(await ok(later(golfer, (await sessionOn(golfer, '2026-05-18')).id))).toMatchObject({
      remindAt: null,
    });
    expect((await later(await aGolfer(server))).status).toBe(404);
    expect((await later(golfer, 'unknown')).status).toBe(404);
  });

  test('a postponed session that is completed by then gets no more reminders', async () => {
    await sendAt(saturday);
    const session = await sessionOn(golfer, '2026-05-16');
    await ok(golfer.send('POST', `/api/user/reminders/${session.id}/later`));
    await ok(completes(golfer, session));
    await sendAt('2026-05-15T21:00:00Z');
    expect(await told()).toHaveLength(1);
  });

  test('a golfer is alerted at 18:00 if a streak of three breaks tonight, unless the session is done', async () => {
    await prefer({ reminderTime: '20:00', weeklySummary: false });
    for (const day of ['2026-05-14', '2026-05-16', '2026-05-18']) {
      server.setNow(`${day}T00:00:00Z`);
      await ok(completes(golfer, await sessionOn(golfer, day)));
    }
    await sendAt('2026-05-21T05:59:59Z');
    expect(await told()).toEqual([]);
    await sendAt('2026-05-21T06:00:00Z');
    await sendAt('2026-05-21T06:00:00Z');
    const session = await sessionOn(golfer, '2026-05-21');
    expect(await told()).toMatchObject([
      {
        type: 'streak_alert',
        title: 'Your 3-day streak ends tonight',
        message: "Complete today's session to keep it.",
        data: { path: `/my-schedule/session/${session.id}` },
      },
    ]);
    await ok(completes(golfer, session));
    server.setNow('2026-05-23T00:00:00Z');
    await ok(completes(golfer, await sessionOn(golfer, '2026-05-23')));
    await sendAt('2026-05-23T06:00:00Z');
    expect(await told()).toHaveLength(1);
  });

  test('a golfer gets a summary of last week on Monday morning, unless summaries are off', async () => {
    const monday = '2026-05-17T20:00:00Z';
    await ok(completes(golfer, await sessionOn(golfer, '2026-05-14')));
    await sendAt(monday);
    await sendAt(monday);
    const weeks = async () => (await told()).filter(({ type }) => type === 'other');
    expect(await weeks()).toMatchObject([
      {
        title: 'Your week: trained on 1 day',
        message: '1 session missed. Next session: Monday 18 May.',
        data: { path: '/progress' },
      },
    ]);
    await prefer({ weeklySummary: false });
    await sendAt('2026-05-24T20:00:00Z');
    expect(await weeks()).toHaveLength(1);
  });

  test('golfers with a reminder at the same moment share one job', async () => {
    await followsBreak100(await aGolfer(server));
    const { rows } = await server.db.execute(sql`
      select count(*)::int as n from pgboss.job
      where name = 'send-reminders' and state = 'created' and data ->> 'at' = ${saturday}`);
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('golfers whose plans are over have no reminders due', async () => {
    for (const { scheduledDate } of await sessionsOf(golfer)) await skip(scheduledDate);
    await aGolfer(server);
    await sendAt('2026-07-30T00:00:00Z');
    const due = sql`select 1 from golfer_reminders where next_at is not null`;
    expect((await server.db.execute(due)).rows).toEqual([]);
  });
});
