import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localPath } from './local-path.ts';

test.each([
  ['/programs/p1', '/programs/p1'],
  ['/setup?token=a%20b#top', '/setup?token=a%20b#top'],
  ['/sign-in?next=//elsewhere.example', '/sign-in?next=//elsewhere.example'],
  ['/programs/../my-schedule', '/my-schedule'],
])('the path %s resolves to %s', (given, path) => {
  expect(localPath(given)).toBe(path);
});

test.each([
  ...['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '\\\\elsewhere'],
  ...['/\t/elsewhere.example', '/\n/elsewhere.example', '\t//elsewhere.example', ' /programs'],
  ...['/.//elsewhere.example', '/a/..//elsewhere.example', '/%2e//elsewhere.example'],
  ...['javascript:alert(1)', 'programs', '', '?a=b', '//[', '/\\\\[', undefined, null, 5, ['/a']],
])('%j is no path of this site', (given) => {
  expect(localPath(given)).toBeNull();
});

test('following any accepted path stays on this site', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\r',
    '.',
    '..',
    '%2e',
    '@',
    ':',
    '//',
    'evil.example',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const path = localPath(`/${parts.join('')}`);
      const { origin } = new URL(path ?? '/', 'https://golf.example.org');
      expect(origin).toBe('https://golf.example.org');
    }),
    { numRuns: 2000 },
  );
});
