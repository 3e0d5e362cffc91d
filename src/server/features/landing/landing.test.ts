import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { languageCookie, languages } from '#domain/language.ts';
import { programs } from '#server/features/programs/public-queries.ts';
import { installationValues } from '#server/platform/installation/tables.ts';
import { aGolfer, cookieOf, startTestApp, type TestApp } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { longWait } from '#testing/long-wait.ts';

const appPage =
  '<!doctype html><meta name="build" content="0f1e2d" /><script>var hole = 1</script><title>The app</title>';

const visitorPage =
  '<html lang="en"><title>The app</title><template data-when-used></template><kept-frame></kept-frame></html>';

/** Returns its arguments as text instead of rendering a real page. */
const renderer = `
export const script = 'let par = 72';
export const style = 'a { color: green }';
export const mostShown = 3;
export const renderVisitorScreen = async (language, path, { signUp }) => {
  const other = path === '/sign-in' ? '/sign-up' : '/sign-in';
  const joining = signUp === 'open' ? '' : ', ' + signUp;
  return { html: '<a href="' + other + '">' + language + joining + '</a>', title: 'At ' + path };
};
export const renderLanding = async (language, { origin, path, signUp, programs }) =>
  '<html lang="' + language + '"><a href="/api/login">' + (signUp === 'open' ? '' : signUp + ' ') + origin + path + ' ' +
  programs.map(({ name, weeks }) => name + ' ' + weeks.length).join(', ') + '</a></html>';
`;

const origin = 'https://pinhigh.example';

let root: string;
let server: TestApp;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pinhigh-landing-'));
  await mkdir(join(root, '.landing'));
  await writeFile(join(root, '.landing', 'render.mjs'), renderer);
  await writeFile(join(root, '.landing', 'sign-in.html'), visitorPage);
  await writeFile(join(root, '.landing', 'sign-up.html'), visitorPage);
  await writeFile(join(root, 'index.html'), appPage);
  const settings = { PUBLIC_URL: origin, LOG_LEVEL: 'warn' };
  server = await startTestApp('server', settings, { webRoot: root });
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

test('a visitor gets the landing page as HTML with the programs and their weeks', async () => {
  const { statusCode, headers, body } = await open('/');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-language': 'en',
  });
  expect(body).toMatch(
    /^<html lang="en"><a href="\/api\/login">https:\/\/pinhigh\.example\/ Break 100 \d+/,
  );
});

test.each([
  [
    'the first of the browser’s that there is',
    '/',
    { 'accept-language': 'pt, fr-CA;q=0.8, en;q=0.5' },
    'fr',
  ],
  [
    'the one shown last in this browser',
    '/',
    { 'accept-language': 'fr', cookie: 'pinhigh.language=nl' },
    'nl',
  ],
  ['the one of the address', '/?lang=de', { cookie: 'pinhigh.language=nl' }, 'de'],
  ['English when the address names none of ours', '/?lang=xx', {}, 'en'],
  ['English when the cookie names none of ours', '/', { cookie: 'pinhigh.language=<b>' }, 'en'],
])(
  'a visitor gets the landing page in this language: %s',
  async (_what, url, headers, language) => {
    const answer = await open(url, headers);
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.headers['content-language']).toBe(language);
  },
);

test('a language chosen in the URL is kept in a cookie for the next visit and for the app', async () => {
  const { cookies, body } = await open('/?lang=es');
  expect(body).toContain(`${origin}/?lang=es `);
  const [cookie] = cookies;
  expect(cookie).toMatchObject({ name: 'pinhigh.language', value: 'es', path: '/', secure: true });
  expect(cookie).not.toHaveProperty('httpOnly');
  expect((await open('/', { 'accept-language': 'es' })).cookies).toEqual([]);
});

test('a browser with a session cookie gets the app, whether the session has ended or not', async () => {
  const ended = '__Secure-pinhigh.session_token=ended.signature';
  for (const cookie of [cookieOf(await aGolfer(server)), ended]) {
    const { body, headers } = await open('/', { cookie });
    expect(body).toBe(appPage);
    expect(headers['vary']).toMatch(/Cookie/);
  }
});

