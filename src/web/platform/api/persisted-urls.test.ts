import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/index.ts';
import { keptReads } from '#contract/kept-reads.ts';
import { isPersisted } from './persisted-urls.ts';

const reads: readonly Endpoint[] = Object.values(endpoints)
  .flatMap((rows): readonly Endpoint[] => Object.values(rows))
  .filter(({ method }) => method === 'GET');

const keptRows = reads.filter(({ path }) => isPersisted(path));

test('only a golfer’s own training and the programs are stored on a device', () => {
  expect(keptRows.map(({ path }) => path).toSorted()).toEqual([
    '/api/auth/user',
    '/api/programs',
    '/api/user/achievements',
    '/api/user/activity-calendar',
    '/api/user/coming-sessions',
    '/api/user/current-program',
    '/api/user/dashboard',
    '/api/user/exercises/{id}/scores',
    '/api/user/handicap-history',
    '/api/user/progress',
    '/api/user/scheduled-session-details/{id}',
    '/api/user/scheduled-sessions-by-week/current-program',
    '/api/user/stats',
  ]);
  expect(keptRows).toHaveLength(Object.keys(keptReads).length);
});

test('administrator reads are not stored', () => {
  expect(keptRows.filter(({ auth }) => auth === 'admin')).toEqual([]);
});

test('a query string does not change whether a read is stored', () => {
  expect(isPersisted('/api/user/stats?days=7')).toBe(true);
  expect(isPersisted('/api/user/stats/other')).toBe(false);
});
