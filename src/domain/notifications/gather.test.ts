import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeKind, type NotificationFacts } from './catalog.ts';
import { gather } from './gather.ts';

const unlocked = (...achievementIds: string[]): NotificationFacts => ({
  kind: 'achievements_unlocked',
  achievementIds,
});
const week = (number: number, enrollmentId = 'plan'): NotificationFacts => ({
  ...{ kind: 'weeks_finished', enrollmentId, completed: 2, skipped: 1 },
  weeks: [{ monday: `2026-05-${String(number).padStart(2, '0')}`, number }],
});
const milestone = (percent: 25 | 50 | 75 | 100, enrollmentId = 'plan'): NotificationFacts => ({
  ...{ kind: 'milestone_reached', enrollmentId, percent, done: percent, total: 100 },
});
const level: NotificationFacts = { kind: 'level_reached', level: 2, totalXp: 1010 };

test('different things are told one by one, in the order in which they happened', () => {
  const happened = [unlocked('first-session'), week(1), milestone(25), level];
  expect(gather(happened)).toEqual(happened);
});

test('achievements that one change unlocks are told together', () => {
  expect(gather([unlocked('a'), level, unlocked('b'), unlocked('c')])).toEqual([
    unlocked('a', 'b', 'c'),
    level,
  ]);
});

test('weeks that one change finishes are told together, with the sessions of all', () => {
  expect(gather([week(4), week(11)])).toEqual([
    {
      ...{ kind: 'weeks_finished', enrollmentId: 'plan', completed: 4, skipped: 2 },
      weeks: [
        { monday: '2026-05-04', number: 4 },
        { monday: '2026-05-11', number: 11 },
      ],
    },
  ]);
});

test('of several milestones the highest is told', () => {
  expect(gather([milestone(25), milestone(75), milestone(50)])).toEqual([milestone(75)]);
});

test('weeks and milestones of different plans stay apart', () => {
  const happened = [week(4), week(4, 'another'), milestone(100), milestone(25, 'another')];
  expect(gather(happened)).toEqual(happened);
});

test('whatever happens, nothing is told twice and every achievement and week is told', () => {
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
          ...{
            weeks: 0,
            completed: 0,
            skipped: 0,
            percent: 0,
            done: 0,
            total: 0,
            achievementIds: 0,
          },
        }));
      expect(new Set(plans.map((one) => JSON.stringify(one))).size).toBe(plans.length);
    }),
  );
});

test('the catalog says what silences a kind, where it leads and what makes it unique', () => {
  expect([unlocked('first-session'), week(4), milestone(100), level].map(describeKind)).toEqual([
    {
      ...{ type: 'achievement', silencedBy: 'achievementNotifications' },
      ...{ path: '/achievements', source: 'first-session' },
    },
    {
      ...{ type: 'program_milestone', silencedBy: 'programMilestones' },
      ...{ path: '/my-schedule', source: 'plan:2026-05-04' },
    },
    {
      ...{ type: 'program_milestone', silencedBy: 'programMilestones' },
      ...{ path: '/progress', source: 'plan:100' },
    },
    {
      ...{ type: 'achievement', silencedBy: 'achievementNotifications' },
      ...{ path: '/progress', source: '2' },
    },
  ]);
});
