import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayNumberOf, dayOfWeekOf, mondayOf } from '#domain/calendar-date.ts';
import { checkSchedule, type ScheduleProblem } from './check-schedule.ts';
import { checkPreferences, type Preferences } from './preferences.ts';
import { layOutPlan, type ScheduleEntry } from './schedule.ts';
import { spreadDays } from './spread-days.ts';
import { weeksNeeded } from './weeks.ts';

type Plan = { totalSessions: number; preferences: Preferences; entries: ScheduleEntry[] };

const anyPreferences: fc.Arbitrary<Preferences> = fc
  .shuffledSubarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 })
  .chain((availableDays) =>
    fc.record({
      availableDays: fc.constant(availableDays),
      sessionsPerWeek: fc.integer({ min: 1, max: availableDays.length }),
      startDate: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days)),
    }),
  );

const anyPlan: fc.Arbitrary<Plan> = fc
  .record({ totalSessions: fc.integer({ min: 2, max: 90 }), preferences: anyPreferences })
  .map((input) => ({ ...input, entries: layOutPlan(input) }));

const everyPlan = (promise: (plan: Plan) => void) => fc.assert(fc.property(anyPlan, promise));

describe('a new plan with any preferences', () => {
  it('holds each session once, in order, on a chosen day from the start on', () => {
    everyPlan(({ totalSessions, preferences, entries }) => {
      const numbers = Array.from({ length: totalSessions }, (_, index) => index + 1);
      expect(entries.map((entry) => entry.sessionNumber)).toEqual(numbers);
      let before = addDays(preferences.startDate, -1);
      for (const { scheduledDate, dayOfWeek } of entries) {
        expect(scheduledDate > before).toBe(true);
        expect(preferences.availableDays).toContain(dayNumberOf(scheduledDate));
        expect(dayOfWeek).toBe(dayOfWeekOf(scheduledDate));
        before = scheduledDate;
      }
    });
  });

  it('uses the same evenly spread days in every full week', () => {
    everyPlan(({ preferences, entries }) => {
      const { sessionsPerWeek, availableDays, startDate } = preferences;
      const evenly = spreadDays(availableDays, sessionsPerWeek);
      const lastWeek = entries.at(-1)?.weekNumber;
      for (const [week, sessions] of Map.groupBy(entries, (entry) => entry.weekNumber)) {
        const monday = addDays(mondayOf(startDate), 7 * (week - 1));
        expect(sessions.map((entry) => mondayOf(entry.scheduledDate))).toEqual(
          sessions.map(() => monday),
        );
        expect(sessions.length).toBeLessThanOrEqual(sessionsPerWeek);
        const days = sessions.map((entry) => dayNumberOf(entry.scheduledDate));
        if (week > 1 && week === lastWeek) expect(days).toEqual(evenly.slice(0, days.length));
        else if (week > 1) expect(days).toEqual(evenly);
      }
    });
  });

  it('ends at most one week later than the weeks it needs', () => {
    everyPlan(({ totalSessions, preferences, entries }) => {
      const needed = weeksNeeded(totalSessions, preferences.sessionsPerWeek);
      expect([needed, needed + 1]).toContain(entries.at(-1)?.weekNumber);
    });
  });

  it('passes the checks on the day it starts', () => {
    everyPlan(({ totalSessions, preferences, entries }) => {
      const today = preferences.startDate;
      expect(checkPreferences(preferences, today)).toEqual([]);
      expect(checkSchedule({ entries, totalSessions, preferences, today })).toEqual([]);
    });
  });
});

/** Ways to break a plan at a session and the next one, and the problem that each of them must cause. */
const mishaps: [ScheduleProblem['code'], (entries: ScheduleEntry[], at: number) => unknown][] = [
  ['missing_session', (entries, at) => entries.splice(at, 1)],
  ['duplicate_session', (entries, at) => entries.splice(at, 0, ...entries.slice(at, at + 1))],
  ['unknown_session', (entries, at) => edit(entries, at, { sessionNumber: entries.length + 1 })],
  ['unknown_session', (entries, at) => edit(entries, at, { sessionNumber: 0 })],
  ['unknown_session', (entries, at) => edit(entries, at, { sessionNumber: at + 1.5 })],
  ['out_of_order', (entries, at) => entries.splice(at, 2, ...entries.slice(at, at + 2).reverse())],
  ['out_of_order', (entries, at) => edit(entries, at, placeOf(entries[at + 1]))],
  ['wrong_week', (entries, at) => edit(entries, at, { weekNumber: at + 100 })],
  ['wrong_day', (entries, at) => edit(entries, at, { dayOfWeek: 7 })],
  ['before_start', (entries) => edit(entries, 0, { scheduledDate: '2019-12-31' })],
  ['in_past', (entries) => edit(entries, 0, { scheduledDate: '2019-12-31' })],
  ['too_late', (entries, at) => edit(entries, at, { scheduledDate: '2199-12-31' })],
];

function edit(entries: ScheduleEntry[], at: number, change: Partial<ScheduleEntry>) {
  entries.splice(at, 1, ...entries.slice(at, at + 1).map((entry) => ({ ...entry, ...change })));
}

function placeOf(entry: ScheduleEntry | undefined): Partial<ScheduleEntry> {
  const { sessionNumber: _, ...place } = entry ?? { sessionNumber: 0 };
  return place;
}

describe('a schedule with one change', () => {
  it.each(mishaps)('is refused with %s', (code, spoil) => {
    fc.assert(
      fc.property(anyPlan, fc.nat(), ({ totalSessions, preferences, entries }, pick) => {
        const spoilt = [...entries];
        spoil(spoilt, pick % (totalSessions - 1));
        const today = preferences.startDate;
        const problems = checkSchedule({ entries: spoilt, totalSessions, preferences, today });
        expect(problems.map((problem) => problem.code)).toContain(code);
      }),
    );
  });
});
