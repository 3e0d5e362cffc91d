import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tokenDeriver } from '#server/platform/auth/derived-token.ts';
import { users } from '#server/platform/auth/tables.ts';
import { type Mail, sendMail } from '#server/platform/mail/mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { ok } from '#testing/scenario.ts';
import { notificationsFeature } from './feature.ts';

const preferencesPath = '/api/user/notification-preferences';

describe('the weekly mail', () => {
  let server: TestApp;
  let golfer: Golfer;
  let userId: string;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    golfer = await aGolfer(server);
    userId = (await ok<{ id: string }>(golfer.get('/api/auth/user'))).id;
    await server.db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
  });

  /** Returns the mails that the server queues on Monday, after this golfer's `weekEnded` event. */
  async function mailsOfMonday(): Promise<Mail[]> {
    const mails: Mail[] = [];
    const sendJob: Platform['sendJob'] = async (_db, job, ...messages) => {
      expect(job.name).toBe(sendMail.name);
      mails.push(...messages.map(({ payload }) => sendMail.payload.parse(payload)));
    };
    const week = { monday: '2026-05-04', trainedDays: 2, missed: 1, next: '2026-05-14' };
    const { db, config, secret } = server;
    const platform = { db, config, sendJob, deriveToken: tokenDeriver(secret) };
    // The event handler uses only this part of the platform.
    await notificationsFeature.afterCommit?.weekEnded?.(
      { userId, week, today: '2026-05-11' },
      platform as unknown as Platform,
    );
    return mails;
  }

  async function linkOfMonday(): Promise<string> {
    const [mail] = await mailsOfMonday();
    const { oneClick } = mail?.unsubscribe ?? {};
    if (oneClick === undefined) throw new Error('no link');
    return new URL(oneClick).pathname;
  }

  const wantsMail = async (one = golfer) =>
    (await ok<{ weeklySummaryMail: boolean }>(one.get(preferencesPath))).weeklySummaryMail;

  test('shows trained days, missed sessions, and the next session in the golfer’s language', async () => {
    expect(await mailsOfMonday()).toMatchObject([
      {
        to: golfer.email,
        userId,
        language: 'en',
        subject: 'Your week: trained on 2 days',
        paragraphs: ['1 session missed.', 'Next session: Thursday 14 May.'],
        action: { href: 'http://localhost:5000/my-schedule' },
      },
    ]);
    await ok(golfer.send('PUT', '/api/user/profile', { preferredLanguage: 'de' }));
    expect(await mailsOfMonday()).toMatchObject([
      { language: 'de', subject: 'Deine Woche: an 2 Tagen trainiert' },
    ]);
  });

  test('is not sent to golfers who turned it off and does not depend on the weekly notification', async () => {
    await ok(golfer.send('POST', preferencesPath, { weeklySummary: false }));
    expect(await mailsOfMonday()).toHaveLength(1);
    await ok(golfer.send('POST', preferencesPath, { weeklySummaryMail: false }));
    expect(await mailsOfMonday()).toEqual([]);
  });

  test('is sent to verified addresses only and not to deleted accounts', async () => {
    await server.db.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
    expect(await mailsOfMonday()).toEqual([]);
    await server.db.delete(users).where(eq(users.id, userId));
    expect(await mailsOfMonday()).toEqual([]);
  });

  test('is turned off by one click in a mail program without signing in, and other preferences stay', async () => {
    const link = await linkOfMonday();
    const post = () =>
      server.app.inject({
        method: 'POST',
        url: link,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    const answers = [await post(), await post()];
    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(await ok(golfer.get(preferencesPath))).toMatchObject({
      weeklySummaryMail: false,
      weeklySummary: true,
      sessionReminders: true,
    });
    expect(await mailsOfMonday()).toEqual([]);
    // After turning the mail on again, the golfer gets the same link in the next mail.
    await ok(golfer.send('POST', preferencesPath, { weeklySummaryMail: true }));
    expect(await linkOfMonday()).toBe(link);
  });

  test('is turned off by an unsubscribe request with any type of body', async () => {
    const types = ['multipart/form-data; boundary=x', 'text/plain', 'application/json'];
    for (const type of types) {
      const link = await linkOfMonday();
      const headers = { 'content-type': type };
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: link,
        headers,
        payload: 'not read',
      });
      expect({ type, statusCode }).toEqual({ type, statusCode: 200 });
      expect(await wantsMail()).toBe(false);
      await ok(golfer.send('POST', preferencesPath, { weeklySummaryMail: true }));
    }
  });

  test('stays on when its unsubscribe link is opened, which leads to a confirmation page', async () => {
    const link = await linkOfMonday();
    const answer = await visitor(server).get(link);
    const token = link.split('/').at(-1);
    expect(answer).toMatchObject({
      status: 302,
      headers: { location: `/unsubscribe?token=${token}` },
    });
    expect(await wantsMail()).toBe(true);
  });

  test('answers unsubscribe requests alike for other golfers’ tokens, changed tokens, and deleted accounts', async () => {
    const other = await aGolfer(server);
    const { id: otherId } = await ok<{ id: string }>(other.get('/api/auth/user'));
    const right = (await linkOfMonday()).split('/').at(-1) ?? '';
    const [, signature = ''] = right.split('.');
    const changed = `${userId}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const stop = (token: string) => visitor(server).send('POST', `/api/unsubscribe/${token}`);
    const answers = [
      await stop(`${otherId}.${signature}`),
      await stop(changed),
      await stop(`nobody.${signature}`),
    ];
    expect([await wantsMail(), await wantsMail(other)]).toEqual([true, true]);
    await server.db.execute(sql`delete from users where id = ${userId}`);
    answers.push(await stop(right));
    const seen = answers.map(({ status, body }) => ({ status, body }));
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(seen[0]).toEqual({ status: 200, body: { success: true } });
  });

  test('answers 404 to unsubscribe requests with malformed tokens', async () => {
    const long = `${'a'.repeat(65)}.${'a'.repeat(43)}`;
    for (const token of ['x', 'a.b', '%00', `a.${'é'.repeat(43)}`, long]) {
      const { status, body } = await visitor(server).send('POST', `/api/unsubscribe/${token}`);
      expect({ token, status, body }).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });
});
