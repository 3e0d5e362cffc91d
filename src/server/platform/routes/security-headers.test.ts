import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';

let server: TestApp;
let address: URL;
beforeAll(async () => {
  server = await startTestApp('server');
  address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => server.close());

/** Sends exactly this text and reads the status and headers of the response. */
async function send(request: string) {
  const socket = connect(Number(address.port), address.hostname).setEncoding('utf8');
  socket.write(request);
  const [head = ''] = (await socket.toArray()).join('').split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = new Headers(
    fields.map((field): [string, string] => {
      const colon = field.indexOf(':');
      return [field.slice(0, colon), field.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(line.split(' ')[1]), headers };
}

const get = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`;
const post = (path: string, length: number, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;

describe.each([
  ['a call', get('/api/programs'), 200],
  ['a call of nobody', get('/api/auth/user'), 401],
  ['an unknown call', get('/api/none'), 404],
  ['the API page', get('/api/docs/'), 200],
  ['a way in', get('/api/login'), 302],
  ['an unknown file', get('/.env'), 404],
  ['an address that cannot be read', get('/%zz'), 400],
  ['an address that is too long', get(`/${'x'.repeat(5000)}`), 414],
  ['JSON that is none', post('/api/auth/sign-in/email', 1, '{'), 400],
  ['a body that is too large', post('/api/auth/sign-in/email', 300_000, ''), 413],
  ['a length that is no number', 'GET / HTTP/1.1\r\nContent-Length: many\r\n\r\n', 400],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['headers that are too large', get('/', `Cookie: ${'x'.repeat(40_000)}\r\n`), 431],
])('the response to %s', (_case, request, status) => {
  test('blocks framing by other sites, base URLs, content type sniffing and device access', async () => {
    const answer = await send(request);
    expect(answer.status).toBe(status);
    const policy = answer.headers.get('content-security-policy')?.split(';');
    expect(policy).toEqual(expect.arrayContaining(["base-uri 'none'", "frame-ancestors 'none'"]));
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('permissions-policy')).toContain('geolocation=()');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });
});

test('no page may have style elements except its own', async () => {
  const { headers } = await send(get('/sign-in'));
  const policy = headers.get('content-security-policy')?.split(';') ?? [];
  const styles = policy.filter((directive) => directive.startsWith('style-src'));
  expect(styles.find((each) => each.startsWith('style-src '))).toBe("style-src 'self'");
  expect(styles.find((each) => each.startsWith('style-src-elem '))).toMatch(
    /^style-src-elem 'self'( 'sha256-[\w+/]{43}=')*$/,
  );
});

test('a page loads fonts from this server only', async () => {
  const { headers } = await send(get('/sign-in'));
  const policy = headers.get('content-security-policy')?.split(';');
  expect(policy).toContain("font-src 'self'");
});
