import { expect, test } from 'vitest';
import { type DatedSession, planWeekOf, weekOfPlanOn, weeksOfPlan } from './plan-weeks.ts';

const on = (scheduledDate: string, status: DatedSession['status'] = 'planned'): DatedSession => ({
  scheduledDate,
  status,
  totalDuration: 40,
});

// 2026-05-14 is a Thursday.
const start = '2026-05-14';

test('a week runs from Monday to Sunday and the first one holds the start', () => {
  const [first, second] = weeksOfPlan([on('2026-05-14'), on('2026-05-18')], start);
  expect(first).toMatchObject({ weekNumber: 1, weekStart: '2026-05-11', weekEnd: '2026-05-17' });
  expect(second).toMatchObject({ weekNumber: 2, weekStart: '2026-05-18', totalSessions: 1 });
});

test('a week without sessions is shown as a rest week', () => {
  const weeks = weeksOfPlan([on('2026-05-14'), on('2026-05-29')], start);
  expect(weeks.map((week) => week.totalSessions)).toEqual([1, 0, 1]);
});

test('a skipped session counts as done, with its minutes in the week', () => {
  const [week] = weeksOfPlan([on('2026-05-14', 'skipped'), on('2026-05-16', 'completed')], start);
  expect(week).toMatchObject({ completedSessions: 2, totalSessions: 2, totalDuration: 80 });
});

test('the current week stays within the plan, before the start and long after the end', () => {
  const sessions = [on('2026-05-14'), on('2026-05-20')];
  expect(planWeekOf(sessions, start, '2026-05-01')).toBe(1);
  expect(planWeekOf(sessions, start, '2026-05-20')).toBe(2);
  expect(planWeekOf(sessions, start, '2027-01-01')).toBe(2);
});

test('a plan without sessions still has its first week', () => {
  expect(weeksOfPlan([], start)).toHaveLength(1);
});

test('a date is in a week of the plan, also in a rest week, but in no week outside the plan', () => {
  const sessions = [on('2026-05-14'), on('2026-05-29')];
  const weeks = weeksOfPlan(sessions, start);
  const days = ['2026-05-10', '2026-05-11', '2026-05-24', '2026-05-31', '2026-06-01'];
  const found = days.map((day) => weekOfPlanOn(sessions, start, day));
  expect(found).toEqual([null, weeks[0], weeks[1], weeks[2], null]);
});
