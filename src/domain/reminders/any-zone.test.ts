import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, todayIn } from '#domain/calendar-date.ts';
import { defaultPreferences, reminderTimes } from '#domain/notifications/preferences.ts';
import { thirtyZones as zones } from '#testing/zones.ts';
import { dueReminders } from './due-reminders.ts';
import { momentOn } from './moment-on.ts';
import { nextReminders } from './next-reminders.ts';
import { noReminder, type ReminderFacts, type Reminders } from './reminder.ts';

const none: Reminders = {
  session: noReminder,
  session_again: noReminder,
  streak: noReminder,
  week: noReminder,
};

/** The local time by `Intl`, which is independent of the code under test. */
const wallClock = (timeZone: string, instant: Temporal.Instant) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    instant.epochMilliseconds,
  );

const newYear = Temporal.Instant.from('2026-01-01T00:00:00Z');

/** The instants of a year at which the zone's clocks change. */
function clockChanges(timeZone: string): Temporal.Instant[] {
  const first = newYear.toZonedDateTimeISO(timeZone).getTimeZoneTransition('next');
  const second = first?.getTimeZoneTransition('next');
  return [first, second].flatMap((change) => (change ? [change.toInstant()] : []));
}

const factsFor = (timeZone: string, days: readonly string[]) =>
  ({
    timeZone,
    preferences: defaultPreferences,
    openSessions: days.map((day) => ({
      id: day,
      scheduledDate: day,
      focus: 'putting',
      minutes: 40,
    })),
    pauses: [],
    streak: { current: 0, lastActiveDay: null, breaksAfter: null },
  }) satisfies ReminderFacts;

type Sent = { readonly at: Temporal.Instant; readonly zone: string };

/** Checks whenever a reminder is due, and hours later. `zoneAt` returns the golfer's time zone. */
function sendAll(
  zoneAt: (step: number) => string,
  golfer: {
    readonly days: readonly string[];
    readonly start: Temporal.Instant;
    readonly lateBy: number;
  },
): Sent[] {
  const sent: Sent[] = [];
  let now = golfer.start;
  let reminders = none;
  for (let step = 0; step < 60; step += 1) {
    const zone = zoneAt(step);
    const facts = factsFor(zone, golfer.days);
    if (dueReminders(facts, reminders, now).includes('session')) {
      sent.push({ at: now, zone });
      const lastDay = todayIn(zone, now);
      reminders = { ...reminders, session: { ...reminders.session, lastDay } };
    }
    reminders = nextReminders(facts, reminders, now);
    if (reminders.session.nextAt === null) return sent;
    now = reminders.session.nextAt.add({ hours: golfer.lateBy });
  }
  return sent;
}

test.each(zones)(
  'across every clock change each day has one reminder, at its time, in %s',
  (zone) => {
    for (const change of [...clockChanges(zone), newYear]) {
      const day = todayIn(zone, change);
      const days = [-2, -1, 0, 1, 3].map((each) => addDays(day, each));
      const start = momentOn(addDays(day, -3), '12:00', zone);
      const sent = sendAll(() => zone, { days, start, lateBy: 0 });
      expect(sent.map(({ at }) => wallClock(zone, at))).toEqual(
        days.map((each) => `${each} 08:00`),
      );
    }
  },
);

test('a traveling golfer gets at most one reminder a day, and no reminder on a rest day', () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 12 });
  const anyJourney = fc.array(fc.constantFrom(...zones), { minLength: 1, maxLength: 8 });
  const lateBy = fc.constantFrom(0, 1, 9, 30);
  fc.assert(
    fc.property(days, anyJourney, lateBy, (offsets, journey, hours) => {
      const planned = offsets.toSorted((a, b) => a - b).map((each) => addDays('2026-03-20', each));
      const start = Temporal.Instant.from('2026-03-18T00:00:00Z');
      const zoneAt = (step: number) => journey[step % journey.length] ?? 'UTC';
      const told = sendAll(zoneAt, { days: planned, start, lateBy: hours });
      const toldDays = told.map(({ at, zone }) => todayIn(zone, at));
      expect(new Set(toldDays).size).toBe(toldDays.length);
      expect(toldDays.filter((day) => !planned.includes(day))).toEqual([]);
      for (const { at, zone } of told) expect(wallClock(zone, at).slice(11) >= '08:00').toBe(true);
    }),
  );
});

test.each(reminderTimes)('the reminder time %s exists once on every day of every zone', (time) => {
  for (const zone of zones) {
    for (const change of clockChanges(zone)) {
      const day = todayIn(zone, change);
      expect(wallClock(zone, momentOn(day, time, zone)), zone).toBe(`${day} ${time}`);
    }
  }
});
