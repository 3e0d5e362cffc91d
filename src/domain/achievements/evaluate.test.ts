import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noTotals } from '#domain/progress/stats.ts';
import { catalog } from './catalog.ts';
import { describeAllUnlocked, describeLocked, describeUnlocked } from './describe.ts';
import { candidatesFor, doneOf, progressOf, reached } from './evaluate.ts';
import { type Facts, factsFrom, measuresOf } from './facts.ts';
import { type Cause, changedBy } from './metrics.ts';

const spring = '2026-05-14';
const words = { name: 'Dew sweeper', description: 'Seven sessions before nine.' };

const none = factsFrom(
  measuresOf(
    {
      timeZone: 'UTC',
      totals: noTotals,
      sessions: [],
      enrollments: [],
      practiceDays: [],
      rounds: [],
      lateMinutes: 0,
      handicaps: [],
      currentHandicap: null,
      goalHandicap: null,
    },
    spring,
  ),
  spring,
);

const done = (all: Partial<Facts['all']>): Facts => ({ ...none, all: { ...none.all, ...all } });

const find = (id: string) => {
  const found = catalog.find((achievement) => achievement.id === id);
  if (found === undefined) throw new Error(`No achievement ${id}`);
  return found;
};

const unlocks = (facts: Facts, { today = spring, cause = 'sessionCompleted' as Cause } = {}) =>
  reached(candidatesFor(cause, { unlocked: new Set(), today }), facts).map(({ id }) => id);

/** Facts with one random number for all counts, in spring and overall. */
const anyFacts = fc.integer({ min: 0, max: 2000 }).map((n): Facts => {
  const fill = <Counts extends object>(counts: Counts) =>
    Object.fromEntries(Object.keys(counts).map((name) => [name, n])) as Counts;
  return { all: fill(none.all), seasons: { ...none.seasons, spring: fill(none.seasons.spring) } };
});

describe('unlocking achievements', () => {
  it('unlocks nothing for a golfer who has done nothing', () => {
    for (const cause of Object.keys(changedBy) as Cause[])
      expect(unlocks(none, { cause })).toEqual([]);
  });

  it('unlocks the first achievement with the first session and the next with the tenth', () => {
    expect(unlocks(done({ sessionsCompleted: 1 }))).toEqual(['first-session']);
    expect(unlocks(done({ sessionsCompleted: 9 }))).toEqual(['first-session']);
    expect(unlocks(done({ sessionsCompleted: 10 }))).toEqual(['first-session', 'ten-done']);
  });

  it('does not unlock an unlocked achievement again', () => {
    const unlocked = new Set(['first-session']);
    const candidates = candidatesFor('sessionCompleted', { unlocked, today: spring });
    expect(reached(candidates, done({ sessionsCompleted: 1 }))).toEqual([]);
  });

  it('considers only the achievements that an event can affect', () => {
    const facts = done({ sessionsCompleted: 1, strokesImproved: 1 });
    expect(unlocks(facts, { cause: 'handicapChanged' })).toEqual(['half-a-stroke', 'first-stroke']);
    expect(unlocks(facts, { cause: 'programCompleted' })).toEqual([]);
  });

  it('evaluates friends and kudos together, and not with training', () => {
    const facts = done({ friends: 5, kudosGiven: 1 });
    const social = ['first-friend', 'five-friends', 'first-kudos'];
    for (const cause of ['friendRequestAccepted', 'friendGained', 'kudosGiven'] as const)
      expect(unlocks(facts, { cause })).toEqual(social);
    expect(unlocks(facts)).toEqual([]);
  });

  it('has a cause for every metric of the catalog', () => {
    const raised = new Set<string>(Object.values(changedBy).flat());
    expect(catalog.filter(({ metric }) => !raised.has(metric))).toEqual([]);
  });

  it('unlocks a seasonal achievement only in its season, not for last spring’s mornings in June', () => {
    const facts: Facts = {
      ...none,
      seasons: { ...none.seasons, spring: { ...none.seasons.spring, earlySessions: 7 } },
    };
    expect(unlocks(facts)).toEqual(['dew-sweeper']);
    expect(unlocks(facts, { today: '2026-06-01' })).toEqual([]);
  });

  it('never unlocks less for more training', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (some, other) => {
        const [less, more] =
          some.all.sessionsCompleted < other.all.sessionsCompleted ? [some, other] : [other, some];
        expect(unlocks(more)).toEqual(expect.arrayContaining(unlocks(less)));
      }),
    );
  });
});

