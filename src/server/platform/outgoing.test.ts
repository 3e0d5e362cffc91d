import type { LookupOptions } from 'node:dns';
import { expect, test } from 'vitest';
import { ForbiddenAddressError, isPublicAddress, publicLookup } from './outgoing.ts';

test.each([
  ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.8.8.8', '169.254.169.254'],
  ...['172.16.0.1', '192.168.1.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:10.0.0.1', '::ffff:7f00:1', '64:ff9b::7f00:1', '2002:7f00:1::'],
  ...['fc00::1', 'fe80::1', 'fec0::1', 'ff02::1', '2001:db8::1', '100::1', 'not an address'],
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '2a00:1450:4001:82f::200a', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

type Found = { address: string; family: number };

/** Looks up a name that resolves to different addresses each time, and returns the result for a connection. */
function lookUp(answers: Found[][], options: LookupOptions) {
  const asked: string[] = [];
  const lookup = publicLookup(async (hostname) => {
    asked.push(hostname);
    return answers[asked.length - 1] ?? [];
  });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  lookup('push.example.com', options, (error, address, family) =>
    error ? reject(error) : resolve({ address, ...(family !== undefined && { family }) }),
  );
  return { asked, found: promise };
}

const outside = { address: '8.8.8.8', family: 4 };
const inside = { address: '127.0.0.1', family: 4 };

test('a connection uses the addresses that were checked, even if the name resolves differently later', async () => {
  const all = lookUp([[outside], [inside]], { all: true });
  expect(await all.found).toEqual({ address: [outside] });
  expect(all.asked).toEqual(['push.example.com']);
  const one = lookUp([[outside], [inside]], {});
  expect(await one.found).toEqual(outside);
  expect(one.asked).toEqual(['push.example.com']);
});

test('a name with at least one private address is refused, and a name without addresses is an error', async () => {
  await expect(lookUp([[outside, inside]], { all: true }).found).rejects.toThrow(
    ForbiddenAddressError,
  );
  await expect(lookUp([[]], { all: true }).found).rejects.toThrow('has no address');
});
