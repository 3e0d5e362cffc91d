import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/index.ts';
import { aGolfer, cookieOf, startTestApp, type TestApp } from '#testing/app.ts';

const rows: Endpoint[] = Object.values(endpoints).flatMap((feature) => Object.values(feature));
const guarded = rows.filter((row) => row.auth !== 'public');
const filled = (row: Endpoint) => row.path.replaceAll(/\{\w+\}/g, 'nothing');

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp('server');
  // Endpoints that accept files are registered by a plugin, so wait until it is loaded.
  await server.app.ready();
});
afterAll(() => server.close());

describe('every endpoint of the contract', () => {
  test.each(rows)('$method $path is served', ({ method, path }) => {
    expect(server.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') })).toBe(true);
  });

  test.each(guarded)(
    '$method $path answers 401 to a visitor, whatever the request contains',
    async (row) => {
      const answer = await server.app.inject({ method: row.method, url: filled(row), payload: {} });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'unauthorized', issues: [] });
      expect(answer.headers['x-request-id']).toBe(answer.json().requestId);
    },
  );

  test('is documented on the API page', async () => {
    const answer = await server.app.inject({ url: '/api/docs/json' });
    const { paths } = answer.json();
    for (const { method, path } of rows) expect(paths[path]).toHaveProperty(method.toLowerCase());
  });
});

describe('invalid requests', () => {
  const post = (payload: string | Buffer, type = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { 'content-type': type },
      payload,
    });

  test.each([
    ['no JSON at all', '{"email":', 400, 'invalid_input'],
    ['nothing', '', 400, 'invalid_input'],
    ['a list', '[]', 400, 'invalid_input'],
    ['a number for a text', '{"email":"a@example.com","password":5}', 400, 'invalid_input'],
    ['a megabyte', JSON.stringify({ email: 'a'.repeat(1_000_000) }), 413, 'too_large'],
  ])(
    'a body that is %s gets its own status and error code',
    async (_case, payload, status, code) => {
      const answer = await post(payload);
      expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status, code });
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of the type %s is refused',
    async (type) => {
      const answer = await post('email=a@example.com', type);
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({ code: 'unsupported_type' });
    },
  );

  test('an unknown API path gets a 404 response in JSON, not the app', async () => {
    const answer = await server.app.inject({ url: '/api/no-such-call' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });

  test('unknown keys in a body are ignored', async () => {
    const golfer = await aGolfer(server);
    const { body } = await golfer.send('PUT', '/api/user/profile', {
      firstName: 'Nora',
      isAdmin: true,
      email: 'admin@example.com',
    });
    expect(body).toMatchObject({ isAdmin: false, email: golfer.email });
  });
});

test('an API response is not cached and does not name the technology', async () => {
  const golfer = await aGolfer(server);
  const answer = await server.app.inject({
    url: '/api/auth/user',
    headers: { cookie: cookieOf(golfer) },
  });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers).not.toHaveProperty('x-powered-by');
  expect(answer.body).not.toContain('password');
});

test('the server draws a drill as a picture in both unit systems', async () => {
  const draw = (units: string) =>
    server.app.inject({ url: `/api/exercises/first-rolls/diagram.svg?units=${units}` });
  const [metric, imperial] = [await draw('metric'), await draw('imperial')];
  expect(metric.headers['content-type']).toContain('image/svg+xml');
  expect(metric.body).toMatch(/^<svg[\s\S]*<\/svg>$/);
  expect(imperial.statusCode).toBe(200);
});

describe('a request that cannot be parsed', () => {
  test('is answered in the same form as every other error', async () => {
    const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(address.port), address.hostname).setEncoding('utf8');
    socket.write('GET / HTTP/1.1\r\nContent-Length: many\r\n\r\n');
    const answer = (await socket.toArray()).join('');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ code: 'invalid_input' });
  });

  test.each(['/api/%zz', '/api/programs/%ED%A0%80'])(
    'is answered with 400 if its path is %s',
    async (url) => {
      const answer = await server.app.inject({ url });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid_input', issues: [] });
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});
