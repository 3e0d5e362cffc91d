import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oldAnswersWorker } from '#server/platform/idempotency/delete-old-answers.ts';
import { aGolfer, cookieOf, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { completionOf, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

describe.each(enginesAtScale)('repeated requests on the %s database', (engine) => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp(engine);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
    await followsBreak100(golfer);
  });

  const skipUrl = '/api/user/skip-session';
  const completeUrl = '/api/user/complete-session';
  const sessions = async () => {
    const [first, second] = await sessionsOf(golfer);
    if (first === undefined || second === undefined) throw new Error('no sessions');
    return { first, second };
  };
  /** The answer as it is sent over the network. */
  async function sent(key: string, url: string, body: object) {
    const answer = await server.app.inject({
      method: 'POST',
      url,
      headers: {
        origin: server.config.publicUrl.origin,
        cookie: cookieOf(golfer),
        'idempotency-key': key,
      },
      payload: body,
    });
    const { statusCode, body: text, headers } = answer;
    return { status: statusCode, text, type: headers['content-type'] };
  }

  test('a repeated request gets the first response byte for byte, regardless of later changes', async () => {
    const { first, second } = await sessions();
    const [key, other] = [randomUUID(), randomUUID()];
    const body = await completionOf(golfer, first);
    const answered = await sent(key, completeUrl, body);
    expect(answered).toMatchObject({ status: 200, type: 'application/json; charset=utf-8' });
    await sent(other, skipUrl, { scheduledSessionId: second.id });
    server.setNow('2026-05-15T00:00:00Z');
    await ok(golfer.send('DELETE', `/api/user/session-completions/${first.id}`));
    expect(await sent(key, completeUrl, body)).toEqual(answered);
    const reopened = await sessions();
    expect(reopened.first.status).toBe('planned');
  });

  test('an idempotency key sent again with another body or endpoint is refused', async () => {
    const { first, second } = await sessions();
    const key = randomUUID();
    await sent(key, skipUrl, { scheduledSessionId: first.id });
    for (const [url, body] of [
      [skipUrl, { scheduledSessionId: second.id }],
      [completeUrl, await completionOf(golfer, second)],
    ] as const) {
      const { status, text } = await sent(key, url, body);
      expect({ status, code: JSON.parse(text).code }).toEqual({
        status: 422,
        code: 'idempotency_key_reused',
      });
    }
    expect((await sessions()).second.status).toBe('planned');
  });

  test('a refused request can be retried with the same key', async () => {
    const { first } = await sessions();
    const url = '/api/user/pause-plan';
    const pause = { from: '2026-05-20', to: '2026-05-27', reason: 'holiday' };
    const key = randomUUID();
    await ok(golfer.send('POST', url, pause));
    expect((await sent(key, url, pause)).status).toBe(409);
    await ok(golfer.send('DELETE', url));
    expect((await sent(key, url, pause)).status).toBe(200);
    expect(first.status).toBe('planned');
  });

  test('a stored response is deleted after 14 days', async () => {
    const { first } = await sessions();
    const key = randomUUID();
    const body = { scheduledSessionId: first.id };
    await sent(key, skipUrl, body);
    const kept = async () => {
      const found = await server.db.execute(sql`select 1 from kept_answers where key = ${key}`);
      return found.rows.length;
    };
    const deleteOld = (instant: string) =>
      oldAnswersWorker({
        db: server.db,
        clock: () => Temporal.Instant.from(instant),
      }).run({});
    await deleteOld('2026-05-28T00:00:00Z');
    expect(await kept()).toBe(1);
    await deleteOld('2026-05-28T00:00:01Z');
    expect(await kept()).toBe(0);
  });
});
