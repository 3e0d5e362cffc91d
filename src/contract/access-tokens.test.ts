import { expect, test } from 'vitest';
import { type Endpoint, isChange } from './endpoint.ts';
import { endpoints } from './index.ts';

const rows = Object.entries(endpoints).flatMap(([feature, its]) =>
  Object.entries<Endpoint>(its).map(([name, row]) => ({ name: `${feature}.${name}`, row })),
);
const namesOf = (scope: Endpoint['token']) =>
  rows.filter(({ row }) => row.token === scope).map(({ name }) => name);

test('access tokens read the golfer’s own training, add to it and correct it, and nothing else', () => {
  expect(namesOf('read').toSorted()).toEqual([
    'achievements.list',
    'achievements.progress',
    'coach.note',
    'dashboard.get',
    'drillSwaps.fitting',
    'exercises.captions',
    'exercises.media',
    'handicap.history',
    'handicap.shouldRequest',
    'logbook.calendar',
    'progress.overview',
    'progress.stats',
    'training.coming',
    'training.current',
    'training.details',
    'training.exercises',
    'training.missed',
    'training.progress',
    'training.scheduledSessions',
    'training.scores',
    'training.weeks',
  ]);
  expect(namesOf('log').toSorted()).toEqual([
    'handicap.update',
    'logbook.addPractice',
    'logbook.addRound',
    'logbook.changePractice',
    'logbook.changeRound',
    'training.complete',
    'training.keepProgress',
  ]);
});

test('only calls of golfers take access tokens: reads the one scope, changes the other, in the rate class of tokens', () => {
  const odd = rows.filter(
    ({ row }) =>
      row.token !== undefined &&
      (row.auth !== 'golfer' ||
        row.rateClass !== undefined ||
        row.token !== (isChange(row) ? 'log' : 'read')),
  );
  expect(odd.map(({ name }) => name)).toEqual([]);
});
