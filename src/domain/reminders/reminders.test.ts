import { expect, test } from 'vitest';
import { defaultPreferences } from '#domain/notifications/preferences.ts';
import { dueReminders, remindAgainAt, summarizeWeek } from './due-reminders.ts';
import { momentOn } from './moment-on.ts';
import { nextReminders } from './next-reminders.ts';
import { noReminder, type OpenSession, type ReminderFacts, type Reminders } from './reminder.ts';

const none: Reminders = {
  session: noReminder,
  session_again: noReminder,
  streak: noReminder,
  week: noReminder,
};
const noStreak = { current: 0, lastActiveDay: null, breaksAfter: null };

const on = (scheduledDate: string): OpenSession => ({
  id: `session ${scheduledDate}`,
  scheduledDate,
  focus: 'putting',
  minutes: 40,
});

/** A golfer in Auckland, which is 12 hours ahead of UTC in May, who trains on Thursday and Saturday. */
const facts = (changes: Partial<ReminderFacts> = {}): ReminderFacts => ({
  timeZone: 'Pacific/Auckland',
  preferences: defaultPreferences,
  openSessions: [on('2026-05-14'), on('2026-05-16')],
  pauses: [],
  streak: noStreak,
  ...changes,
});

const preferring = (changes: Partial<ReminderFacts['preferences']>) =>
  facts({ preferences: { ...defaultPreferences, ...changes } });

const at = (instant: string) => Temporal.Instant.from(instant);

/** Reminders that are due at one instant if they were planned at another. */
function dueAt(golfer: ReminderFacts, planned: string, looked: string, known = none) {
  return dueReminders(golfer, nextReminders(golfer, known, at(planned)), at(looked));
}

const nextOf = (golfer: ReminderFacts, now: string, known = none) => {
  const next = Object.entries(nextReminders(golfer, known, at(now)));
  return Object.fromEntries(next.flatMap(([k, { nextAt }]) => (nextAt ? [[k, `${nextAt}`]] : [])));
};

test('a session reminder is due on its day at the reminder time, and the weekly summary on Monday', () => {
  expect(nextOf(facts(), '2026-05-13T15:00:00Z')).toEqual({
    session: '2026-05-13T20:00:00Z',
    week: '2026-05-17T20:00:00Z',
  });
});

test('a reminder time that has already passed today applies from the next training day', () => {
  const after = '2026-05-13T20:00:00Z';
  expect(nextOf(facts(), after)['session']).toBe('2026-05-15T20:00:00Z');
  const later = preferring({ reminderTime: '19:00' });
  expect(nextOf(later, after)['session']).toBe('2026-05-14T07:00:00Z');
});

test('a day that already had its reminder gets no second one after the reminder time changes', () => {
  const known = { ...none, session: { nextAt: null, lastDay: '2026-05-14' } };
  const later = preferring({ reminderTime: '19:00' });
  expect(nextOf(later, '2026-05-13T20:00:00Z', known)['session']).toBe('2026-05-16T07:00:00Z');
});

test('no reminder is planned that the golfer’s preferences turn off', () => {
  const streak = { current: 5, lastActiveDay: '2026-05-12', breaksAfter: '2026-05-14' };
  const now = '2026-05-13T15:00:00Z';
  expect(Object.keys(nextOf(facts({ streak }), now))).toEqual(['session', 'streak', 'week']);
  const off = { sessionReminders: false, weeklySummary: false, weeklySummaryMail: false };
  const silent = { ...defaultPreferences, ...off };
  expect(nextOf(facts({ streak, preferences: silent }), now)).toEqual({});
});

test('the weekly summary is planned for golfers who want the notification, the mail or both', () => {
  const isPlanned = (wanted: Partial<ReminderFacts['preferences']>) =>
    'week' in nextOf(preferring(wanted), '2026-05-13T15:00:00Z');
  expect(isPlanned({ weeklySummary: false })).toBe(true);
  expect(isPlanned({ weeklySummaryMail: false })).toBe(true);
  expect(isPlanned({ weeklySummary: false, weeklySummaryMail: false })).toBe(false);
});

test('no session reminder is due on a paused day', () => {
  const paused = facts({ pauses: [{ from: '2026-05-14', to: '2026-05-15' }] });
  const now = '2026-05-13T15:00:00Z';
  expect(nextOf(paused, now)['session']).toBe('2026-05-15T20:00:00Z');
  expect(
    dueReminders(paused, nextReminders(facts(), none, at(now)), at('2026-05-13T20:00:00Z')),
  ).toEqual([]);
});

test('a streak of three that breaks tonight causes an alert at 18:00, a shorter one does not', () => {
  const run = (current: number) =>
    facts({ streak: { current, lastActiveDay: '2026-05-12', breaksAfter: '2026-05-14' } });
  expect(nextOf(run(2), '2026-05-13T15:00:00Z')['streak']).toBeUndefined();
  expect(nextOf(run(3), '2026-05-13T15:00:00Z')['streak']).toBe('2026-05-14T06:00:00Z');
  const planned = '2026-05-13T21:00:00Z';
  expect(dueAt(run(3), planned, '2026-05-14T05:59:59Z')).toEqual([]);
  expect(dueAt(run(3), planned, '2026-05-14T06:00:00Z')).toEqual(['streak']);
});