describe('the progress of an achievement', () => {
  it('is the completed part of the target', () => {
    expect(progressOf(find('hundred-done'), done({ sessionsCompleted: 52 }))).toEqual({
      progress: 52,
      targetValue: 100,
      progressPercentage: 52,
      isUnlocked: false,
    });
    expect(progressOf(find('ten-strokes'), done({ strokesImproved: 4.2 }))).toMatchObject({
      progress: 4.2,
      progressPercentage: 42,
    });
  });

  it('shows 100 percent only when the target is reached', () => {
    const almost = progressOf(find('scratch'), done({ wayToScratch: 99.9 }));
    expect(almost.progressPercentage).toBe(99);
  });

  it('is always between 0 and 100 percent and grows with training', () => {
    fc.assert(
      fc.property(fc.constantFrom(...catalog), anyFacts, anyFacts, (achievement, some, other) => {
        const [less, more] =
          some.all.sessionsCompleted < other.all.sessionsCompleted ? [some, other] : [other, some];
        const [before, after] = [less, more].map((facts) => progressOf(achievement, facts));
        expect(before?.progressPercentage).toBeGreaterThanOrEqual(0);
        expect(after?.progressPercentage).toBeLessThanOrEqual(100);
        expect(after?.progress).toBeGreaterThanOrEqual(before?.progress ?? 0);
      }),
    );
  });

  it('stays complete once the achievement is unlocked', () => {
    for (const achievement of catalog)
      expect(doneOf(achievement)).toMatchObject({ progressPercentage: 100, isUnlocked: true });
  });
});

describe('the description of an achievement', () => {
  const unlocked = {
    achievementId: 'back-again',
    unlockedAt: '2025-04-02T20:00:00Z',
    unlockedOn: '2025-04-03',
  };

  it('hides the name and progress of a hidden achievement until it is unlocked', () => {
    const hidden = find('back-again');
    const facts = done({ longestPause: 13 });
    expect(describeLocked(hidden, words, { facts, today: spring })).toMatchObject({
      name: '???',
      description: '',
      icon: 'gift',
      isHidden: true,
      progress: 0,
      progressPercentage: 0,
    });
    expect(describeUnlocked(hidden, words, unlocked)).toMatchObject({ ...words, isHidden: true });
  });

  it('gives a seasonal achievement the dates of this year, or of the year in which it was unlocked', () => {
    const sweeper = find('dew-sweeper');
    expect(describeLocked(sweeper, words, { facts: none, today: spring })).toMatchObject({
      isSeasonal: true,
      seasonalCategory: 'spring',
      seasonalYear: 2026,
      seasonalStartDate: '2026-03-01',
      seasonalEndDate: '2026-05-31',
    });
    expect(describeUnlocked(sweeper, words, unlocked)).toMatchObject({ seasonalYear: 2025 });
  });

  it('leaves out achievements that are no longer in the catalog', () => {
    const wordsOf = (id: string) => ({ name: id, description: '' });
    const kept = ['scratch', 'never-was'].map((achievementId) => ({ ...unlocked, achievementId }));
    expect(describeAllUnlocked(kept, wordsOf).map(({ name }) => name)).toEqual(['scratch']);
  });

  it('has no season for an achievement that is not seasonal', () => {
    expect(describeLocked(find('scratch'), words, { facts: none, today: spring })).toMatchObject({
      isSeasonal: false,
      seasonalCategory: null,
      seasonalYear: null,
      seasonalStartDate: null,
      seasonalEndDate: null,
      unlockedAt: null,
    });
  });
});
