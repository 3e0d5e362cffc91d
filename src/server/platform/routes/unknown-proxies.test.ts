import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';

let server: TestApp;

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

let networks = 0;
/** Four addresses that no other test has. */
function strangers() {
  networks += 1;
  return [1, 2, 3, 4].map((host) => `203.0.${networks}.${host}`);
}

describe('without listed proxies', () => {
  beforeAll(() => start(''));
  afterAll(() => server.close());

  test.each(['127.0.0.1', '::1', '10.0.0.2', '198.51.100.9'])(
    'no forwarded address is trusted by default, not even from %s',
    async (peer) => {
      expect(await statusesOf(peer, strangers())).toEqual([200, 200, 200, 429]);
    },
  );
});

describe('with listed proxies', () => {
  beforeAll(() => start('192.168.7.1, 10.0.0.0/8,fd00::/8'));
  afterAll(() => server.close());

  test.each(['10.1.2.3', '192.168.7.1', '::ffff:10.1.2.3', 'fd00::5'])(
    'forwarded addresses from the proxy at %s are trusted if it is listed or in a listed range',
    async (peer) => {
      const some = strangers();
      expect(await statusesOf(peer, some)).toEqual([200, 200, 200, 200]);
      expect(await statusesOf(peer, Array(4).fill(some[0]))).toEqual([200, 200, 429, 429]);
      expect(server.logged).toEqual([]);
    },
  );

  test('a golfer behind a proxy cannot forge the client address', async () => {
    const forged = strangers().map((stranger) => `${stranger}, 198.51.100.9`);
    expect(await statusesOf('10.0.0.2', forged)).toEqual([200, 200, 200, 429]);
  });

  test('a proxy that is not listed is logged once, with its address', async () => {
    await statusesOf('172.16.7.1', strangers());
    expect(server.logged.map((line) => JSON.parse(line))).toMatchObject([
      { proxy: '172.16.7.1', msg: expect.stringContaining('TRUSTED_PROXIES') },
    ]);
  });
});
