import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Address, addresses, hrefOf, matchAddress } from './addresses.ts';

test('a URL is built from its parameters and its query', () => {
  expect(hrefOf({ to: '/' })).toBe('/');
  expect(hrefOf({ to: '/social', search: { tab: 'friends', golfer: undefined } })).toBe(
    '/social?tab=friends',
  );
  expect(hrefOf({ to: '/my-schedule/week/$weekNumber', params: { weekNumber: '3' } })).toBe(
    '/my-schedule/week/3',
  );
});

test('a path matches its address, with or without a trailing slash', () => {
  expect(matchAddress('/')).toEqual({ address: '/', params: {} });
  expect(matchAddress('/programs/')).toEqual({ address: '/programs', params: {} });
  expect(matchAddress('/my-schedule/session/s1/train')).toEqual({
    address: '/my-schedule/session/$scheduledSessionId/train',
    params: { scheduledSessionId: 's1' },
  });
});

test.each(['/not-a-screen', '/programs/a/b', '/programs/%E0%A4%A', '/my-schedule/session'])(
  'no screen has the path %s',
  (path) => {
    expect(matchAddress(path)).toBeNull();
  },
);

const names = (address: string) => [...address.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);

test('a URL with any parameter values matches its address again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(addresses) as Address[])),
      fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text !== '.' && text !== '..'),
      (to, value) => {
        const params = Object.fromEntries(names(to).map((name) => [name, value]));
        const { pathname } = new URL(hrefOf({ to, params }), 'https://golf.example');
        expect(matchAddress(pathname)).toEqual({ address: to, params });
      },
    ),
  );
});
