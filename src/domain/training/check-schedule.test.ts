import { describe, expect, it } from 'vitest';
import { checkSchedule } from './check-schedule.ts';
import { layOutPlan, type ScheduleEntry } from './schedule.ts';

const plan = {
  totalSessions: 4,
  preferences: { sessionsPerWeek: 2, availableDays: [1, 4], startDate: '2026-03-02' },
  today: '2026-03-01',
};
const [first, second, third, fourth] = layOutPlan(plan) as [
  ScheduleEntry,
  ScheduleEntry,
  ScheduleEntry,
  ScheduleEntry,
];

describe('a schedule sent by a golfer', () => {
  it('can use only the chosen days of the week', () => {
    const onTuesday = { ...second, scheduledDate: '2026-03-03', dayOfWeek: 2 };
    expect(checkSchedule({ ...plan, entries: [first, onTuesday, third, fourth] })).toEqual([
      { code: 'unavailable_day', sessionNumber: 2 },
    ]);
  });

  it('can have at most the chosen number of sessions in a week', () => {
    const preferences = { ...plan.preferences, availableDays: [1, 3, 4] };
    const onWednesday = { ...second, scheduledDate: '2026-03-04', dayOfWeek: 3 };
    const onThursday = { ...second, sessionNumber: 3 };
    const entries = [first, onWednesday, onThursday, fourth];
    expect(checkSchedule({ ...plan, preferences, entries })).toEqual([
      { code: 'too_many_in_week', sessionNumber: 3 },
    ]);
  });

  it('is refused with the sessions that are missing, duplicated or unknown', () => {
    const stranger = { ...fourth, sessionNumber: 9 };
    expect(checkSchedule({ ...plan, entries: [first, second, second, stranger] })).toEqual([
      { code: 'duplicate_session', sessionNumber: 2 },
      { code: 'unknown_session', sessionNumber: 9 },
      { code: 'missing_session', sessionNumber: 3 },
      { code: 'missing_session', sessionNumber: 4 },
      { code: 'out_of_order', sessionNumber: 2 },
      { code: 'too_many_in_week', sessionNumber: 2 },
    ]);
  });

  it('cannot hold two sessions on one day', () => {
    const sameDay = { ...second, scheduledDate: first.scheduledDate, dayOfWeek: first.dayOfWeek };
    expect(checkSchedule({ ...plan, entries: [first, sameDay, third, fourth] })).toEqual([
      { code: 'out_of_order', sessionNumber: 2 },
    ]);
  });

  it('must keep the order of the program', () => {
    const thirdFirst = { ...second, sessionNumber: 3 };
    const thenSecond = { ...third, sessionNumber: 2 };
    expect(checkSchedule({ ...plan, entries: [first, thirdFirst, thenSecond, fourth] })).toEqual([
      { code: 'out_of_order', sessionNumber: 2 },
    ]);
  });

  it('can have a session today, but not yesterday', () => {
    const entries = [first, second, third, fourth];
    expect(checkSchedule({ ...plan, entries, today: '2026-03-02' })).toEqual([]);
    expect(checkSchedule({ ...plan, entries, today: '2026-03-03' })).toEqual([
      { code: 'in_past', sessionNumber: 1 },
    ]);
  });

  it('must end within twice the number of weeks needed', () => {
    const inWeek = (weekNumber: number, scheduledDate: string) => [
      first,
      second,
      third,
      { ...fourth, weekNumber, scheduledDate },
    ];
    expect(checkSchedule({ ...plan, entries: inWeek(4, '2026-03-26') })).toEqual([]);
    expect(checkSchedule({ ...plan, entries: inWeek(5, '2026-04-02') })).toEqual([
      { code: 'too_late', sessionNumber: 4 },
    ]);
  });

  it('is refused if it is empty while the plan has sessions', () => {
    expect(checkSchedule({ ...plan, entries: [] })).toHaveLength(4);
    expect(checkSchedule({ ...plan, entries: [], totalSessions: 0 })).toEqual([]);
  });
});
