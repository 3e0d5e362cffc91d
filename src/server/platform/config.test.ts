import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('trusted proxies are addresses and ranges of both versions, and none by default', () => {
  const read = (TRUSTED_PROXIES: string) => readConfig({ TRUSTED_PROXIES }).trustedProxies;
  expect(readConfig({}).trustedProxies).toEqual([]);
  expect(read(' 127.0.0.1, 172.16.0.0/12 ,::1,fd00::/8,')).toEqual([
    ...['127.0.0.1', '172.16.0.0/12', '::1', 'fd00::/8'],
  ]);
});

test.each(['proxy.example.org', '10.0.0.0/33', '10.0.0', '10.0.0.0/8 ::1', '0.0.0.0/0', '::/0'])(
  'a trusted proxy of %s is refused at start',
  (wrong) => {
    expect(() => readConfig({ TRUSTED_PROXIES: `127.0.0.1,${wrong}` })).toThrow(
      /^TRUSTED_PROXIES has to be (made of addresses like|narrower than every address)/,
    );
  },
);
