import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '#testing/app.ts';

async function startAt(PUBLIC_URL: string) {
  const server = await startTestApp('server', { LOG_LEVEL: 'warn', PUBLIC_URL });
  onTestFinished(server.close);
  const open = (host: string, accept = 'text/html') =>
    server.app.inject({ url: '/sign-in', headers: { host, accept } });
  return { open, logged: server.logged };
}

test('the log says once that golfers open another address than the links lead to', async () => {
  const { open, logged } = await startAt('http://localhost:5000');
  for (const host of ['localhost:5000', '127.0.0.1:5000', '[::1]:5000']) await open(host);
  await open('10.0.0.3:5000', 'application/json');
  await open('golf.lan"\n:5000');
  expect(logged).toEqual([]);
  for (const host of ['192.168.1.5:5000', 'golf.lan:5000']) await open(host);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    {
      host: '192.168.1.5:5000',
      msg: 'Links lead to http://localhost:5000: set PUBLIC_URL to what golfers open',
    },
  ]);
});

test('nothing is said about other hosts when PUBLIC_URL is an address of the network', async () => {
  const { open, logged } = await startAt('http://golf.lan:5000');
  await open('192.168.1.5:5000');
  expect(logged).toEqual([]);
});
