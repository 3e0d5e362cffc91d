import { expect, test } from 'vitest';
import type { DrillProgress, SessionProgress } from '#domain/training/session-progress.ts';
import { exercises, ownRecord } from '#testing/a-session.ts';
import { isNewBest, resultsOf } from './results.ts';

const [chip] = exercises;
const scoring = { ...chip?.scoring, shape: { kind: 'hits', attempts: 20 } } as NonNullable<
  NonNullable<typeof chip>['scoring']
>;
const drills = [
  { id: 'chip@3', scoring },
  { id: 'ladder@3', scoring: null },
];

const progress = (...touched: readonly Partial<DrillProgress>[]): SessionProgress => ({
  startedAt: 0,
  drills: touched.map((drill) => ({
    exerciseId: 'chip',
    state: 'open',
    attempts: [],
    score: null,
    seconds: 0,
    changedAt: 1,
    ...drill,
  })),
});
const hits = (count: number) => Array.from({ length: count }, () => 1);

test('untouched drills count as left out, and a session takes at least one minute', () => {
  expect(resultsOf(drills, progress())).toEqual({
    leftOut: ['chip', 'ladder'],
    scores: {},
    minutes: 1,
    note: '',
  });
});

test('completed drills have their scores under the id without the version', () => {
  const done = progress(
    { state: 'done', attempts: hits(20), seconds: 600 },
    { exerciseId: 'ladder', state: 'done', seconds: 310 },
  );
  expect(resultsOf(drills, done)).toMatchObject({ leftOut: [], scores: { chip: 20 }, minutes: 15 });
});

test('a drill with some attempts is trained without a score, unless the golfer typed a score', () => {
  const some = resultsOf(drills, progress({ attempts: hits(7) }));
  expect(some).toMatchObject({ leftOut: ['ladder'], scores: {} });
  const typed = progress({ state: 'done', attempts: hits(7), score: 9 });
  expect(resultsOf(drills, typed).scores).toEqual({ chip: 9 });
});

test('the counts of each cell are part of the results together with the score', () => {
  const pairs = {
    kind: 'cells' as const,
    cells: [
      { id: 'driver', attempts: 10 },
      { id: 'safe', attempts: 10 },
    ],
  };
  const drills = [{ id: 'chip@3', scoring: { ...scoring, shape: pairs } }];
  const done = progress({ state: 'done', attempts: [5, 7] });
  expect(resultsOf(drills, done)).toMatchObject({ scores: { chip: 12 }, cells: { chip: [5, 7] } });
});

test('a drill that was left out has no score', () => {
  const left = progress({ state: 'left_out', attempts: hits(20) });
  expect(resultsOf(drills, left)).toMatchObject({ leftOut: ['chip', 'ladder'], scores: {} });
});

test('a lower score is a new best when fewer is better', () => {
  const strokes = { ...scoring, better: 'lower' as const };
  const ownScores = ownRecord({ best: 20, last: 22, count: 2 });
  expect(isNewBest({ scoring: strokes, ownScores }, 19)).toBe(true);
  expect(isNewBest({ scoring: strokes, ownScores }, 21)).toBe(false);
});
