import { expect, test } from 'vitest';
import { statsAfter } from './waiting-stats.ts';

const stats = {
  level: 1,
  totalXp: 950,
  totalMinutesTraining: 80,
  totalSessionsCompleted: 2,
  currentStreak: 2,
  longestStreak: 2,
  lastSessionDate: '2026-05-13',
};
const before = { activeDays: ['2026-05-11', '2026-05-13'], missedDays: [], pauses: [] };
const after = { ...before, activeDays: [...before.activeDays, '2026-05-14'] };
const earned = { xp: 130, minutes: 40, sessions: 1 };
const days = { before, after };
const on = { answeredOn: '2026-05-14', today: '2026-05-14' };

test('totals, level and streak already include changes waiting to be sent', () => {
  expect(statsAfter(stats, { earned, days, ...on })).toEqual({
    level: 2,
    totalXp: 1080,
    totalMinutesTraining: 120,
    totalSessionsCompleted: 3,
    currentStreak: 3,
    longestStreak: 3,
    lastSessionDate: '2026-05-14',
  });
});

test('the server’s streak is kept if the known days give a different streak', () => {
  const longer = { ...stats, longestStreak: 9 };
  expect(statsAfter(longer, { earned, days, ...on })).toMatchObject({
    totalXp: 1080,
    currentStreak: 2,
    longestStreak: 9,
    lastSessionDate: '2026-05-13',
  });
});

test('a streak without further training breaks after its last day', () => {
  const later = { ...on, today: '2026-05-21' };
  const none = { xp: 0, minutes: 0, sessions: 0 };
  const unchanged = { before, after: before };
  expect(statsAfter(stats, { earned: none, days: unchanged, ...later })).toMatchObject({
    currentStreak: 0,
    longestStreak: 2,
  });
});
