import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { completes, followsBreak100, ok, sessionOn, sessionsOf } from '#testing/scenario.ts';
import { sendReminders } from '#testing/send-reminders.ts';

const url = '/api/user/notifications';
/** Eight in the morning of a Saturday and of the Monday after, in Auckland: days with a session. */
const [saturday, monday] = ['2026-05-15T20:00:00Z', '2026-05-17T20:00:00Z'];

describe('groups of notifications', () => {
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
    // It would come on the same Monday.
    await prefer({ weeklySummary: false });
  });

  const prefer = (preferences: object) =>
    ok(golfer.send('POST', '/api/user/notification-preferences', preferences));
  const list = async (type = 'session_reminder') =>
    (await ok<Notification[]>(golfer.get(url))).filter((one) => one.type === type);
  const counts = () => ok<object>(golfer.get(`${url}/unread-count`));
  const remind = async (now: string) => {
    server.setNow(now);
    await sendReminders(server, now);
    const [newest] = await list();
    if (newest === undefined) throw new Error('no reminder');
    return newest;
  };
  const read = ({ id }: Notification) => ok<Notification>(golfer.send('POST', `${url}/${id}/read`));

  test('the next reminder replaces an unread reminder and counts it', async () => {
    const first = await remind(saturday);
    const second = await remind(monday);
    const { id } = await sessionOn(golfer, '2026-05-18');
    expect(Number(second.id)).toBeGreaterThan(Number(first.id));
    expect(await list()).toEqual([second]);
    expect(second).toMatchObject({
      title: "Today's session: Putting",
      message: '40 minutes are planned. 1 earlier reminder is unread.',
      data: { path: `/my-schedule/session/${id}`, scheduledSessionId: id },
    });
    expect(await counts()).toEqual({ count: 1, total: 1 });
  });

  test('a reminder that was read stays, and the next reminder does not count it', async () => {
    const first = await remind(saturday);
    await read(first);
    const second = await remind(monday);
    expect(second.message).toBe('40 minutes are planned.');
    expect(await list()).toEqual([second, { ...first, isRead: true }]);
    expect(await counts()).toEqual({ count: 1, total: 2 });
  });

  test('a group is read when its newest reminder is read, and each of its ids can be marked as read', async () => {
    const first = await remind(saturday);
    const second = await remind(monday);
    expect(await read(first)).toMatchObject({ id: first.id, isRead: true });
    expect(await counts()).toEqual({ count: 1, total: 1 });
    await read(second);
    expect(await counts()).toEqual({ count: 0, total: 1 });
    expect(await list()).toEqual([{ ...second, isRead: true }]);
  });

  test('a group is deleted and restored as one', async () => {
    await remind(saturday);
    const second = await remind(monday);
    await ok(golfer.send('DELETE', `${url}/${second.id}`));
    expect(await list()).toEqual([]);
    expect(await counts()).toEqual({ count: 0, total: 0 });
    await ok(golfer.send('POST', `${url}/${second.id}/restore`));
    expect(await list()).toEqual([second]);
    expect(await counts()).toEqual({ count: 1, total: 1 });
  });

  test('a reminder that is turned off does not replace an earlier reminder', async () => {
    const first = await remind(saturday);
    await prefer({ sessionReminders: false });
    await remind(monday);
    expect(await list()).toEqual([first]);
  });

  test('achievements of one day form one notification, and achievements of another day form a second one', async () => {
    const [first, second, third] = await sessionsOf(golfer);
    if (!first || !second || !third) throw new Error('no sessions');
    await ok(completes(golfer, first));
    await ok(completes(golfer, second));
    const title = '2 achievements unlocked';
    const [today] = await list('achievement');
    expect(await list('achievement')).toEqual([today]);
    expect(today).toMatchObject({ title, message: 'First hour and First session' });
    server.setNow('2026-05-15T00:00:00Z');
    await ok(completes(golfer, third));
    expect(await list('achievement')).toEqual([
      expect.objectContaining({ title: 'Five stars' }),
      today,
    ]);
  });
});
