import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, todayIn } from '#domain/calendar-date.ts';
import { endOfRun, longestPauseInDays, streakOf } from './streak.ts';

// Zones whose clocks change at night, at midnight, by half an hour, or never, and both sides of the date line.
const zones = [
  'Pacific/Auckland',
  'America/Los_Angeles',
  'Europe/London',
  'Africa/Cairo',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
];

const newYear = Temporal.Instant.from('2026-01-01T00:00:00Z');

/** Both instants of the year at which a zone's clocks change; for zones without changes, those of Auckland. */
function clockChanges(timeZone: string): Temporal.Instant[] {
  const first = newYear.toZonedDateTimeISO(timeZone).getTimeZoneTransition('next');
  const second = first?.getTimeZoneTransition('next');
  if (!first || !second || timeZone === 'UTC') return clockChanges('Pacific/Auckland');
  return [first.toInstant(), second.toInstant()];
}

/** The local date by `Intl`, which is independent of the code under test. */
const wallDay = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (instant: Temporal.Instant) => format.format(instant.epochMilliseconds);
};

const anyMinute = fc.integer({ min: -9 * 1440, max: 9 * 1440 });
/** Minutes from a clock change, most of them close to a midnight in the zone. */
const anyWorld = fc.record({
  timeZone: fc.constantFrom(...zones),
  change: fc.nat(1),
  trained: fc.array(anyMinute, { maxLength: 12 }),
  planned: fc.array(fc.integer({ min: -9, max: 12 }), { maxLength: 6 }),
  now: anyMinute,
});

type World = typeof anyWorld extends fc.Arbitrary<infer Value> ? Value : never;

function momentsOf({ timeZone, change, trained, planned, now }: World) {
  const changesAt = clockChanges(timeZone)[change] ?? newYear;
  const at = (minutes: number) => changesAt.add({ minutes });
  const dayOfChange = wallDay(timeZone)(changesAt);
  return {
    timeZone,
    trained: trained.map(at),
    missedDays: planned.map((days) => addDays(dayOfChange, days)),
    now: at(now),
  };
}

/** Counts the streak day by day in local dates, as the golfer experiences it. */
function lived({ timeZone, trained, missedDays, now }: ReturnType<typeof momentsOf>): number {
  const dayOf = wallDay(timeZone);
  const days = trained.map(dayOf);
  const today = dayOf(now);
  let run = 0;
  let idle = 0;
  const first = [...days, today].toSorted()[0] ?? today;
  for (let day = first; day <= today; day = addDays(day, 1)) {
    if (idle >= longestPauseInDays) run = 0;
    idle = days.includes(day) ? 0 : idle + 1;
    if (days.includes(day)) run += 1;
    if (missedDays.includes(day)) idle = longestPauseInDays;
  }
  return run;
}

describe('in every time zone, around both clock changes', () => {
  it('the streak matches the local calendar', () => {
    fc.assert(
      fc.property(anyWorld.map(momentsOf), (story) => {
        const { timeZone, trained, missedDays, now } = story;
        const today = todayIn(timeZone, now);
        const activeDays = trained.map((instant) => todayIn(timeZone, instant));
        expect(streakOf({ activeDays, missedDays, today }).current).toBe(lived(story));
      }),
      { numRuns: 300 },
    );
  });

  it('a streak holds until the last moment of its last day and ends with the next day', () => {
    fc.assert(
      fc.property(anyWorld.map(momentsOf), ({ timeZone, trained, missedDays, now }) => {
        const activeDays = trained.map((instant) => todayIn(timeZone, instant));
        const at = (instant: Temporal.Instant) =>
          streakOf({
            activeDays: activeDays.filter((day) => day <= todayIn(timeZone, now)),
            missedDays,
            today: todayIn(timeZone, instant),
          });
        const { current, breaksAfter } = at(now);
        if (breaksAfter === null) return;
        const end = endOfRun(breaksAfter, timeZone);
        expect(Temporal.Instant.compare(now, end)).toBe(-1);
        expect(at(end.subtract({ milliseconds: 1 })).current).toBe(current);
        expect(at(end).current).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['a day of 23 hours', 'Pacific/Auckland', '2026-09-27', '2026-09-27T11:00:00Z'],
    ['a day of 25 hours', 'Pacific/Auckland', '2026-04-05', '2026-04-05T12:00:00Z'],
    ['a day of 23 hours in the west', 'America/Los_Angeles', '2026-03-08', '2026-03-09T07:00:00Z'],
    ['a day of 25 hours in the west', 'America/Los_Angeles', '2026-11-01', '2026-11-02T08:00:00Z'],
    [
      'a day after which there is no midnight',
      'America/Santiago',
      '2026-09-05',
      '2026-09-06T04:00:00Z',
    ],
    ['a day whose last hour comes twice', 'America/Santiago', '2026-04-04', '2026-04-05T04:00:00Z'],
  ])('%s ends a streak when it ends', (_case, timeZone, day, end) => {
    expect(endOfRun(day, timeZone).toString()).toBe(end);
  });
});
