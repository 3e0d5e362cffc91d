import { expect, test } from 'vitest';
import { takenBack } from './taken-back.ts';

const first = { handicap: 20, recordedAt: '2026-01-01T08:00:00Z' };
const typed = { handicap: 9, recordedAt: '2026-05-01T08:00:00Z' };
const cause = { causeId: '2026-05-01T08:00:00.000Z' };
const unlocked = [
  'half-a-stroke',
  'three-strokes',
  'ten-strokes',
  'single-figures',
  'goal-reached',
].map((achievementId) => ({ achievementId, ...cause }));
const after = (handicap: number, recordedAt: string) => ({
  history: [first, typed, { handicap, recordedAt }],
  goal: 15,
});

test('a handicap that is corrected within a day takes back what only it had reached', () => {
  const corrected = after(17, '2026-05-02T07:59:00Z');
  expect(takenBack(unlocked, corrected)).toEqual(['ten-strokes', 'single-figures', 'goal-reached']);
  expect(takenBack(unlocked, after(20, '2026-05-01T08:01:00Z'))).toHaveLength(unlocked.length);
});

test('a later handicap takes nothing back', () => {
  expect(takenBack(unlocked, after(20, '2026-05-02T08:00:00Z'))).toEqual([]);
});

test('an achievement of another day or of an unknown cause stays', () => {
  const others = ['2026-04-01T08:00:00.000Z', 'unknown', ''].map((causeId) => ({
    achievementId: 'ten-strokes',
    causeId,
  }));
  expect(takenBack(others, after(20, '2026-05-01T08:01:00Z'))).toEqual([]);
});
