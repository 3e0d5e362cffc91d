import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar-date.ts';
import { isInTime, whatCounts } from './what-counts.ts';
import {
  levelProgress,
  maxXpActivitiesPerDay,
  xpForLogged,
  xpForPractice,
  xpForProgram,
  xpForRound,
  xpForSession,
  xpLevelOf,
  xpToNextLevel,
} from './xp.ts';

const minutes = fc.integer({ min: 1, max: 180 });
const anyXp = fc.nat({ max: 10_000_000 });

describe('XP', () => {
  it('is 50 for a session and 2 for each of its minutes', () => {
    expect(xpForSession(30)).toBe(110);
    expect(xpForSession(1)).toBe(52);
  });

  it('is 500 for a complete program, and less for each skipped session', () => {
    expect(xpForProgram({ completed: 18, skipped: 0 })).toBe(500);
    expect(xpForProgram({ completed: 9, skipped: 9 })).toBe(250);
    expect(xpForProgram({ completed: 1, skipped: 17 })).toBe(28);
    expect(xpForProgram({ completed: 0, skipped: 18 })).toBe(0);
  });

  it('is 1 for each minute of practice, up to two hours', () => {
    expect([xpForPractice(1), xpForPractice(120), xpForPractice(121)]).toEqual([1, 120, 120]);
  });

  it('is the same for every round of that length', () => {
    expect([xpForRound(9), xpForRound(18)]).toEqual([60, 100]);
  });

  it('is earned by the first three logged activities of a day, but not by the fourth', () => {
    const counts = { xp: true };
    const earned = [0, 1, 2, 3, 4].map((paid) => xpForLogged({ worth: 60, counts, paid }));
    expect(earned).toEqual([60, 60, 60, 0, 0]);
  });

  it('is not earned by an activity that is entered too late', () => {
    expect(xpForLogged({ worth: 60, counts: { xp: false }, paid: 0 })).toBe(0);
  });

  it('for one day of logging never exceeds that of three long practices, in any order and however often', () => {
    const worth = fc.oneof(
      minutes.map(xpForPractice),
      fc.constantFrom(xpForRound(9), xpForRound(18)),
    );
    // An entry of today for a day up to a year ago, or the deletion of one of today's entries.
    const entry = fc.record({ worth, daysAgo: fc.nat(365) });
    const deletion = fc.record({ deleted: fc.nat(20) });
    fc.assert(
      fc.property(fc.array(fc.oneof(entry, deletion)), (steps) => {
        const ledger: number[] = [];
        for (const step of steps) {
          if ('deleted' in step) ledger[step.deleted] = 0;
          else {
            const inTime = isInTime(addDays('2026-05-14', -step.daysAgo), '2026-05-14');
            const paid = ledger.filter((xp) => xp > 0).length;
            const counts = whatCounts({ imported: false, inTime });
            ledger.push(xpForLogged({ worth: step.worth, counts, paid }));
          }
        }
        const total = ledger.reduce((sum, xp = 0) => sum + xp, 0);
        expect(total).toBeLessThanOrEqual(maxXpActivitiesPerDay * xpForPractice(120));
      }),
    );
  });

  it('is always higher for a session than for practice of the same length', () => {
    fc.assert(fc.property(minutes, (time) => xpForSession(time) > xpForPractice(time)));
  });

  it('never shrinks with longer training', () => {
    fc.assert(
      fc.property(minutes, (time) => {
        expect(xpForSession(time + 1)).toBeGreaterThan(xpForSession(time));
        expect(xpForPractice(time + 1)).toBeGreaterThanOrEqual(xpForPractice(time));
      }),
    );
  });
});

describe('a level', () => {
  it('takes 1000 XP, and every golfer starts at level 1', () => {
    expect([0, 999, 1000, 2500].map(xpLevelOf)).toEqual([1, 1, 2, 3]);
  });

  it('shows its progress and the missing XP', () => {
    expect([levelProgress(2070), xpToNextLevel(2070)]).toEqual([7, 930]);
    expect([levelProgress(1000), xpToNextLevel(1000)]).toEqual([0, 1000]);
  });

  it('is reached with exactly the missing XP', () => {
    fc.assert(
      fc.property(anyXp, (totalXp) => {
        const missing = xpToNextLevel(totalXp);
        expect(xpLevelOf(totalXp + missing)).toBe(xpLevelOf(totalXp) + 1);
        expect(xpLevelOf(totalXp + missing - 1)).toBe(xpLevelOf(totalXp));
        expect(levelProgress(totalXp + missing)).toBe(0);
      }),
    );
  });

  it('progresses from 0 to less than 100 percent, consistent with the missing XP', () => {
    fc.assert(
      fc.property(anyXp, (totalXp) => {
        const percent = levelProgress(totalXp);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThan(100);
        expect(percent * 10 + xpToNextLevel(totalXp)).toBeCloseTo(1000);
      }),
    );
  });
});
