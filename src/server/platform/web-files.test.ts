import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';

const app = '<!doctype html><meta name="build" content="0f1e2d" /><title>Pinhigh</title>';

/** Creates a built web app of a few files. */
async function createWebRoot(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'pinhigh-web-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), app);
  await writeFile(join(root, 'index.html.gz'), gzipSync(app));
  await writeFile(join(root, 'assets', 'app-1a2b.js'), 'const par = 72;');
  await writeFile(join(root, 'sw.js'), '// the service worker');
  await writeFile(join(root, '.stamp'), 'hidden');
  return root;
}

let root: string;
let server: TestApp;
let address: URL;
beforeAll(async () => {
  root = await createWebRoot();
  server = await startTestApp('server', { LOG_LEVEL: 'error' }, { webRoot: root });
  address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});
afterEach(() => expect(server.logged).toEqual([]));

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

/** Sends a request over a real connection, with the path exactly as given. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = address;
    const asking = request({ hostname, port, path, headers, method }, async (answer) => {
      const body = await text(answer);
      resolve({ status: answer.statusCode, headers: answer.headers, body });
    });
    asking.on('error', reject).end();
  });
}

const framing = async (path: string) => {
  const { headers } = await ask(path);
  const policy = String(headers['content-security-policy']).split(';');
  return [policy.filter((each) => /^frame-/.test(each)), headers['x-frame-options']];
};

test('no page may be framed except the preview of a program, and only by this site', async () => {
  const never = [["frame-ancestors 'none'"], 'DENY'];
  for (const path of ['/', '/programs', '/admin/programs/p1/builder', '/admin/programs//preview'])
    expect(await framing(path), path).toEqual(never);
  const ours = [["frame-ancestors 'self'"], 'SAMEORIGIN'];
  for (const path of ['/admin/programs/p1/preview', '/admin/programs/p1/preview?again'])
    expect(await framing(path), path).toEqual(ours);
  const others = ['/admin/programs/p1/preview/more', '/programs?/admin/programs/p1/preview'];
  for (const path of others) expect(await framing(path), path).toEqual(never);
});

test('the preview otherwise has the same content security policy as other pages', async () => {
  const policyAt = async (path: string) =>
    String((await ask(path)).headers['content-security-policy'])
      .split(';')
      .filter((each) => !each.startsWith('frame-ancestors'));
  expect(await policyAt('/admin/programs/p1/preview')).toEqual(await policyAt('/programs'));
});

const script = '/assets/app-1a2b.js';
const files = ['/', '/index.html', '/programs', script, '/api/docs/static/swagger-ui.css'];

describe.each(files)('%s', (path) => {
  test.each<[string, Record<string, string>, number]>([
    ['no conditions', {}, 200],
    ['a part', { range: 'bytes=0-3' }, 206],
    ['a part from the end', { range: 'bytes=-4' }, 206],
    ['a part beyond the end', { range: 'bytes=9999999-' }, 416],
    ['a part of no length', { range: 'bytes=-0' }, 416],
    ['another version', { 'if-match': '"other"' }, 412],
    ['a version of long ago', { 'if-unmodified-since': 'Mon, 01 Jan 1990 00:00:00 GMT' }, 412],
    ['a version that is there', { 'if-match': '*' }, 200],
    ['a date that is none', { 'if-unmodified-since': 'yesterday' }, 200],
    ['any version but what is there', { 'if-none-match': '*' }, 304],
    ['an unknown compression', { 'accept-encoding': 'zstd-9, *;q=0' }, 200],
    ['a broken compression', { 'accept-encoding': ';;;q=x,,,' }, 200],
  ])('requested with %s has the expected status', async (_case, headers, status) => {
    expect((await ask(path, headers)).status).toBe(status);
    expect((await ask(path, headers, 'HEAD')).status).toBe(status);
  });

  test.each([
    'bytes=x-y',
    'bytes=5-2',
    'bytes=0-1,3-4,6-7',
    'lines=1-2',
    'bytes=-',
    'bytes=,',
    '=',
  ])('requested with the range %s is sent whole, sent in part, or refused', async (range) => {
    expect([200, 206, 416]).toContain((await ask(path, { range })).status);
  });
});

test('the error for a range beyond the end states the file length and has the usual form', async () => {
  const { headers, body } = await ask(script, { range: 'bytes=99-' });
  expect(headers).toMatchObject({
    'content-range': 'bytes */15',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(JSON.parse(body)).toMatchObject({ code: 'range_not_satisfiable' });
});