test('the server compresses the landing page and does not send it again while it is unchanged', async () => {
  const plain = await open('/');
  for (const [coding, read] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await open('/', { 'accept-encoding': `${coding}, *;q=0.1` });
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['vary']).toBe('Accept-Language, Cookie, Accept-Encoding');
    expect(read(rawPayload).toString()).toBe(plain.body);
    const again = { 'accept-encoding': coding, 'if-none-match': `W/"other", ${headers['etag']}` };
    const known = await open('/', again);
    expect({ status: known.statusCode, body: known.body }).toEqual({ status: 304, body: '' });
  }
  expect((await open('/', { 'if-none-match': String(plain.headers['etag']) })).statusCode).toBe(
    304,
  );
  expect((await open('/', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  const german = await open('/', {
    'accept-language': 'de',
    'if-none-match': String(plain.headers['etag']),
  });
  expect(german.statusCode).toBe(200);
});

test('the content security policy allows the scripts within the pages and no other inline script', async () => {
  const policy = String((await open('/')).headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}='){2}(;|$)/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toMatch(/style-src-elem 'self' 'sha256-[\w+/]{43}='(;|$)/);
  const app = await open('/programs');
  const own = createHash('sha256').update('var hole = 1').digest('base64');
  const directives = String(app.headers['content-security-policy']).split(';');
  expect(directives).toContain(`script-src 'self' 'sha256-${own}'`);
});

test.each([
  ['/?next=%2Fmy-schedule', '/api/login?next=%2Fmy-schedule'],
  ['/?open=round', '/api/login?next=%2F%3Fopen%3Dround'],
  ['/?next=%2F%2Felsewhere.example', '/api/login'],
  ['/?next=%22%3E%3Cscript%3E', '/api/login'],
  ['/?open=anything', '/api/login'],
])('the landing page at %s links to signing in at %s', async (url, link) => {
  expect((await open(url)).body).toContain(`<a href="${link}">`);
});

test('a visitor gets the sign-in screen as HTML in their language, and the app once they use it', async () => {
  const { body, headers } = await open('/sign-in', { 'accept-language': 'fr' });
  expect(body).toBe(
    '<html lang="fr"><title>At /sign-in</title><template data-when-used></template>' +
      '<kept-frame data-sent><a href="/sign-up">fr</a></kept-frame></html>',
  );
  expect(headers).toMatchObject({ 'content-language': 'fr', 'cache-control': 'no-cache' });
  const known = { 'accept-language': 'fr', 'if-none-match': String(headers['etag']) };
  expect((await open('/sign-in', known)).statusCode).toBe(304);
});

test.each([
  ['/sign-in?next=%2Fmy-schedule', '/sign-up?next=%2Fmy-schedule'],
  ['/sign-in?next=%2F%2Felsewhere.example', '/sign-up'],
  ['/sign-in?next=%22%3E%3Cscript%3E', '/sign-up'],
  ['/sign-up?next=%2Fmy-schedule', '/sign-in?next=%2Fmy-schedule'],
])('the screen at %s links to the other screen at %s', async (url, link) => {
  expect((await open(url)).body).toContain(`<a href="${link}">`);
});

test('the server sends the plain app after a failed provider sign-in, with an invitation, and to visitors with a session cookie', async () => {
  expect((await open('/sign-in?problem=provider_failed')).body).toBe(appPage);
  const cookie = '__Secure-pinhigh.session_token=ended.signature';
  expect((await open('/sign-up?invitation=abc')).body).toBe(appPage);
  expect((await open('/sign-in', { cookie })).body).toBe(appPage);
});

test('the sign-in screen loads the app at once if a sign-in provider is configured', async () => {
  const provider = {
    OIDC_ISSUER: 'https://clubhouse.example',
    OIDC_CLIENT_ID: 'pinhigh',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_NAME: 'Clubhouse',
  };
  const { app, close } = await startTestApp('server', provider, { webRoot: root });
  const { body } = await app.inject({ url: '/sign-in' });
  expect(body).toContain('<template></template><kept-frame data-sent>');
  await close();
});

test('robots.txt names the sitemap, and the sitemap lists the landing page in every language', async () => {
  expect((await open('/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const { body, headers } = await open('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  for (const language of languages) {
    expect(body).toContain(`hreflang="${language}" href="${origin}/?lang=${language}"`);
  }
});

test.each(enginesAtScale)(
  'the pages for visitors show a changed program, who may join, and the language of the club at once on the %s database',
  async (engine) => {
    const { app, db, close } = await startTestApp(engine, {}, { webRoot: root });
    const page = async () => (await app.inject({ url: '/' })).body;
    expect(await page()).toContain('Break 100');
    await db.update(programs).set({ name: 'Break 99' }).where(eq(programs.id, 'break-100'));
    await vi.waitFor(async () => expect(await page()).toContain('Break 99'), longWait);
    await db.update(programs).set({ isActive: false });
    await vi.waitFor(async () => expect(await page()).not.toContain('Break'), longWait);

    const settings = { signUp: 'closed', language: 'de' };
    const rows = Object.entries(settings).map(([name, value]) => ({ name, value }));
    await db.insert(installationValues).values(rows);
    await vi.waitFor(async () => expect(await page()).toContain('lang="de"'), longWait);
    await vi.waitFor(async () => expect(await page()).toContain('>closed '), longWait);
    const { body, cookies } = await app.inject({ url: '/sign-up' });
    expect(body).toContain('de, closed');
    expect(cookies).toMatchObject([{ name: languageCookie.name, value: 'de' }]);
    const french = { url: '/sign-up', headers: { 'accept-language': 'fr' } };
    expect((await app.inject(french)).body).toContain('fr, closed');
    await close();
  },
);
