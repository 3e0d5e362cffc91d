import { describe, expect, it } from 'vitest';
import { currentWeekOf, weekNumberOf, weeksNeeded } from './weeks.ts';

describe('the weeks of a plan', () => {
  it('suffice for every session', () => {
    expect(weeksNeeded(24, 3)).toBe(8);
    expect(weeksNeeded(24, 5)).toBe(5);
    expect(weeksNeeded(0, 5)).toBe(0);
  });

  it('run Monday to Sunday, from the week of the start', () => {
    expect(weekNumberOf('2026-03-02', '2026-03-05')).toBe(1);
    expect(weekNumberOf('2026-03-08', '2026-03-05')).toBe(1);
    expect(weekNumberOf('2026-03-09', '2026-03-05')).toBe(2);
    expect(weekNumberOf('2026-03-01', '2026-03-05')).toBe(0);
  });

  it('count on across New Year and both clock changes', () => {
    expect(weekNumberOf('2027-01-04', '2026-12-28')).toBe(2);
    expect(weekNumberOf('2026-04-06', '2026-03-30')).toBe(2);
    expect(weekNumberOf('2026-09-28', '2026-09-21')).toBe(2);
  });
});

describe('the current week', () => {
  const weekOn = (today: string) =>
    currentWeekOf({ today, planStart: '2026-03-05', totalWeeks: 8 });

  it('is the week that contains today', () => {
    expect(weekOn('2026-03-05')).toBe(1);
    expect(weekOn('2026-03-16')).toBe(3);
  });

  it('is the first before the plan begins and the last after it ended', () => {
    expect(weekOn('2026-01-01')).toBe(1);
    expect(weekOn('2026-12-31')).toBe(8);
  });
});
