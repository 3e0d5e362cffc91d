import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeKind, groupKeyOf, type NotificationFacts } from './catalog.ts';
import { gather, mergeGroup } from './gather.ts';

const unlocked = (...achievementIds: string[]): NotificationFacts => ({
  kind: 'achievements_unlocked',
  achievementIds,
});
const week = (number: number, enrollmentId = 'plan'): NotificationFacts => ({
  kind: 'weeks_finished',
  enrollmentId,
  completed: 2,
  skipped: 1,
  weeks: [{ monday: `2026-05-${String(number).padStart(2, '0')}`, number }],
});
const milestone = (percent: 25 | 50 | 75 | 100, enrollmentId = 'plan'): NotificationFacts => ({
  kind: 'milestone_reached',
  enrollmentId,
  percent,
  done: percent,
  total: 100,
});
const level: NotificationFacts = { kind: 'level_reached', level: 2, totalXp: 1010 };

test('notifications of different kinds stay separate and in the order of their events', () => {
  const happened = [unlocked('first-session'), week(1), milestone(25), level];
  expect(gather(happened)).toEqual(happened);
});

test('achievements unlocked by the same change are combined in one notification', () => {
  expect(gather([unlocked('a'), level, unlocked('b'), unlocked('c')])).toEqual([
    unlocked('a', 'b', 'c'),
    level,
  ]);
});

test('weeks finished by the same change are combined in one notification, with the sessions of all', () => {
  expect(gather([week(4), week(11)])).toEqual([
    {
      kind: 'weeks_finished',
      enrollmentId: 'plan',
      completed: 4,
      skipped: 2,
      weeks: [
        { monday: '2026-05-04', number: 4 },
        { monday: '2026-05-11', number: 11 },
      ],
    },
  ]);
});

test('only the highest of several milestones is notified', () => {
  expect(gather([milestone(25), milestone(75), milestone(50)])).toEqual([milestone(75)]);
});

test('weeks and milestones of different plans stay apart', () => {
  const happened = [week(4), week(4, 'another'), milestone(100), milestone(25, 'another')];
  expect(gather(happened)).toEqual(happened);
});

test('combining never duplicates a notification and never loses an achievement or a week', () => {
  const plan = fc.constantFrom('plan', 'another');
  const facts = fc.oneof(
    fc.string().map((id) => unlocked(id)),
    fc.tuple(fc.integer({ min: 1, max: 28 }), plan).map(([number, id]) => week(number, id)),
    fc.tuple(fc.constantFrom(25, 50, 75, 100), plan).map(([percent, id]) => milestone(percent, id)),
    fc.constant(level),
  );
  const told = (all: readonly NotificationFacts[]) =>
    all.flatMap((one) => {
      if (one.kind === 'achievements_unlocked') return one.achievementIds;
      return one.kind === 'weeks_finished' ? one.weeks.map(({ monday }) => monday) : [];
    });
  fc.assert(
    fc.property(fc.array(facts), (happened) => {
      const gathered = gather(happened);
      expect(told(gathered).toSorted()).toEqual(told(happened).toSorted());
      const plans = gathered
        .filter(({ kind }) => kind !== 'level_reached')
        .map((one) => ({
          ...one,
          weeks: 0,
          completed: 0,
          skipped: 0,
          percent: 0,
          done: 0,
          total: 0,
          achievementIds: 0,
        }));
      expect(new Set(plans.map((one) => JSON.stringify(one))).size).toBe(plans.length);
    }),
  );
});

test('the catalog defines the preference, path and unique source of each kind', () => {
  const kinds = [unlocked('first-session'), week(4), milestone(100), level].map(describeKind);
  const expected = [
    {
      type: 'achievement',
      silencedBy: 'achievementNotifications',
      path: '/achievements',
      source: 'first-session',
    },
    {
      type: 'program_milestone',
      silencedBy: 'programMilestones',
      path: '/my-schedule',
      source: 'plan:2026-05-04',
    },
    {
      type: 'program_milestone',
      silencedBy: 'programMilestones',
      path: '/progress',
      source: 'plan:100',
    },
    { type: 'achievement', silencedBy: 'achievementNotifications', path: '/progress', source: '2' },
  ];
  // Kinds about the golfer's own actions do not combine golfers.
  expect(kinds).toEqual(expected.map((one) => ({ ...one, gathersGolfers: false })));
});

const due = (day: '2026-05-14' | '2026-05-16', isAgain = false): NotificationFacts => ({
  kind: 'session_due',
  day,
  scheduledSessionId: `session of ${day}`,
  focus: 'putting',
  minutes: 30,
  more: 0,
  isAgain,
});

test('achievements of one day form a group, separate from those of the next day', () => {
  const today = groupKeyOf(unlocked('a'), '2026-05-14');
  expect(today).not.toBeNull();
  expect(groupKeyOf(unlocked('b'), '2026-05-14')).toBe(today);
  expect(groupKeyOf(unlocked('b'), '2026-05-15')).not.toBe(today);
});

test('reminders of all days form a separate group', () => {
  const key = groupKeyOf(due('2026-05-14'), '2026-05-14');
  expect(groupKeyOf(due('2026-05-16', true), '2026-05-16')).toBe(key);
  const streak: NotificationFacts = {
    kind: 'streak_at_risk',
    day: '2026-05-14',
    days: 3,
    scheduledSessionId: null,
  };
  expect(groupKeyOf(streak, '2026-05-14')).not.toBe(key);
});

test('weeks, milestones and levels are not grouped', () => {
  for (const facts of [week(1), milestone(25), level])
    expect(groupKeyOf(facts, '2026-05-14')).toBeNull();
});

test('the newest achievement represents its group and lists all its achievements', () => {
  const first = mergeGroup(unlocked('a'), []);
  expect(first).toEqual({ facts: unlocked('a'), count: 1 });
  const second = mergeGroup(unlocked('b', 'c'), [first]);
  expect(second).toEqual({ facts: unlocked('a', 'b', 'c'), count: 2 });
  const third = mergeGroup(unlocked('d'), [second]);
  expect(third).toEqual({ facts: unlocked('a', 'b', 'c', 'd'), count: 3 });
});

test('the newest reminder represents its group, with the number of all reminders', () => {
  const first = mergeGroup(due('2026-05-14'), []);
  const restored = { facts: due('2026-05-14', true), count: 2 };
  expect(mergeGroup(due('2026-05-16'), [first, restored])).toEqual({
    facts: due('2026-05-16'),
    count: 4,
  });
});
