import { describe, expect, it } from 'vitest';
import { reviewOf } from './review.ts';

const review = (totalSessions: number, startDate: string) =>
  reviewOf({
    totalSessions,
    preferences: { sessionsPerWeek: 2, availableDays: [5, 4, 1], startDate },
  });

describe('the review step before enrolling', () => {
  it('shows how long the plan takes and on which days', () => {
    expect(review(8, '2026-03-02')).toEqual({
      totalWeeks: 4,
      endDate: '2026-03-26',
      sessionsPerWeek: 2,
      totalSessions: 8,
      days: [1, 4],
    });
  });

  it('includes a first week that starts too late for training', () => {
    expect(review(8, '2026-03-07')).toMatchObject({ totalWeeks: 5, endDate: '2026-04-02' });
  });

  it('has no end without sessions', () => {
    expect(review(0, '2026-03-02')).toMatchObject({ totalWeeks: 0, endDate: null });
  });
});
