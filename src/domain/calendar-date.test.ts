import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayNumberOf,
  dayOfWeekOf,
  daysBetween,
  isCalendarDate,
  knownTimeZone,
  mondayOf,
  monthOf,
  timeZoneAhead,
  todayIn,
  weeksBetween,
} from './calendar-date.ts';

const anyDate = fc
  .integer({ min: 0, max: daysBetween('1900-01-01', '2199-12-31') })
  .map((days) => addDays('1900-01-01', days));

describe('a calendar date', () => {
  it('follows the last day of a month, a year and a leap-year February', () => {
    expect(addDays('2026-04-30', 1)).toBe('2026-05-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('is one day from the next, also where the clocks change', () => {
    for (const changeDay of ['2026-04-05', '2026-09-27', '2026-03-08', '2026-11-01']) {
      expect(daysBetween(addDays(changeDay, -1), addDays(changeDay, 1))).toBe(2);
    }
  });

  it('belongs to the month at the beginning of its text', () => {
    expect(monthOf('2026-05-31')).toBe('2026-05');
    expect(monthOf(addDays('2026-12-31', 1))).toBe('2027-01');
  });

  it('is counted the same way forward and backward', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -9999, max: 9999 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it('matches the date arithmetic of Temporal', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -9999, max: 9999 }), (date, days) => {
        const from = Temporal.PlainDate.from(date);
        const to = from.add({ days });
        expect(addDays(date, days)).toBe(to.toString());
        expect(dayNumberOf(date)).toBe(from.dayOfWeek);
        const mondays = [from, to].map((day) => day.subtract({ days: day.dayOfWeek - 1 }));
        const [a = from, b = to] = mondays;
        expect(mondayOf(date)).toBe(a.toString());
        expect(weeksBetween(date, to.toString())).toBe(a.until(b).days / 7);
      }),
    );
  });

  it('has the correct weekday in both numberings', () => {
    expect([dayNumberOf('2026-03-02'), dayOfWeekOf('2026-03-02')]).toEqual([1, 1]);
    expect([dayNumberOf('2026-03-08'), dayOfWeekOf('2026-03-08')]).toEqual([7, 0]);
  });

  it('lies in a week that began on the Monday before it or on itself', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const monday = mondayOf(date);
        expect(dayNumberOf(monday)).toBe(1);
        expect(daysBetween(monday, date)).toBe(dayNumberOf(date) - 1);
      }),
    );
  });

  it.each(['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '1899-12-31'])(
    'cannot be %s',
    (text) => expect(isCalendarDate(text)).toBe(false),
  );

  it.each(['', '2200-01-01', '26-1-1', '20260101', '2026-1-01', ' 2026-01-01', '2026-01-01T00:00'])(
    'cannot be written as "%s"',
    (text) => expect(isCalendarDate(text)).toBe(false),
  );

  it('is accepted from 1900 to 2199, leap days included', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true);
    fc.assert(fc.property(anyDate, isCalendarDate));
  });
});

describe('today', () => {
  const inZone = (timeZone: string, instant: string) =>
    todayIn(timeZone, Temporal.Instant.from(instant));

  it('is the golfer’s local date, regardless of the server’s location', () => {
    const moment = '2026-06-30T11:30:00Z';
    expect(inZone('UTC', moment)).toBe('2026-06-30');
    expect(inZone('America/Los_Angeles', moment)).toBe('2026-06-30');
    expect(inZone('Pacific/Auckland', moment)).toBe('2026-06-30');
    expect(inZone('Pacific/Auckland', '2026-06-30T12:00:00Z')).toBe('2026-07-01');
    expect(inZone('America/Los_Angeles', '2026-06-30T06:59:59Z')).toBe('2026-06-29');
  });

  it.each([
    ['Auckland, clocks forward', 'Pacific/Auckland', '2026-09-27', 23],
    ['Auckland, clocks back', 'Pacific/Auckland', '2026-04-05', 25],
    ['Los Angeles, clocks forward', 'America/Los_Angeles', '2026-03-08', 23],
    ['Los Angeles, clocks back', 'America/Los_Angeles', '2026-11-01', 25],
  ])('lasts from midnight to midnight (%s)', (_, timeZone, date, hours) => {
    const midnight = Temporal.PlainDate.from(date).toZonedDateTime(timeZone).toInstant();
    expect(todayIn(timeZone, midnight)).toBe(date);
    expect(todayIn(timeZone, midnight.subtract({ seconds: 1 }))).toBe(addDays(date, -1));
    expect(todayIn(timeZone, midnight.add({ hours }).subtract({ seconds: 1 }))).toBe(date);
    expect(todayIn(timeZone, midnight.add({ hours }))).toBe(addDays(date, 1));
  });
});

describe('a time zone', () => {
  it.each(['UTC', 'Pacific/Auckland', 'Asia/Calcutta', 'Asia/Kolkata', 'Etc/GMT+5'])(
    'may be %s',
    (name) => {
      expect(knownTimeZone(name)).toBe(name);
      expect(todayIn(name, Temporal.Instant.from('2026-06-15T06:00:00Z'))).toBe('2026-06-15');
    },
  );

  it('is kept in its usual spelling', () => {
    expect(knownTimeZone('europe/berlin')).toBe('Europe/Berlin');
  });

  it.each(['', 'Mars/Olympus', '+12:00', '-05:00', 'local', 'Pacific/Auckland ', 'Etc/Unknown'])(
    'is not "%s"',
    (name) => expect(knownTimeZone(name)).toBeNull(),
  );

  it.each(['US/Pacific-New', 'PST', 'Factory'])(
    'that cannot be used for dates is unknown: %s',
    (name) => expect(knownTimeZone(name)).toBeNull(),
  );

  it.each([
    [120, 'Etc/GMT-2'],
    [-480, 'Etc/GMT+8'],
    [0, 'Etc/GMT+0'],
    [345, 'Etc/GMT-6'],
  ])('has a name for every offset: %i minutes ahead', (minutes, name) => {
    expect(timeZoneAhead(minutes)).toBe(name);
  });

  it('with a fixed offset is within half an hour of that offset', () => {
    fc.assert(
      fc.property(fc.integer({ min: -12 * 60, max: 14 * 60 }), (minutes) => {
        const name = timeZoneAhead(minutes);
        expect(knownTimeZone(name)).toBe(name);
        const there = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
        expect(Math.abs(there.offsetNanoseconds / 6e10 - minutes)).toBeLessThanOrEqual(30);
      }),
    );
  });
});