test.each([
  ...['/.env', '/.git/config', '/.stamp', '/%2eenv', '/.well-known/security.txt'],
  ...['/wp-login.php', '/backup.sql', '/programs/x.y', '/a.b/../c.d', '/assets/none.js'],
  ...['/..', '/../package.json', '/assets/../../package.json', '/%2e%2e/%2e%2e/etc/passwd'],
  ...['/assets/..%2f..%2fpackage.json', '/api/docs/static/../../../package.json', '/api/none'],
  ...['/api/docs/static/%2e%2e/package.json', '/api/docs/static/..%2findex.js'],
  ...['/api/docs/static/.env', `/api/docs/static/${'x'.repeat(300)}`, '/api/docs/static//x.css'],
  ...['/api/docs/static/%00', '/api/docs/static/a%00.css'],
])('%s is not found', async (path) => {
  const { status, body } = await ask(path);
  expect({ status, ...JSON.parse(body) }).toMatchObject({ status: 404, code: 'not_found' });
});

test.each([
  ...['/%00', '/assets/app-1a2b.js%00', '/programs/%0d%0aSet-Cookie:x', '/%zz', '/%c0%ae'],
  ...['/api/docs/static/%zz'],
])('%s is refused as an invalid address', async (path) => {
  const { status, body } = await ask(path);
  expect({ status, ...JSON.parse(body) }).toMatchObject({ status: 400, code: 'invalid_input' });
});

test.each(['/', '/?q=', '/api/docs/static/', '/api/auth/user?q='])(
  '%s followed by five thousand characters is too long',
  async (path) => {
    const { status, body } = await ask(path + 'x'.repeat(5000));
    expect({ status, ...JSON.parse(body) }).toMatchObject({
      status: 414,
      code: 'address_too_long',
    });
  },
);

test.each([
  ['an address beyond what Node reads', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\n\r\n`, 414],
  [
    'headers beyond what Node reads',
    `GET / HTTP/1.1\r\nCookie: ${'x'.repeat(40_000)}\r\n\r\n`,
    431,
  ],
])('%s gets an error response', async (_case, sent, status) => {
  const socket = connect(Number(address.port), address.hostname).setEncoding('utf8');
  socket.write(sent);
  const answer = (await socket.toArray()).join('');
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test.each([
  '/',
  '/programs',
  '/programs/break-100',
  '/my-schedule/session/0f9a',
  '/no-such-screen',
])('%s opens the app', async (path) => {
  const { status, body, headers } = await ask(path);
  expect({ status, body, cache: headers['cache-control'] }).toEqual({
    status: 200,
    body: app,
    cache: 'no-cache',
  });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
  '%s requests get no file',
  async (method) => {
    expect((await ask('/programs', {}, method)).status).toBe(404);
  },
);

test.each(['/api/auth/user', '/api/none', '/api/health'])(
  'the response from %s names the web build of the server',
  async (path) => {
    expect((await ask(path)).headers['x-build']).toBe('0f1e2d');
  },
);

test('a server without a built web app sends no build id', async () => {
  const bare = await startTestApp('server', {}, { webRoot: tmpdir() });
  const { headers } = await bare.app.inject({ url: '/api/health' });
  expect(headers).not.toHaveProperty('x-build');
  await bare.close();
});

test('the service worker and the page are revalidated each time, and hashed files are cached', async () => {
  const cacheOf = async (path: string) => (await ask(path)).headers['cache-control'];
  expect(await cacheOf('/sw.js')).toBe('no-cache');
  expect(await cacheOf('/index.html')).toBe('no-cache');
  expect(await cacheOf(script)).toBe('public, max-age=31536000, immutable');
});

test('files, API documentation, sign-in, sign-out and anonymous calls are rate limited by address', async () => {
  const limited = await startTestApp('server', { RATE_LIMIT_SCALE: '0.01' }, { webRoot: root });
  const statusesOf = async (url: string) => {
    const statuses = new Set<number>();
    for (let calls = 0; calls < 31; calls += 1) {
      statuses.add((await limited.app.inject({ url })).statusCode);
    }
    return [...statuses];
  };
  expect(await statusesOf('/api/auth/user')).toEqual([401, 429]);
  for (const url of ['/', script, '/programs', '/api/docs/json', '/api/login', '/api/logout']) {
    expect(await statusesOf(url)).toContain(429);
  }
  await limited.close();
});
