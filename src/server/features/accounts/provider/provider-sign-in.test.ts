import { isNotNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { Device, SignInMethods } from '#contract/accounts-schemas.ts';
import { users } from '#server/platform/auth/tables.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { turnsCodesOn, typesPassword } from '#testing/one-time-codes.ts';
import {
  aPerson,
  locationOf,
  pathOf,
  problem,
  providerVisits,
  startPath,
} from '#testing/provider-visits.ts';
import { ok } from '#testing/scenario.ts';
import {
  type SignInProvider,
  startSignInProvider,
  strangersKey,
} from '#testing/sign-in-provider.ts';

const publicUrl = 'http://localhost:5000';
const noWait = { wait: async () => {} };

const userOf = (golfer: Golfer) => ok<User>(golfer.get('/api/auth/user'));

type Visits = ReturnType<typeof providerVisits>;

describe('signing in with a provider', () => {
  let server: TestApp;
  let provider: SignInProvider;
  beforeAll(async () => {
    provider = await startSignInProvider(publicUrl);
    const environment = { ...provider.environment, ADMIN_EMAILS: 'chief@example.com' };
    server = await startTestApp('server', environment, noWait);
  });
  afterEach(() => provider.forges(null));
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  const goThere: Visits['goThere'] = (...visit) =>
    providerVisits(server, provider).goThere(...visit);
  const signIn: Visits['signIn'] = (...visit) => providerVisits(server, provider).signIn(...visit);

  test('creates an account with name, language and time zone, and sends the welcome mail', async () => {
    const person = aPerson();
    const query = '?language=de&timeZone=Europe/Berlin';
    const { browser, status, location } = await signIn(person, { query });
    expect({ status, location }).toEqual({ status: 302, location: '/welcome' });
    expect(await userOf(browser)).toMatchObject({
      email: person.email,
      firstName: 'Nora',
      lastName: 'Devlin',
      isAdmin: false,
      preferredLanguage: 'de',
      timeZone: 'Europe/Berlin',
    });
    expect((await server.mailTo(person.email ?? '')).subject).toBe('Willkommen bei Pinhigh');
    expect(await ok<SignInMethods>(browser.get('/api/user/sign-in'))).toEqual({
      hasPassword: false,
      pendingEmail: null,
    });
  });

  test('signs in to the same account again, even if the email address at the provider has changed', async () => {
    const person = aPerson();
    const first = await userOf((await signIn(person)).browser);
    const moved = { ...person, email: 'moved@example.com', email_verified: false };
    const { browser, location } = await signIn(moved);
    expect(location).toBe('/');
    expect(await userOf(browser)).toMatchObject({ id: first.id, email: person.email });
  });

  test('cancels a requested account deletion', async () => {
    const person = aPerson();
    const { browser } = await signIn(person);
    await ok(browser.send('POST', '/api/user/deletion', { email: person.email }));
    expect((await browser.get('/api/auth/user')).status).toBe(401);
    const closed = () => server.db.$count(users, isNotNull(users.deleteAfter));
    expect(await closed()).toBe(1);
    const { browser: back } = await signIn(person);
    expect(await userOf(back)).toMatchObject({ email: person.email });
    expect(await closed()).toBe(0);
  });

  test('creates the same session as a password does: hidden from scripts, and one per browser', async () => {
    const person = aPerson();
    const browser = visitor(server);
    const callback = await goThere(browser, person);
    const cookies = Object.fromEntries(browser.jar);
    const answer = await server.app.inject({ url: callback, cookies });
    const session = answer.cookies.find(({ name }) => name === 'pinhigh-5000.session_token');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(session?.maxAge).toBe(30 * 24 * 60 * 60);
    await signIn(person, { browser });
    await signIn(person, { browser });
    expect(await ok<Device[]>(browser.get('/api/user/devices'))).toHaveLength(2);
  });

  test.each([
    ['/my-schedule?week=3', '/my-schedule?week=3'],
    ['https://elsewhere.example/', '/welcome'],
    ['//elsewhere.example/', '/welcome'],
    [`/${'a'.repeat(300)}`, '/welcome'],
  ])('redirects only to paths on this site: %s', async (next, location) => {
    const query = `?next=${encodeURIComponent(next)}`;
    expect(await signIn(aPerson(), { query })).toMatchObject({ status: 302, location });
  });

  test('replaces an invalid language and time zone with the defaults', async () => {
    const { browser } = await signIn(aPerson(), {
      query: '?language=xx&timeZone=Moon&language=de',
    });
    expect(await userOf(browser)).toMatchObject({ preferredLanguage: 'en', timeZone: 'UTC' });
  });

  test('creates an account even if the name is missing, too long or invalid', async () => {
    const nameless = { sub: 'nameless', email: 'nameless@example.com', email_verified: true };
    expect(await userOf((await signIn(nameless)).browser)).toMatchObject({
      firstName: null,
      lastName: null,
    });
    const strange = { given_name: 'x'.repeat(200), family_name: 'a\u0000b', name: '\u200b' };
    expect(await userOf((await signIn(aPerson(strange))).browser)).toMatchObject({
      firstName: 'x'.repeat(60),
      lastName: null,
    });
  });

  test('links an account with the same email address only if both sides have verified it', async () => {
    const person = aPerson();
    const golfer = await aGolfer(server, { email: person.email ?? '' });
    expect(await signIn(person)).toMatchObject(problem('account_unverified'));
    await server.db.execute(
      sql`update users set email_verified = true where email = ${golfer.email}`,
    );
    const { browser, location } = await signIn({ ...person, email: golfer.email.toUpperCase() });
    expect(location).toBe('/');
    expect((await userOf(browser)).id).toBe((await userOf(golfer)).id);
    const methods = await ok<SignInMethods>(golfer.get('/api/user/sign-in'));
    expect(methods).toMatchObject({ hasPassword: true });
    const moved = { ...person, email: 'moved-there@example.com', email_verified: false };
    expect((await userOf((await signIn(moved)).browser)).id).toBe((await userOf(golfer)).id);
  });

  test('creates and links no account if the provider has not verified the email address', async () => {
    for (const changes of [{ email_verified: false }, { email: 'no address' }]) {
      const { browser, ...answer } = await signIn(aPerson(changes));
      expect(answer).toEqual(problem('provider_email_unverified'));
      expect((await browser.get('/api/auth/user')).status).toBe(401);
    }
    const { sub, name } = aPerson();
    expect(await signIn({ sub, name: name ?? '' })).toMatchObject(
      problem('provider_email_unverified'),
    );
  });

  test('refuses a different person at the provider who has the same email address', async () => {
    const person = aPerson();
    await signIn(person);
    const { browser, ...answer } = await signIn({ ...person, sub: `${person.sub}-again` });
    expect(answer).toEqual(problem('provider_conflict'));
    expect((await browser.get('/api/auth/user')).status).toBe(401);
  });

  test('makes a golfer an administrator only if the email address is in ADMIN_EMAILS', async () => {
    const { browser } = await signIn(aPerson({ email: 'chief@example.com' }));
    expect(await userOf(browser)).toMatchObject({ isAdmin: true });
  });

  test('redirects to the sign-in form if the golfer cancels at the provider', async () => {
    expect(await signIn(null)).toMatchObject(problem('provider_cancelled'));
  });

  test('accepts a callback once, and only in the browser that started the sign-in', async () => {
    const browser = visitor(server);
    const callback = await goThere(browser, aPerson());
    const cookies = Object.fromEntries(browser.jar);
    const open = async (url: string, by: Record<string, string>) => {
      const { statusCode, headers } = await server.app.inject({ url, cookies: by });
      return { status: statusCode, location: headers['location'] };
    };
    const failed = problem('provider_failed');
    expect(await open(callback, {})).toEqual(failed);
    const otherBrowser = visitor(server);
    await otherBrowser.get(startPath);
    expect(await open(callback, Object.fromEntries(otherBrowser.jar))).toEqual(failed);
    const forgedState = callback.replace(/state=[^&]+/, 'state=made-up');
    expect(await open(forgedState, cookies)).toEqual(failed);
    expect(await open('/api/auth/oidc/callback', cookies)).toEqual(failed);
    expect(await open(callback, cookies)).toMatchObject({ location: '/welcome' });
    expect(await open(callback, cookies)).toEqual(failed);
  });

  test('signs its temporary cookie, expires it after ten minutes, and clears it at the end', async () => {
    const browser = visitor(server);
    const callback = await goThere(browser, aPerson());
    const [[name, value] = ['', '']] = browser.jar;
    const open = async (cookie: string) => {
      const cookies = { [name]: cookie };
      return (await server.app.inject({ url: callback, cookies })).headers['location'];
    };
    const failed = '/sign-in?problem=provider_failed';
    expect(await open(`x${value}`)).toBe(failed);
    expect(await open('')).toBe(failed);
    server.setNow('2026-05-14T00:10:00Z');
    expect(await open(value)).toBe(failed);
    server.setNow('2026-05-14T00:00:00Z');
    const { headers } = await browser.get(callback);
    expect(String((headers as Record<string, unknown>)['set-cookie'])).toContain(`${name}=;`);
  });

  test.each([
    ['of another browser', { nonce: 'another' }],
    ['for another site', { aud: 'another-site' }],
    ['of another provider', { iss: 'https://elsewhere.example' }],
    ['that has expired', { iat: 1_000_000_000, exp: 1_000_000_600 }],
  ])('rejects a token %s', async (_, changes) => {
    provider.forges(({ claims, key }) => ({ claims: { ...claims, ...changes }, key }));
    const { browser, ...answer } = await signIn(aPerson());
    expect(answer).toEqual(problem('provider_failed'));
    expect((await browser.get('/api/auth/user')).status).toBe(401);
  });

  test('rejects a token that is signed with an unknown key', async () => {
    provider.forges(({ claims }) => ({ claims, key: strangersKey }));
    expect(await signIn(aPerson())).toMatchObject(problem('provider_failed'));
  });

  test('signs in without the one-time code that a password needs', async () => {
    const golfer = await aGolfer(server);
    await server.db.execute(
      sql`update users set email_verified = true where email = ${golfer.email}`,
    );
    await turnsCodesOn(golfer);
    expect((await typesPassword(server, golfer)).answer.body).toMatchObject({ user: null });
    const { browser } = await signIn(aPerson({ email: golfer.email }));
    expect(await ok<User>(browser.get('/api/auth/user'))).toMatchObject({ email: golfer.email });
  });

  test('tells the sign-in page the provider’s name', async () => {
    expect(await ok(visitor(server).get('/api/auth/options'))).toMatchObject({
      provider: 'Clubhouse',
      hasPasswords: true,
    });
  });
});

test('without a provider, the page shows no provider, and start and callback redirect to the sign-in form', async () => {
  const server = await startTestApp('server');
  expect(await ok(visitor(server).get('/api/auth/options'))).toMatchObject({ provider: null });
  for (const path of [startPath, '/api/auth/oidc/callback?code=a&state=b']) {
    expect(locationOf(await visitor(server).get(path))).toBe('/sign-in?problem=not_found');
  }
  await server.close();
});

test('an unreachable provider is reported on the sign-in form, at the start and at the callback', async () => {
  const provider = await startSignInProvider(publicUrl);
  const server = await startTestApp('server', provider.environment);
  const browser = visitor(server);
  provider.signsIn(aPerson());
  const away = '/sign-in?problem=provider_unavailable';
  const callback = pathOf(await provider.walk(locationOf(await browser.get(startPath))));
  await provider.close();
  expect(locationOf(await browser.get(callback))).toBe(away);
  const other = await startTestApp('server', provider.environment);
  expect(locationOf(await visitor(other).get(startPath))).toBe(away);
  await Promise.all([server.close(), other.close()]);
});

test('too many sign-in attempts with a provider redirect to the sign-in form', async () => {
  const server = await startTestApp('server', { RATE_LIMIT_SCALE: '0.05' });
  const locations: string[] = [];
  for (let time = 1; time <= 2; time += 1) {
    locations.push(locationOf(await visitor(server).get(startPath)));
  }
  expect(locations).toEqual(['/sign-in?problem=not_found', '/sign-in?problem=too_many_requests']);
  await server.close();
});
