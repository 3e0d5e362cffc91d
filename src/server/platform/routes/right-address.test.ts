import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';

const html = 'text/html,application/xhtml+xml';
const direct = { host: '192.168.1.5:5000', accept: html };

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp('server', { PUBLIC_URL: 'https://golf.example.org' });
});
afterAll(() => server.close());

const open = (headers: Record<string, string>, url = '/sign-in') =>
  server.app.inject({ url, headers });
const policyOf = ({ headers }: Awaited<ReturnType<typeof open>>) =>
  String(headers['content-security-policy']);

test('whoever opens the server’s own address without https reads the right one', async () => {
  const answer = await open({ ...direct, 'accept-language': 'de' });
  expect(answer.statusCode).toBe(421);
  expect(answer.body).toContain('<a href="https://golf.example.org/">https://golf.example.org</a>');
  expect(answer.body).toContain('nicht unter dieser Adresse');
  expect(policyOf(answer)).not.toContain('upgrade-insecure-requests');
  expect(answer.headers).not.toHaveProperty('strict-transport-security');
});

test('a health check by address is answered, and nothing there is upgraded to https', async () => {
  const answer = await open(direct, '/api/health/live');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).not.toHaveProperty('strict-transport-security');
});

test.each([
  ['that keeps the host', { host: 'golf.example.org' }],
  ['that tells the client’s address', { host: '10.0.0.7:5000', 'x-forwarded-for': '203.0.113.9' }],
  ['that says nothing', { host: '127.0.0.1:5000', 'sec-fetch-mode': 'navigate' }],
])('a page behind a proxy %s is the app’s', async (_, headers) => {
  expect((await open({ accept: html, ...headers })).statusCode).not.toBe(421);
});

test('a page at the public address is upgraded to https', async () => {
  const answer = await open({ host: 'golf.example.org', accept: html });
  expect(policyOf(answer)).toContain('upgrade-insecure-requests');
  expect(answer.headers['strict-transport-security']).toContain('max-age');
});
