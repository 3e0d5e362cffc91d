import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { completes, followsBreak100, ok, sessionOn, sessionsOf } from '#testing/scenario.ts';

const urlPath = '/api/user/calendar/subscription-url';
type Answer = { subscriptionUrl: string; restorableUntil: string | null };

describe('the calendar feed', () => {
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

  const addressOf = async (one: Golfer) => (await ok<Answer>(one.get(urlPath))).subscriptionUrl;
  const rotate = async (one: Golfer) =>
    (await ok<Answer>(one.send('POST', `${urlPath}/rotate`))).subscriptionUrl;
  const restore = (one: Golfer) => one.send('POST', `${urlPath}/restore`);
  /** Requests the feed like a phone, without a cookie. */
  const phone = (address: string) => visitor(server).get(new URL(address).pathname);
  const subscribed = async (address: string) => {
    const text = await ok<string>(phone(address));
    return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  };
  const value = (event: ICAL.Component, name: string) =>
    String(event.getFirstPropertyValue(name) ?? '');
  const starts = (events: readonly ICAL.Component[]) =>
    events.map((event) => [value(event, 'dtstart'), value(event, 'status')]);
  const move = (id: string, date: string) =>
    server.db.execute(sql`update scheduled_sessions set scheduled_date = ${date} where id = ${id}`);
  const eventOf = async (address: string, id: string) => {
    const found = (await subscribed(address)).find((one) => value(one, 'uid').startsWith(id));
    if (found === undefined) throw new Error('No such event');
    return found;
  };

  test('keeps the same address for a golfer, even for twenty requests at once', async () => {
    const asked = await Promise.all(Array.from({ length: 20 }, () => addressOf(golfer)));
    expect(new Set(asked)).toEqual(new Set([await addressOf(golfer)]));
    expect(asked[0]).toMatch(/^http:\/\/localhost:5000\/api\/calendar\/[\w-]{43}\.ics$/);
    expect(await addressOf(await aGolfer(server))).not.toBe(asked[0]);
  });

  test('tells search engines not to index it', async () => {
    const { headers } = await phone(await addressOf(golfer));
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex' });
  });

  test('cannot be opened with anything stored in the database', async () => {
    const token = /calendar\/(.*)\.ics/.exec(await addressOf(golfer))?.[1] ?? '';
    const { rows } = await server.db.execute(
      sql`select row_to_json(f)::text as row, f.token_hash from calendar_feeds f`,
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
    for (const { token_hash: hash } of rows) {
      expect(await phone(`http://x/api/calendar/${hash}.ics`)).toMatchObject({ status: 404 });
    }
  });

  test('stops working at the old address when the golfer gets a new one', async () => {
    const old = await addressOf(golfer);
    const next = await rotate(golfer);
    expect(next).not.toBe(old);
    expect(await addressOf(golfer)).toBe(next);
    expect(await phone(old)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await phone(next)).toMatchObject({ status: 200 });
  });

  test('works at the old address again when the golfer restores it within a week', async () => {
    const old = await addressOf(golfer);
    const next = await rotate(golfer);
    server.setNow('2026-05-20T23:59:00Z');
    expect(await golfer.get(urlPath)).toMatchObject({
      body: { subscriptionUrl: next, restorableUntil: '2026-05-21T00:00:00Z' },
    });
    const restored = await ok<Answer>(restore(golfer));
    expect(restored).toMatchObject({ subscriptionUrl: old, restorableUntil: null });
    expect(await phone(old)).toMatchObject({ status: 200 });
    expect(await phone(next)).toMatchObject({ status: 404 });
    // An address that was given up never comes back as a new one.
    expect([old, next]).not.toContain(await rotate(golfer));
  });

  test('restores no address that was never replaced, was restored already, or was replaced a week ago', async () => {
    const refused = { status: 409, body: { code: 'nothing_to_undo' } };
    await addressOf(golfer);
    expect(await restore(golfer)).toMatchObject(refused);
    await rotate(golfer);
    await ok(restore(golfer));
    expect(await restore(golfer)).toMatchObject(refused);
    const next = await rotate(golfer);
    server.setNow('2026-05-21T00:00:00Z');
    expect(await restore(golfer)).toMatchObject(refused);
    expect(await golfer.get(urlPath)).toMatchObject({
      body: { subscriptionUrl: next, restorableUntil: null },
    });
  });

  test('is readable text in a browser tab, and a calendar for everything else', async () => {
    const { pathname: url } = new URL(await addressOf(golfer));
    const typeFor = async (destination: string) => {
      const headers = { 'sec-fetch-dest': destination };
      return (await server.app.inject({ url, headers })).headers['content-type'];
    };
    expect(await typeFor('document')).toBe('text/plain; charset=utf-8');
    expect(await typeFor('empty')).toBe('text/calendar; charset=utf-8');
  });

  test('has one working address after twenty rotations at once', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => rotate(golfer)));
    expect(new Set(made).size).toBe(20);
    const kept = await addressOf(golfer);
    expect(made).toContain(kept);
    const answers = await Promise.all(made.map(phone));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('works again after the server’s secret changes, once the golfer requests the address', async () => {
    const address = await addressOf(golfer);
    await server.db.execute(
      sql`update calendar_feeds set token_hash = 'of the old secret ' || user_id`,
    );
    expect(await phone(address)).toMatchObject({ status: 404 });
    expect(await addressOf(golfer)).toBe(address);
    expect(await phone(address)).toMatchObject({ status: 200 });
  });

  test('gives its address only to signed-in golfers', async () => {
    const nobody = visitor(server);
    expect(await nobody.get(urlPath)).toMatchObject({ status: 401 });
    expect(await nobody.send('POST', `${urlPath}/rotate`)).toMatchObject({ status: 401 });
  });

  test.each([
    'x',
    'a'.repeat(43),
    'A-B.c_d',
    '%00',
    '%27%20or%201=1--',
    '../user/stats',
    'é'.repeat(30),
    'a'.repeat(150),
  ])('returns 404 for the invalid token %j', async (token) => {
    const answer = await visitor(server).get(`/api/calendar/${token}.ics`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('is empty for a golfer without a plan', async () => {
    const answer = await phone(await addressOf(golfer));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
    });
    expect(await subscribed(await addressOf(golfer))).toEqual([]);
  });

  test('contains every session of the plan at its time, with a reminder and a link to the session', async () => {
    await followsBreak100(golfer);
    const planned = await sessionsOf(golfer);
    const events = await subscribed(await addressOf(golfer));
    expect(events).toHaveLength(planned.length);
    const [first] = planned;
    const [event] = events;
    if (first === undefined || event === undefined) throw new Error('Nothing is planned');
    // 8 a.m. in Auckland.
    expect(value(event, 'dtstart')).toBe('2026-05-13T20:00:00Z');
    expect(value(event, 'dtend')).toBe('2026-05-13T20:40:00Z');
    expect(value(event, 'summary')).toBe(first.title);
    expect(value(event, 'uid')).toBe(`${first.id}@pinhigh`);
    expect(value(event, 'sequence')).toBe('0');
    expect(value(event, 'status')).toBe('CONFIRMED');
    expect(value(event, 'url')).toBe(`http://localhost:5000/my-schedule/session/${first.id}`);
    expect(value(event, 'description')).toContain('Break 100');
    const alarm = event.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    const trigger = alarm?.getFirstPropertyValue('trigger');
    expect(trigger instanceof ICAL.Duration && trigger.toSeconds()).toBe(0);
  });

  test('starts its sessions at the reminder time that the golfer has chosen', async () => {
    await followsBreak100(golfer);
    const startOfFirst = async () =>
      value((await subscribed(await addressOf(golfer)))[0] as ICAL.Component, 'dtstart');
    expect(await startOfFirst()).toBe('2026-05-13T20:00:00Z');
    const evening = { reminderTime: '18:00' };
    await ok(golfer.send('POST', '/api/user/notification-preferences', evening));
    expect(await startOfFirst()).toBe('2026-05-14T06:00:00Z');
  });

  test('has the same text until something changes', async () => {
    await followsBreak100(golfer);
    const address = await addressOf(golfer);
    const before = await ok<string>(phone(address));
    server.setNow('2026-05-15T00:00:00Z');
    expect(await ok<string>(phone(address))).toBe(before);
  });

  test('keeps a moved session as the same event and raises its sequence number once per move', async () => {
    await followsBreak100(golfer);
    const address = await addressOf(golfer);
    const session = await sessionOn(golfer, '2026-05-16');
    await subscribed(address);
    await move(session.id, '2026-05-17');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => eventOf(address, session.id)),
    );
    for (const event of answers) {
      expect(value(event, 'dtstart')).toBe('2026-05-16T20:00:00Z');
      expect(value(event, 'sequence')).toBe('1');
    }
    await move(session.id, '2026-05-18');
    expect(value(await eventOf(address, session.id), 'sequence')).toBe('2');
  });

  test('marks a skipped session as canceled, and as confirmed again when it is reopened', async () => {
    await followsBreak100(golfer);
    const address = await addressOf(golfer);
    const { id } = await sessionOn(golfer, '2026-05-14');
    await subscribed(address);
    await ok(golfer.send('POST', '/api/user/skip-session', { scheduledSessionId: id }));
    const skipped = await eventOf(address, id);
    expect([value(skipped, 'status'), value(skipped, 'sequence')]).toEqual(['CANCELLED', '1']);
    expect(skipped.getFirstSubcomponent('valarm')).toBeNull();
    await ok(golfer.send('DELETE', `/api/user/session-completions/${id}`));
    const again = await eventOf(address, id);
    expect([value(again, 'status'), value(again, 'sequence')]).toEqual(['CONFIRMED', '2']);
  });

  test('keeps a completed session, but without a reminder', async () => {
    await followsBreak100(golfer);
    const session = await sessionOn(golfer, '2026-05-14');
    await completes(golfer, session);
    const event = await eventOf(await addressOf(golfer), session.id);
    expect(value(event, 'status')).toBe('CONFIRMED');
    expect(event.getFirstSubcomponent('valarm')).toBeNull();
  });

  test('marks removed sessions as canceled for four weeks, then drops them', async () => {
    await followsBreak100(golfer);
    const address = await addressOf(golfer);
    const before = starts(await subscribed(address));
    await server.db.execute(sql`
      delete from scheduled_sessions where user_id = (
        select id from users where email = ${golfer.email})`);
    expect(starts(await subscribed(address)).toSorted()).toEqual(
      before.map(([start]) => [start, 'CANCELLED']).toSorted(),
    );
    server.setNow('2026-06-11T00:00:00Z');
    expect(await subscribed(address)).toHaveLength(before.length);
    server.setNow('2026-06-12T00:00:00Z');
    expect(await subscribed(address)).toEqual([]);
    const { rows } = await server.db.execute(sql`
      select from calendar_events e join users u on u.id = e.user_id where email = ${golfer.email}`);
    expect(rows).toEqual([]);
  });

  test('shows only the plan of its own golfer', async () => {
    await followsBreak100(golfer);
    const other = await aGolfer(server);
    expect(await subscribed(await addressOf(other))).toEqual([]);
  });
});

test('the calendar calls itself by the name of the club, for calendar services as well', async () => {
  const server = await startTestApp('server', { CLUB_NAME: 'Lindensee' });
  const golfer = await aGolfer(server);
  const { subscriptionUrl, calendarName } = await ok<Answer & { calendarName: string }>(
    golfer.get(urlPath),
  );
  expect(calendarName).toBe('Training: Lindensee');
  const text = await ok<string>(visitor(server).get(new URL(subscriptionUrl).pathname));
  expect(text).toContain('\r\nX-WR-CALNAME:Training: Lindensee\r\n');
  await server.close();
});
