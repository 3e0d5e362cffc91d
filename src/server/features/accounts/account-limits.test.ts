import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aGolfer, startTestApp, type TestApp } from '#testing/app.ts';

const password = 'fairway-finder';
const owner = 'owner@example.com';
const resetSubject = 'Set a new Pinhigh password';

describe('limits per account', () => {
  let server: TestApp;
  let waits: number[];
  beforeEach(async () => {
    waits = [];
    server = await startTestApp(
      'server',
      { RATE_LIMIT_SCALE: '1' },
      { wait: async (milliseconds) => void waits.push(milliseconds) },
    );
    await aGolfer(server, { email: owner });
  });
  afterEach(() => server.close());

  const post = async (path: string, payload: object, remoteAddress = '127.0.0.1') => {
    const url = `/api/auth/${path}`;
    const answer = await server.app.inject({ method: 'POST', url, payload, remoteAddress });
    return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after']) };
  };
  const signIn = (word: string, from: string, email = owner) =>
    post('sign-in/email', { email, password: word }, from);
  const askReset = (email: string, from?: string) =>
    post('request-password-reset', { email }, from);

  test('make an attacker wait longer after each wrong password, but not the owner at another IP address', async () => {
    const [guesser, home] = ['203.0.113.1', '198.51.100.9'];
    for (let guess = 1; guess <= 5; guess += 1) {
      expect((await signIn(`guess-${guess}`, guesser)).status).toBe(401);
    }
    // Until the wait is over, even the right password is not checked.
    expect(await signIn(password, guesser)).toEqual({ status: 429, retryAfter: 2 });
    server.setNow('2026-05-14T00:00:02Z');
    expect((await signIn('guess-6', guesser)).status).toBe(401);
    expect(await signIn('guess-7', guesser)).toEqual({ status: 429, retryAfter: 4 });
    expect((await signIn(password, home)).status).toBe(200);
  });

  test('apply to an unknown email address in the same way', async () => {
    const tries: unknown[] = [];
    for (const email of [owner, 'nobody@example.com']) {
      const from = email === owner ? '203.0.113.1' : '203.0.113.2';
      for (let guess = 1; guess <= 6; guess += 1) tries.push(await signIn('guess', from, email));
    }
    expect(tries.slice(0, 6)).toEqual(tries.slice(6));
  });

  test('delay sign-ins after guesses from thirty IP addresses, but do not lock the owner out', async () => {
    for (let stranger = 1; stranger <= 30; stranger += 1) {
      expect((await signIn('guess', `203.0.113.${stranger}`)).status).toBe(401);
    }
    expect(waits.slice(0, 7)).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
    expect(waits).toHaveLength(10);
    expect((await signIn(password, '198.51.100.9')).status).toBe(200);
    waits.length = 0;
    expect((await signIn(password, '198.51.100.9')).status).toBe(200);
    expect(waits).toEqual([]);
  });

  test('stop applying to the owner after a password reset by email', async () => {
    const home = '198.51.100.9';
    for (let guess = 1; guess <= 5; guess += 1) await signIn(`forgotten-${guess}`, home);
    expect((await signIn('forgotten', home)).status).toBe(429);
    await askReset(owner);
    const token = /token=([\w-]+)/.exec((await server.mailTo(owner, resetSubject)).text)?.[1];
    const newPassword = 'well-remembered';
    expect((await post('reset-password', { token, newPassword })).status).toBe(200);
    expect((await signIn(newPassword, home)).status).toBe(200);
  });

  test.each([owner, 'nobody@example.com'])(
    'allow three reset mails an hour to %s, from all IP addresses together',
    async (email) => {
      const from = (stranger: number) => `203.0.113.${stranger}`;
      const answers = [];
      for (const stranger of [1, 2, 3, 4]) answers.push(await askReset(email, from(stranger)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
      expect(answers[3]?.retryAfter).toBe(3600);
      server.setNow('2026-05-14T01:00:00Z');
      expect((await askReset(email)).status).toBe(200);
    },
  );

  test('allow five sign-ups an hour with the same email address', async () => {
    const statuses: number[] = [];
    for (const stranger of [1, 2, 3, 4, 5]) {
      const account = { email: owner, password, name: 'Nora Devlin' };
      statuses.push((await post('sign-up/email', account, `203.0.113.${stranger}`)).status);
    }
    // The owner's own sign-up counts as the first of the five.
    expect(statuses).toEqual([409, 409, 409, 409, 429]);
    expect((await signIn(password, '198.51.100.9')).status).toBe(200);
  });
});
