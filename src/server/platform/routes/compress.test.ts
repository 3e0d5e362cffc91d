import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGolfer, cookieOf, startTestApp, type TestApp } from '#testing/app.ts';
import { followsBreak100 } from '#testing/scenario.ts';

const weeks = '/api/user/scheduled-sessions-by-week/current-program';
const program = '/api/programs/break-100';

let server: TestApp;
let cookie: string;
beforeAll(async () => {
  server = await startTestApp('server');
  const golfer = await aGolfer(server);
  await followsBreak100(golfer);
  cookie = cookieOf(golfer);
});
afterAll(() => server.close());

const read = (url: string, accepted?: string) =>
  server.app.inject({
    url,
    headers: { cookie, ...(accepted !== undefined && { 'accept-encoding': accepted }) },
  });

test.each([
  { url: weeks, says: 'that is compressed at once', least: 4_096, most: 16_383 },
  { url: program, says: 'for another thread', least: 16_384, most: 1_000_000 },
])(
  'a response $says is sent as gzip to clients that accept it, with the same content',
  async (one) => {
    const plain = await read(one.url);
    expect(plain.rawPayload.length).toBeGreaterThanOrEqual(one.least);
    expect(plain.rawPayload.length).toBeLessThanOrEqual(one.most);
    const small = await read(one.url, 'gzip, deflate, br, zstd');
    expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(Number(small.headers['content-length'])).toBe(small.rawPayload.length);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body);
  },
);

test.each([undefined, 'identity', 'br', 'br, gzip;q=0', 'gzip;q=0.0, br', ''])(
  'a client that accepts "%s" gets the response uncompressed, with a vary header for caches',
  async (accepted) => {
    const answer = await read(weeks, accepted);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers).toMatchObject({ vary: 'accept-encoding' });
    expect(answer.json()).toHaveLength(7);
  },
);

test('a small response is not compressed', async () => {
  const { headers } = await read('/api/user/stats', 'gzip');
  expect(headers['content-encoding']).toBeUndefined();
});

test.each(['gzip', 'x', 'gzip, gzip', 'constructor'])(
  'a request with the content encoding "%s" is refused with a message, and not as a fault of the server',
  async (encoding) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { 'content-encoding': encoding, 'content-type': 'application/json' },
      payload: gzipSync('{"email":"nora@example.com"}'),
    });
    expect(answer.json()).toMatchObject({
      code: 'unsupported_encoding',
      message: expect.stringContaining('without compression'),
    });
    expect(answer.statusCode).toBe(415);
  },
);
