import { expect, test } from 'vitest';
import { type Endpoint, offlineHeaders } from './endpoint.ts';
import { endpoints } from './index.ts';
import { longestWait } from './offline.ts';

const rows = Object.values(endpoints).flatMap((feature): Endpoint[] => Object.values(feature));
const offline = rows.filter((row) => row.offline);

test('every change that can be made offline can be repeated safely', () => {
  expect(offline.length).toBeGreaterThan(0);
  expect(offline.filter((row) => !row.idempotent || row.auth !== 'golfer')).toEqual([]);
});

test.each([
  ['0', 0],
  ['90', 90],
  [String(longestWait), longestWait],
  [String(longestWait + 1), null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['', null],
])('a recorded age of "%s" seconds is read as %s', (sent, read) => {
  const { data } = offlineHeaders.safeParse({ 'recorded-ago': sent });
  expect(data?.['recorded-ago'] ?? null).toBe(read);
});
