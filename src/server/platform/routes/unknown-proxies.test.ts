import { afterEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';

let server: TestApp;
afterEach(() => server.close());

/** Starts a server that allows one address three requests. */
async function start(trustedProxies: string) {
  const settings = { RATE_LIMIT_SCALE: '0.005', LOG_LEVEL: 'warn' };
  server = await startTestApp('server', { ...settings, TRUSTED_PROXIES: trustedProxies });
}

async function statusesOf(remoteAddress: string, forwarded: readonly string[]) {
  const statuses: number[] = [];
  for (const address of forwarded) {
    const headers = { 'x-forwarded-for': address };
    const answer = await server.app.inject({ url: '/api/programs', remoteAddress, headers });
    statuses.push(answer.statusCode);
  }
  return statuses;
}

const strangers = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'];

test.each(['127.0.0.1', '::1', '10.0.0.2', '198.51.100.9'])(
  'no forwarded address is trusted by default, not even from %s',
  async (peer) => {
    await start('');
    expect(await statusesOf(peer, strangers)).toEqual([200, 200, 200, 429]);
  },
);

test.each(['10.1.2.3', '192.168.7.1', '::ffff:10.1.2.3', 'fd00::5'])(
  'forwarded addresses from the proxy at %s are trusted if it is listed or in a listed range',
  async (peer) => {
    await start('192.168.7.1, 10.0.0.0/8,fd00::/8');
    expect(await statusesOf(peer, strangers)).toEqual([200, 200, 200, 200]);
    expect(await statusesOf(peer, Array(4).fill(strangers[0]))).toEqual([200, 200, 429, 429]);
    expect(server.logged).toEqual([]);
  },
);

test('a golfer behind a proxy cannot forge the client address', async () => {
  await start('10.0.0.2');
  const forged = strangers.map((stranger) => `${stranger}, 198.51.100.9`);
  expect(await statusesOf('10.0.0.2', forged)).toEqual([200, 200, 200, 429]);
});

test('a proxy that is not listed is logged once, with its address', async () => {
  await start('10.0.0.2');
  await statusesOf('192.168.7.1', strangers);
  expect(server.logged.map((line) => JSON.parse(line))).toMatchObject([
    { proxy: '192.168.7.1', msg: expect.stringContaining('TRUSTED_PROXIES') },
  ]);
});
