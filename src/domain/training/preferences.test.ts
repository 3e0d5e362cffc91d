import { describe, expect, it } from 'vitest';
import { checkPreferences, type Preferences } from './preferences.ts';

const problemsOf = (change: Partial<Preferences>) =>
  checkPreferences(
    { sessionsPerWeek: 2, availableDays: [1, 4], startDate: '2026-03-02', ...change },
    '2026-03-02',
  );

describe('the plan preferences of a golfer', () => {
  it('may be to start today, on exactly as many days as sessions', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('need one to seven sessions a week', () => {
    for (const sessionsPerWeek of [0, -1, 1.5, Number.NaN]) {
      expect(problemsOf({ sessionsPerWeek })).toEqual(['sessions_per_week_out_of_range']);
    }
    expect(problemsOf({ sessionsPerWeek: 8 })).toContain('sessions_per_week_out_of_range');
  });

  it('need a different day for each session of the week', () => {
    expect(problemsOf({ availableDays: [1] })).toEqual(['too_few_days']);
    expect(problemsOf({ availableDays: [4, 4] })).toEqual(['too_few_days']);
    expect(problemsOf({ availableDays: [] })).toEqual(['too_few_days']);
  });

  it('cannot contain an unknown weekday', () => {
    expect(problemsOf({ availableDays: [1, 8] })).toEqual(['unknown_day']);
    expect(problemsOf({ availableDays: [0, 1] })).toEqual(['unknown_day']);
  });

  it('cannot begin yesterday', () => {
    expect(problemsOf({ startDate: '2026-03-01' })).toEqual(['start_in_past']);
  });
});
