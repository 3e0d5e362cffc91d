import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { followsBreak100, ok } from '#testing/scenario.ts';

/** 8 a.m. on Saturday, May 16, in Auckland: a day with a session. */
const saturday = '2026-05-15T20:00:00Z';
const nothingDue = 'Nobody has a reminder due now.';
const noOwn = 'You have no session to be reminded about today, so nothing was sent.';

describe.each(enginesAtScale)('the reminder test on the %s database', (engine) => {
  let server: TestApp;
  let admin: Golfer;
  beforeAll(async () => {
    server = await startTestApp(engine);
    admin = await aGolfer(server);
    await server.db.execute(sql`update users set is_admin = true where email = ${admin.email}`);
  });
  afterAll(() => server.close());

  const tests = async () => {
    const path = '/api/admin/scheduler/test-reminders';
    return (await ok<{ message: string }>(admin.send('POST', path))).message;
  };
  const remindersOf = async (golfer: Golfer) => {
    const all = await ok<Notification[]>(golfer.get('/api/user/notifications'));
    return all.filter(({ type }) => type === 'session_reminder');
  };

  test('sends no reminders and reports that nothing is due without a plan', async () => {
    server.setNow('2026-05-14T00:00:00Z');
    expect(await tests()).toBe(`${nothingDue} ${noOwn}`);
    expect(await remindersOf(admin)).toEqual([]);
  });

  test('names some of the golfers with a reminder due and reminds only the administrator', async () => {
    server.setNow('2026-05-14T00:00:00Z');
    const golfers = await Promise.all(Array.from({ length: 6 }, () => aGolfer(server)));
    for (const golfer of golfers) await followsBreak100(golfer);
    await followsBreak100(admin);
    server.setNow(saturday);
    const message = await tests();
    expect(message).toMatch(
      /^7 golfers have a reminder due now: (Nora Devlin, ){5}and 2 more\. The reminder for your/,
    );
    expect(await remindersOf(admin)).toMatchObject([{ title: "Today's session: Driving" }]);
    const [first] = golfers;
    expect(first && (await remindersOf(first))).toEqual([]);
  });

  test('sends no reminder to an administrator who turned reminders off', async () => {
    const preferences = { sessionReminders: false };
    await ok(admin.send('POST', '/api/user/notification-preferences', preferences));
    const before = await remindersOf(admin);
    expect(await tests()).toContain(noOwn);
    expect(await remindersOf(admin)).toEqual(before);
  });
});
