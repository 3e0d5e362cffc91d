import { expect, test } from 'vitest';
import { addAttempt, type Counting } from '#domain/drills/attempts.ts';
import { sentProgress } from './session-progress.ts';

const gates: Counting = { shape: { kind: 'streak' }, min: 0, max: 10, step: 1 };

test('a streak that never gets long enough is accepted after any number of attempts', () => {
  let attempts: readonly number[] = [];
  for (let tap = 0; tap < 500; tap += 1) attempts = addAttempt(gates, attempts, tap % 3 && 1);
  const drill = {
    exerciseId: 'gates',
    state: 'done',
    score: 2,
    seconds: 60,
    changedAt: 1,
    attempts,
  };
  expect(
    sentProgress.safeParse({ sentAt: 1, startedAt: 1, drills: [drill] }).error,
  ).toBeUndefined();
});