test('after an alert, the streak is checked again the next evening, without a second alert for the same day', () => {
  const streak = { current: 3, lastActiveDay: '2026-05-12', breaksAfter: '2026-05-14' };
  const known = { ...none, streak: { nextAt: null, lastDay: '2026-05-14' } };
  expect(nextOf(facts({ streak }), '2026-05-14T06:00:00Z', known)['streak']).toBe(
    '2026-05-15T06:00:00Z',
  );
  expect(dueAt(facts({ streak }), '2026-05-14T06:00:00Z', '2026-05-15T06:00:00Z')).toEqual([]);
});

test('a reminder may be late on its own day, and never comes on another', () => {
  const planned = '2026-05-13T15:00:00Z';
  expect(dueAt(facts(), planned, '2026-05-14T11:59:59Z')).toEqual(['session']);
  expect(dueAt(facts(), planned, '2026-05-14T12:00:00Z')).toEqual([]);
  // Two days later there is another session, and its reminder time has come.
  expect(dueAt(facts(), planned, '2026-05-15T19:59:59Z')).toEqual([]);
  expect(dueAt(facts(), planned, '2026-05-15T20:00:00Z')).toEqual(['session']);
});

test('a golfer who flies back over the date line gets no second reminder for the same day', () => {
  const known = { ...none, session: { nextAt: null, lastDay: '2026-05-14' } };
  const arrived = facts({ timeZone: 'America/Los_Angeles' });
  // It is 7 a.m. on the same Thursday in Los Angeles.
  expect(nextOf(arrived, '2026-05-14T14:00:00Z', known)['session']).toBe('2026-05-16T15:00:00Z');
});

test('a golfer who flies forward across the date line gets no reminder for the skipped day', () => {
  const arrived = facts({ timeZone: 'Pacific/Auckland' });
  const planned = nextReminders(
    facts({ timeZone: 'America/Los_Angeles' }),
    none,
    at('2026-05-14T14:00:00Z'),
  );
  expect(dueReminders(arrived, planned, at('2026-05-14T15:00:00Z'))).toEqual([]);
});

test('a session of today can be postponed by an hour while it is open, if that is still today', () => {
  const again = (now: string, sessionId = 'session 2026-05-14') =>
    remindAgainAt(facts(), { sessionId, now: at(now) })?.toString() ?? null;
  expect(again('2026-05-13T20:00:00.4Z')).toBe('2026-05-13T21:00:00Z');
  expect(again('2026-05-14T10:59:59Z')).toBe('2026-05-14T11:59:59Z');
  expect(again('2026-05-14T11:00:00Z')).toBeNull();
  expect(again('2026-05-13T20:00:00Z', 'session 2026-05-16')).toBeNull();
});

test('a postponed session is due an hour later, unless it is done by then', () => {
  const asked = { nextAt: at('2026-05-13T21:00:00Z'), lastDay: '2026-05-14' };
  const known = { ...none, session_again: asked };
  const due = (golfer: ReminderFacts, now: string) => dueReminders(golfer, known, at(now));
  expect(due(facts(), '2026-05-13T20:59:59Z')).toEqual([]);
  expect(due(facts(), '2026-05-13T21:00:00Z')).toEqual(['session_again']);
  expect(due(facts({ openSessions: [on('2026-05-16')] }), '2026-05-13T21:00:00Z')).toEqual([]);
  expect(due(facts(), '2026-05-15T20:00:00Z')).toEqual([]);
});

test('a weekly summary counts days of training and missed sessions, and says what is next', () => {
  const week = {
    today: '2026-05-18',
    trained: ['2026-05-11', '2026-05-11', '2026-05-17', '2026-05-18'],
  };
  expect(summarizeWeek(facts(), week)).toEqual({
    monday: '2026-05-11',
    trainedDays: 2,
    missed: 2,
    next: null,
  });
  const openSessions = [on('2026-05-18'), on('2026-05-20')];
  expect(summarizeWeek(facts({ openSessions }), week)).toMatchObject({
    missed: 0,
    next: '2026-05-18',
  });
  expect(summarizeWeek(facts({ openSessions }), { ...week, trained: [] })).toBeNull();
});

test('a golfer who trained last week gets a summary on Monday, also after training that morning', () => {
  const streak = { current: 1, lastActiveDay: '2026-05-18', breaksAfter: '2026-05-25' };
  const golfer = facts({ openSessions: [], streak });
  expect(nextOf(golfer, '2026-05-17T19:00:00Z')['week']).toBe('2026-05-17T20:00:00Z');
  expect(nextOf(golfer, '2026-05-17T20:00:00Z')['week']).toBe('2026-05-24T20:00:00Z');
  expect(nextOf(golfer, '2026-05-24T20:00:00Z')['week']).toBeUndefined();
});

test.each([
  ['that comes twice is the first one', '2026-11-01', '01:30', 'America/New_York', '05:30'],
  ['that does not come is an hour later', '2026-03-08', '02:30', 'America/New_York', '07:30'],
  ['in the leap of half an hour', '2026-10-04', '02:15', 'Australia/Lord_Howe', '15:45'],
])('a local time %s', (_case, day, time, timeZone, utc) => {
  expect(momentOn(day, time, timeZone).toString()).toContain(`T${utc}:00Z`);
});
