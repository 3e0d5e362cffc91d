import { expect, test } from 'vitest';
import { isNewerVersion, isReleasedVersion } from './newer-version.ts';

test.each([
  ['1.0.1', '1.0.0', true],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.99.99', true],
  ['1.0.0', '1.0.0', false],
  ['1.0.9', '1.1.0', false],
  ['0.9.0', '1.0.0', false],
])('that %s is newer than %s is %s', (one, other, isNewer) => {
  expect(isNewerVersion(one, other)).toBe(isNewer);
});

test.each(['1.0', '1.0.0-rc.1', 'v1.0.0', '1.0.0\n', '', '1.0.0.0'])(
  '“%s” is no released version',
  (text) => {
    expect(isReleasedVersion(text)).toBe(false);
  },
);
