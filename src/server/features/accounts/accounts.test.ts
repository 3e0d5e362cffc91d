import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import {
  aGolfer,
  cookieOf,
  type Reply,
  startTestApp,
  type TestApp,
  visitor,
} from '#testing/app.ts';
import { nthId } from '#testing/ids.ts';
import { ok } from '#testing/scenario.ts';
import { deleteExpired } from './delete-expired-sessions.ts';

const password = 'fairway-finder';

describe('accounts', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());

  test('signing up signs the golfer in and stores the name and time zone', async () => {
    const golfer = await aGolfer(server, { timeZone: 'America/Los_Angeles' });
    const user = await ok<User>(golfer.get('/api/auth/user'));
    expect(user).toMatchObject({
      email: golfer.email,
      firstName: 'Nora',
      lastName: 'Devlin',
      timeZone: 'America/Los_Angeles',
      currentHandicap: null,
      isAdmin: false,
    });
  });

  test('an email address can have only one account, regardless of upper and lower case', async () => {
    const { email } = await aGolfer(server);
    const again = await visitor(server).send('POST', '/api/auth/sign-up/email', {
      email: email.toUpperCase(),
      password,
      name: 'Somebody Else',
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  });

  test('twenty sign-up requests at once create one account', async () => {
    const body = { email: 'many@example.com', password, name: 'Nora Devlin' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        visitor(server).send('POST', '/api/auth/sign-up/email', body),
      ),
    );
    const statuses = answers.map((answer) => answer.status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  test.each([
    ['Etc/Unknown', 'UTC'],
    ['+02:00', 'UTC'],
    ['US/Pacific-New', 'UTC'],
    ['europe/berlin', 'Europe/Berlin'],
  ])('a device that reports %s as its time zone can sign up', async (reported, timeZone) => {
    const golfer = await aGolfer(server, { timeZone: reported });
    expect((await golfer.get('/api/auth/user')).body).toMatchObject({ timeZone });
  });

  test('a time zone that not all systems know is refused, and the account keeps working', async () => {
    const golfer = await aGolfer(server);
    const answer = await golfer.send('PUT', '/api/user/profile', { timeZone: 'US/Pacific-New' });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'timeZone' }] } });
    expect((await golfer.get('/api/user/stats')).status).toBe(200);
  });

  test('a wrong password and an unknown email address get the same response', async () => {
    const { email } = await aGolfer(server);
    const signIn = (address: string) =>
      visitor(server).send('POST', '/api/auth/sign-in/email', {
        email: address,
        password: 'wrong',
      });
    const [known, unknown] = [await signIn(email), await signIn('nobody@example.com')];
    expect(known).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    expect({ ...(known.body as object), requestId: '' }).toEqual({
      ...(unknown.body as object),
      requestId: '',
    });
  });

  test('signing out ends the session on the server, not only in the browser', async () => {
    const golfer = await aGolfer(server);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: golfer.email, password },
    });
    const cookies = Object.fromEntries(
      answer.cookies.map(({ name, value }) => [name, decodeURIComponent(value)]),
    );
    const user = () => server.app.inject({ url: '/api/auth/user', cookies });
    expect((await user()).statusCode).toBe(200);
    await server.app.inject({ method: 'POST', url: '/api/auth/sign-out', cookies });
    expect((await user()).statusCode).toBe(401);
  });

  test('a visitor gets an empty response instead of a 401 for the current user if the request asks for it', async () => {
    const headers = { 'x-if-signed-in': '1' };
    const ask = (url: string, method: 'GET' | 'PUT' = 'GET') =>
      server.app.inject({ url, method, headers });
    expect(await ask('/api/auth/user')).toMatchObject({ statusCode: 204, body: '' });
    expect((await server.app.inject({ url: '/api/auth/user' })).statusCode).toBe(401);
    expect((await ask('/api/admin/users')).statusCode).toBe(401);
    expect((await ask('/api/user/profile', 'PUT')).statusCode).toBe(401);
  });

  test('a request from another site is refused', async () => {
    const golfer = await aGolfer(server);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { origin: 'https://evil.example' },
      payload: { email: golfer.email, password },
    });
    expect(answer.json()).toMatchObject({ code: 'foreign_origin' });
  });

  test.each([
    ['/my-schedule/week/3?a=b', '/sign-in?next=%2Fmy-schedule%2Fweek%2F3%3Fa%3Db'],
    [`/${'a'.repeat(199)}`, `/sign-in?next=%2F${'a'.repeat(199)}`],
    [`/${'a'.repeat(200)}`, '/sign-in'],
    ['https://elsewhere.example/', '/sign-in'],
    ['//elsewhere.example/', '/sign-in'],
    ['/programs//elsewhere.example/', '/sign-in'],
    ['/\\elsewhere.example/', '/sign-in'],
    ['/\t/elsewhere.example/', '/sign-in'],
    ['/.//elsewhere.example/', '/sign-in'],
    ['programs', '/sign-in'],
    ['', '/sign-in'],
  ])('signing in redirects only to paths on this site: %s', async (next, location) => {
    const answer = await server.app.inject({ url: '/api/login', query: { next } });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers['location']).toBe(location);
  });

  test('signing in with no return path or two of them redirects to the plain sign-in form', async () => {
    for (const url of ['/api/login', '/api/login?next=/a&next=/b']) {
      expect((await server.app.inject({ url })).headers['location']).toBe('/sign-in');
    }
  });

  test.each([
    ['/my-schedule/week/3?a=b', '/my-schedule/week/3?a=b'],
    ['//elsewhere.example', '/'],
    ['', '/'],
  ])('after the sign-in of a proxy the browser is back on its screen: %s', async (next, screen) => {
    // The proxy may have shown its page at either address.
    const first = await server.app.inject({ url: '/continue', query: { next } });
    expect(first.headers['location']).toMatch(/^\/api\/continue\?next=/);
    const second = await server.app.inject({ url: String(first.headers['location']) });
    expect(second.headers['location']).toBe(screen);
  });

  test('a link on another site cannot sign a golfer out, but the app’s own menu can', async () => {
    const golfer = await aGolfer(server);
    const logOut = async (site: string, mode: string) => {
      const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': mode, cookie: cookieOf(golfer) };
      return (await server.app.inject({ url: '/api/logout', headers })).headers['location'];
    };
    expect(await logOut('cross-site', 'navigate')).toBe('/sign-out');
    // An image that someone injected into one of our pages cannot do it either.
    expect(await logOut('same-origin', 'no-cors')).toBe('/sign-out');
    expect((await golfer.get('/api/auth/user')).status).toBe(200);
    expect(await logOut('same-origin', 'navigate')).toBe('/');
    expect((await golfer.get('/api/auth/user')).status).toBe(401);
  });

  test('every handicap change is recorded, and profile fields left out of a request stay unchanged', async () => {
    const golfer = await aGolfer(server);
    const put = (body: object) => ok<User>(golfer.send('PUT', '/api/user/profile', body));
    await put({ currentHandicap: '22.6', goalHandicap: '12.0' });
    await put({ preferredUnits: 'imperial' });
    await put({ currentHandicap: '22.6' });
    const user = await put({ currentHandicap: '-1.5' });
    expect(user).toMatchObject({
      currentHandicap: '-1.5',
      goalHandicap: '12.0',
      preferredUnits: 'imperial',
    });
    const history = await ok<{ handicap: string }[]>(golfer.get('/api/user/handicap-history'));
    expect(history.map((entry) => entry.handicap)).toEqual(['22.6', '-1.5']);
  });

  test('a golfer is right-handed until the profile says otherwise', async () => {
    const golfer = await aGolfer(server);
    const user = () => ok<User>(golfer.get('/api/auth/user'));
    expect(await user()).toMatchObject({ handedness: 'right' });
    await ok(golfer.send('PUT', '/api/user/profile', { handedness: 'left' }));
    await ok(golfer.send('PUT', '/api/user/profile', { firstName: 'Phil' }));
    expect(await user()).toMatchObject({ handedness: 'left', firstName: 'Phil' });
  });

  test.each(['55.0', '-10.1', 'low', '', '12,5'])('a handicap of %j is refused', async (wrong) => {
    const golfer = await aGolfer(server);
    const answer = await golfer.send('PUT', '/api/user/profile', { currentHandicap: wrong });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path: 'currentHandicap' }] },
    });
  });

  test('a database error during sign-up is reported as a server error, not as a taken email address', async () => {
    await server.db.execute(
      sql`alter table users add constraint no_more check (email <> 'late@example.com')`,
    );
    const body = { email: 'late@example.com', password, name: 'Late Comer' };
    const answer = await visitor(server).send('POST', '/api/auth/sign-up/email', body);
    await server.db.execute(sql`alter table users drop constraint no_more`);
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
  });

  test('expired sign-ins are deleted, and reset links a week after they have expired', async () => {
    const golfer = await aGolfer(server);
    const { id } = await ok<User>(golfer.get('/api/auth/user'));
    await server.db.execute(sql`
      insert into auth_sessions (id, token, user_id, expires_at)
      values (${nthId(1)}, 'old-phone', ${id}, '2026-05-13T00:00:00Z')`);
    await server.db.execute(sql`
      insert into auth_verifications (id, identifier, value, expires_at)
      values (${nthId(1)}, 'reset-password:old', ${id}, '2026-05-06T23:00:00Z'),
             (${nthId(2)}, 'reset-password:late', ${id}, '2026-05-13T00:00:00Z'),
             (${nthId(3)}, 'challenge', '{"type":"authentication"}', '2026-05-13T23:59:00Z')`);
    await deleteExpired(server.db, Temporal.Instant.from('2026-05-14T00:00:00Z'));
    const left = await server.db.execute(sql`
      select id from auth_sessions where id = ${nthId(1)}
      union all select id from auth_verifications where id in (${nthId(1)}, ${nthId(2)}, ${nthId(3)})`);
    expect(left.rows).toEqual([{ id: nthId(2) }]);
    expect(await golfer.get('/api/auth/user')).toMatchObject({ status: 200 });
    const jobs = await server.db.execute(sql`
      select count(*)::int as waiting from pgboss.job
      where name = 'forget-expired-sign-ins' and state = 'created' and start_after > now()`);
    expect(jobs.rows).toEqual([{ waiting: 1 }]);
  });
});

test('too many sign-in attempts are refused, and the response says when to try again', async () => {
  const server = await startTestApp('server', { RATE_LIMIT_SCALE: '0.25' });
  const stranger = visitor(server);
  const tries: Reply[] = [];
  while (tries.length < 6) {
    const guess = { email: `a${tries.length}@example.com`, password: 'guess' };
    tries.push(await stranger.send('POST', '/api/auth/sign-in/email', guess));
  }
  const refused = tries.filter((answer) => answer.status === 429);
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatchObject({ body: { code: 'too_many_requests' } });
  expect(refused[0]?.headers).toHaveProperty('retry-after');
  await server.close();
});

test('being signed in with several accounts does not raise the limit on sign-in attempts', async () => {
  const server = await startTestApp('server', { RATE_LIMIT_SCALE: '0.25' });
  const [first, second] = [await aGolfer(server), await aGolfer(server)];
  const tries: number[] = [];
  for (const golfer of [first, second, first, second]) {
    const guess = { email: `a${tries.length}@example.com`, password: 'guess' };
    tries.push((await golfer.send('POST', '/api/auth/sign-in/email', guess)).status);
  }
  expect(tries).toEqual([401, 401, 401, 429]);
  await server.close();
});
