import { describe, expect, test } from 'vitest';
import { missedSessions, missedToSettle, nextFreeDay } from './missed-sessions.ts';

const planned = (...days: string[]) =>
  days.map((scheduledDate) => ({ scheduledDate, status: 'planned' as const }));

/** A Thursday. */
const today = '2026-05-14';

describe('missed sessions', () => {
  test('are those planned before today, oldest first', () => {
    const done = { scheduledDate: '2026-05-11', status: 'completed' as const };
    const sessions = [...planned('2026-05-13', '2026-05-12', today), done];
    expect(missedSessions(sessions, today)).toEqual(planned('2026-05-12', '2026-05-13'));
  });

  test('wait while the plan is paused', () => {
    const sessions = planned('2026-05-12');
    const pause = { from: '2026-05-13', to: '2026-05-20' };
    expect(missedToSettle({ sessions, pause }, today)).toEqual([]);
    expect(missedToSettle({ sessions, pause }, '2026-05-21')).toEqual(sessions);
  });
});

describe('a missed session moves to', () => {
  const plan = { sessions: planned('2026-05-15'), availableDays: [1, 5], pause: null };

  test('the next free one of the golfer’s days within a week', () => {
    expect(nextFreeDay(plan, today)).toBe('2026-05-18');
  });

  test('any free day if none of them is free', () => {
    const sessions = planned('2026-05-15', '2026-05-16', '2026-05-18');
    expect(nextFreeDay({ ...plan, sessions }, today)).toBe('2026-05-17');
  });

  test('the first free day after a pause that covers the week', () => {
    const pause = { from: '2026-05-16', to: '2026-06-03' };
    expect(nextFreeDay({ ...plan, availableDays: [5], pause }, today)).toBe('2026-06-04');
    const sessions = planned('2026-05-15', '2026-06-04');
    expect(nextFreeDay({ sessions, availableDays: [5], pause }, today)).toBe('2026-06-05');
  });
});
