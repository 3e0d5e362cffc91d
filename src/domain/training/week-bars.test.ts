import { describe, expect, test } from 'vitest';
import { countSessions, daysDoneOf, weeksBarOf } from './week-bars.ts';

const session = (scheduledDate: string, status: 'planned' | 'completed' | 'skipped') => ({
  scheduledDate,
  status,
  totalDuration: 40,
});

describe('the bar of weeks', () => {
  // A Thursday. The first week of the plan starts on Monday, May 11.
  const plan = { startDate: '2026-05-14', totalWeeks: 3 };
  const bar = (today: string) => {
    const { week, part } = weeksBarOf(plan, today);
    return [week, part];
  };

  test('counts the days of the current week, today among them', () => {
    expect(bar('2026-05-14')).toEqual([1, 4 / 7]);
    expect(bar('2026-05-18')).toEqual([2, 1 / 7]);
    expect(bar('2026-05-24')).toEqual([2, 1]);
  });

  test('is empty before the plan starts, also in the week that it starts in', () => {
    expect(bar('2026-03-01')).toEqual([1, 0]);
    expect(bar('2026-05-13')).toEqual([1, 0]);
  });

  test('is full after the last week', () => {
    expect(bar('2026-06-01')[0]).toBe(4);
    expect(bar('2027-01-01')[0]).toBe(4);
  });
});

test('the days of a past week are done regardless of training, and those of a later week are not', () => {
  const time = { startDate: '2026-05-11', today: '2026-05-20' };
  expect(daysDoneOf('2026-05-11', time)).toBe(7);
  expect(daysDoneOf('2026-05-18', time)).toBe(3);
  expect(daysDoneOf('2026-05-25', time)).toBe(0);
});

describe('the session counts', () => {
  const today = '2026-05-20';
  const sessions = [
    session('2026-05-11', 'completed'),
    session('2026-05-13', 'skipped'),
    session('2026-05-15', 'planned'),
    session('2026-05-16', 'planned'),
    session('2026-05-19', 'planned'),
    session(today, 'planned'),
    session('2026-05-22', 'planned'),
  ];

  test('separate completed, skipped and missed sessions, and do not count today’s session as missed', () => {
    expect(countSessions(sessions, today)).toEqual({ done: 1, skipped: 1, missed: 3 });
  });
});
