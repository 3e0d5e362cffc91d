import { describe, expect, it } from 'vitest';
import { type CheckedPlan, checkPlan } from './check-plan.ts';

type Session = CheckedPlan['weeks'][number]['sessions'][number];

const putts = { id: 'x', duration: 20 };
const session = (changes: Partial<Session> = {}): Session => ({
  id: 's',
  dayNumber: 1,
  totalDuration: 20,
  exercises: [putts],
  ...changes,
});
const plan = (sessions: readonly Session[], title = 'Start'): CheckedPlan => ({
  durationWeeks: 1,
  sessionsPerWeek: 2,
  minutesPerSession: 30,
  weeks: [{ id: 'w', title, sessions }],
});
const monday = session({ id: 'mon' });
const tuesday = session({ id: 'tue', dayNumber: 2 });

describe('the check of a plan', () => {
  it('finds no problems in a plan that matches its program', () => {
    expect(checkPlan(plan([monday, tuesday]))).toEqual([]);
  });

  it('compares the weeks with the length of the program', () => {
    const good = plan([monday, tuesday]);
    expect(checkPlan({ ...good, durationWeeks: 4 })).toEqual([
      { code: 'too_few_weeks', partId: null, actual: 1, expected: 4 },
    ]);
    const [again] = plan([monday, tuesday]).weeks;
    expect(checkPlan({ ...good, weeks: [...good.weeks, ...(again ? [again] : [])] })).toEqual([
      { code: 'too_many_weeks', partId: null, actual: 2, expected: 1 },
    ]);
  });

  it('compares each week with the program’s sessions per week, and requires a title', () => {
    expect(checkPlan(plan([monday], ''))).toEqual([
      { code: 'week_untitled', partId: 'w', actual: 0, expected: 0 },
      { code: 'too_few_sessions', partId: 'w', actual: 1, expected: 2 },
    ]);
    const wednesday = session({ id: 'wed', dayNumber: 3 });
    expect(checkPlan(plan([monday, tuesday, wednesday]))).toEqual([
      { code: 'too_many_sessions', partId: 'w', actual: 3, expected: 2 },
    ]);
  });

  it('names the second session of a day', () => {
    expect(checkPlan(plan([monday, session({ id: 'again' })]))).toEqual([
      { code: 'same_day', partId: 'again', actual: 1, expected: 0 },
    ]);
  });

  it('compares the minutes of a session with its exercises and with the program', () => {
    const long = session({ id: 'long', totalDuration: 45 });
    expect(checkPlan(plan([long, tuesday]))).toEqual([
      { code: 'session_too_long', partId: 'long', actual: 45, expected: 30 },
      { code: 'exercises_too_short', partId: 'long', actual: 20, expected: 45 },
    ]);
    const full = session({ id: 'full', exercises: [putts, { id: 'y', duration: 5 }] });
    expect(checkPlan(plan([full, tuesday]))).toEqual([
      { code: 'exercises_too_long', partId: 'full', actual: 25, expected: 20 },
    ]);
  });

  it('names exercises that are deleted', () => {
    const gone = session({ exercises: [{ ...putts, isAvailable: false }] });
    expect(checkPlan(plan([gone, tuesday]))).toEqual([
      { code: 'exercise_deleted', partId: 'x', actual: 0, expected: 0 },
    ]);
  });
});
