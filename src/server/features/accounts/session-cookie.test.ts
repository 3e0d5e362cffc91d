import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionCookieName } from '#server/platform/auth/find-caller.ts';
import { aGolfer, cookieOf, startTestApp, type TestApp } from '#testing/app.ts';

const password = 'fairway-finder';

describe('the session cookie', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());

  test('a session cookie that was tampered with is rejected', async () => {
    const golfer = await aGolfer(server);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: golfer.email, password },
    });
    const [cookie] = answer.cookies;
    const value = decodeURIComponent(cookie?.value ?? '');
    const forged = {
      [cookie?.name ?? '']: `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}`,
    };
    expect((await server.app.inject({ url: '/api/auth/user', cookies: forged })).statusCode).toBe(
      401,
    );
  });

  test('the session cookie is protected from scripts and other sites by HttpOnly and SameSite=Lax', async () => {
    const golfer = await aGolfer(server);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: golfer.email, password },
    });
    expect(answer.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  });

  test('sessions of two installations on one host do not replace each other', async () => {
    const names = (port: string) => sessionCookieName(new URL(`http://golf.example.org${port}`));
    expect(names(':5001')).not.toBe(names(':5000'));
    expect(names('')).toBe('pinhigh.session_token');
    const golfer = await aGolfer(server);
    const other = `${names(':5001')}=other.signature`;
    const headers = { cookie: `${other}; ${cookieOf(golfer)}` };
    expect((await server.app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(200);
  });

  test('a session from before cookies had the port in their names goes on, and its cookie is renamed', async () => {
    const golfer = await aGolfer(server);
    const cookie = cookieOf(golfer).replace('pinhigh-5000.', 'pinhigh.');
    const answer = await server.app.inject({ url: '/api/auth/user', headers: { cookie } });
    expect(answer.statusCode).toBe(200);
    const names = answer.cookies.map(({ name, value }) => [name, value !== '']);
    expect(names).toEqual([
      ['pinhigh-5000.session_token', true],
      ['pinhigh.session_token', false],
    ]);
    // The cookie of another installation on this host.
    const other = 'pinhigh.session_token=token.c2lnbmF0dXJl';
    const refused = await server.app.inject({ url: '/api/auth/user', headers: { cookie: other } });
    expect([refused.statusCode, refused.cookies]).toEqual([401, []]);
  });
});
