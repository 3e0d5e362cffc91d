import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar-date.ts';
import { noTotals } from '#domain/progress/stats.ts';
import { factsFrom, measuresOf } from './facts.ts';
import type { History, PastRound, PastSession } from './history.ts';

const today = '2026-05-14';

const nothing: History = {
  timeZone: 'Pacific/Auckland',
  totals: noTotals,
  sessions: [],
  enrollments: [],
  practiceDays: [],
  rounds: [],
  lateMinutes: 0,
  handicaps: [],
  currentHandicap: null,
  goalHandicap: null,
};

const factsOf = (history: History, day: string) => factsFrom(measuresOf(history, day), day);

const past = (changes: Partial<History>) => factsOf({ ...nothing, ...changes }, today).all;

/** A putting session in Auckland, completed at noon on the planned day. */
function aSession(day: string, changes: Partial<PastSession> = {}): PastSession {
  return {
    enrollmentId: 'plan',
    scheduledDate: day,
    status: 'completed',
    focus: 'putting',
    rating: 4,
    completedOn: day,
    completedAt: `${day}T00:00:00Z`,
    ...changes,
  };
}

const planned = { status: 'planned', rating: null, completedOn: null, completedAt: null } as const;
const skipped = { ...planned, status: 'skipped' } as const;
const plan = { id: 'plan', sessionsPerWeek: 3, isCompleted: false };

describe('sessions', () => {
  it('count when they are completed, by focus and by stars', () => {
    const facts = past({
      sessions: [
        aSession('2026-05-11', { rating: 5 }),
        aSession('2026-05-12', { focus: 'short_game' }),
        aSession('2026-05-13', skipped),
        aSession('2026-05-14', planned),
      ],
    });
    expect(facts).toMatchObject({
      sessionsCompleted: 2,
      fiveStarSessions: 1,
      'focus:putting': 1,
      'focus:short_game': 1,
      'focus:irons': 0,
    });
  });

  it('are early or late by the golfer’s local time, on both sides of daylight saving time', () => {
    const at = (completedAt: string) => aSession('2026-05-14', { completedAt });
    const sessions = [
      at('2026-05-13T20:59:00Z'), // 8:59 in Auckland
      at('2026-05-13T21:00:00Z'), // 9:00
      at('2026-05-14T07:59:00Z'), // 19:59
      at('2026-05-14T08:00:00Z'), // 20:00
      at('2026-01-13T19:59:00Z'), // 8:59 in summer time
    ];
    expect(past({ sessions })).toMatchObject({ earlySessions: 2, lateSessions: 1 });
    expect(past({ sessions, timeZone: 'America/Los_Angeles' })).toMatchObject({
      earlySessions: 2,
      lateSessions: 0,
    });
  });

  it('count for a season only if they are in this year and within its dates', () => {
    const days = ['2025-05-14', '2026-02-28', '2026-03-01', '2026-05-31', '2026-06-01'];
    const { seasons } = factsOf({ ...nothing, sessions: days.map((day) => aSession(day)) }, today);
    expect(seasons.winter.sessionsCompleted).toBe(1);
    expect(seasons.spring.sessionsCompleted).toBe(2);
    expect(seasons.summer.sessionsCompleted).toBe(1);
    expect(seasons.fall.sessionsCompleted).toBe(0);
  });
});

describe('a perfect week', () => {
  const monday = ['2026-05-04', '2026-05-06', '2026-05-09'];
  const count = (sessions: readonly PastSession[], enrollments = [plan]) =>
    past({ sessions, enrollments }).perfectWeeks;

  it('is a whole week of the plan with every session done by Sunday', () => {
    expect(count(monday.map((day) => aSession(day)))).toBe(1);
    const onSunday = aSession('2026-05-06', { completedOn: '2026-05-10' });
    expect(count([aSession('2026-05-04'), onSunday, aSession('2026-05-09')])).toBe(1);
  });

  it.each([
    ['skipped', skipped],
    ['still open', planned],
    ['done on the Monday after', { completedOn: '2026-05-11' }],
  ])('does not count when one session was %s', (_case, changes) => {
    expect(count([...monday.map((day) => aSession(day)), aSession('2026-05-08', changes)])).toBe(0);
  });

  it('does not count when the week has fewer sessions than the plan asks for', () => {
    expect(count([aSession('2026-05-04'), aSession('2026-05-06')])).toBe(0);
  });

  it('counts separately for each plan', () => {
    const other = { ...plan, id: 'other' };
    const sessions = monday.map((day, index) =>
      aSession(day, { enrollmentId: index === 0 ? 'other' : 'plan' }),
    );
    expect(count(sessions, [plan, other])).toBe(0);
  });
});

describe('a comeback', () => {
  it('is measured from one training day to the next, regardless of the kind of training', () => {
    expect(past({ sessions: [aSession('2026-05-01')] }).longestPause).toBe(0);
    expect(
      past({
        sessions: [aSession('2026-03-01'), aSession('2026-05-01')],
        practiceDays: ['2026-03-31'],
      }).longestPause,
    ).toBe(31);
  });
});

describe('programs', () => {
  it('count as completed, and as completed without skips if no session was skipped', () => {
    const enrollments = ['a', 'b', 'c'].map((id) => ({ ...plan, id, isCompleted: id !== 'c' }));
    const facts = past({
      enrollments,
      sessions: [
        aSession('2026-05-01', { enrollmentId: 'a' }),
        ...['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-04'].map((day) =>
          aSession(day, { enrollmentId: 'b' }),
        ),
        aSession('2026-05-05', { enrollmentId: 'b', ...skipped }),
        aSession('2026-05-03', { enrollmentId: 'c' }),
      ],
    });
    expect(facts).toMatchObject({ programsCompleted: 2, programsWithoutSkip: 1 });
  });

  it('do not count as completed when all their sessions were skipped', () => {
    const facts = past({
      enrollments: [{ ...plan, isCompleted: true }],
      sessions: [aSession('2026-05-01', { enrollmentId: plan.id, ...skipped })],
    });
    expect(facts).toMatchObject({ programsCompleted: 0, programsWithoutSkip: 0 });
  });
});

describe('handicap progress', () => {
  const since = (start: number, currentHandicap: number, goalHandicap: number | null = null) =>
    past({
      handicaps: [
        { handicap: currentHandicap, recordedAt: '2026-05-01T08:00:00Z' },
        { handicap: start, recordedAt: '2026-01-01T08:00:00Z' },
      ],
      currentHandicap,
      goalHandicap,
    });

  it('is measured in tenths of a stroke, and is never below zero', () => {
    expect(since(22.6, 18.4, 12)).toMatchObject({ strokesImproved: 4.2 });
    expect(since(22.6, 18.4, 12).wayToGoal).toBeCloseTo(39.6, 1);
    expect(since(18.4, 22.6, 12)).toMatchObject({ strokesImproved: 0, wayToGoal: 0 });
  });

  it('is zero for a handicap that is typed twice in a minute', () => {
    const typed = past({
      handicaps: [
        { handicap: 54, recordedAt: '2026-05-01T08:00:00Z' },
        { handicap: 10, recordedAt: '2026-05-01T08:01:00Z' },
      ],
      currentHandicap: 10,
      goalHandicap: 10,
    });
    expect(typed).toMatchObject({ strokesImproved: 0, wayToGoal: 0, wayToSingleFigures: 0 });
  });

  it('is zero if the handicap has not changed, even at the goal', () => {
    expect(since(8, 8, 8)).toMatchObject({
      strokesImproved: 0,
      wayToGoal: 0,
      wayToSingleFigures: 0,
      wayToScratch: 0,
    });
  });

  it('is complete exactly at the goal, at single figures and at scratch', () => {
    expect(since(12, 9.9, 9.9)).toMatchObject({ wayToGoal: 100, wayToSingleFigures: 100 });
    expect(since(12, 10, 9.9).wayToGoal).toBeLessThan(100);
    expect(since(5, 4.9)).toMatchObject({ wayToSingleFigures: 100 });
    expect(since(2, 0)).toMatchObject({ wayToScratch: 100 });
  });

  it('has no goal to reach if the goal is not better than the start', () => {
    expect(since(18, 17, 20).wayToGoal).toBe(0);
  });
});

describe('the best round of a golfer', () => {
  const round: PastRound = {
    date: today,
    holes: 18,
    scoreType: 'strokeplay',
    totalScore: 90,
    coursePar: null,
  };
  const best = (...rounds: Partial<PastRound>[]) =>
    past({
      rounds: rounds.map((changes) => ({ ...round, ...changes })),
      handicaps: [
        { handicap: 25, recordedAt: '2026-01-01T08:00:00Z' },
        { handicap: 18, recordedAt: '2026-05-01T08:00:00Z' },
      ],
    }).bestRoundPoints;

  it('scores 36 points for par plus handicap, and one more for each stroke better', () => {
    expect(best({})).toBe(36);
    expect(best({ totalScore: 88 }, { totalScore: 95 })).toBe(38);
    expect(best({ coursePar: 70 })).toBe(34);
  });

  it('is measured by the handicap of its day', () => {
    expect(best({ date: '2026-02-01', totalScore: 90 })).toBe(43);
  });

  it('uses the points themselves in Stableford, and ignores nine-hole rounds', () => {
    expect(best({ scoreType: 'stableford', totalScore: 33 })).toBe(33);
    expect(best({ holes: 9, totalScore: 40 })).toBe(0);
  });
});

describe('friends and kudos', () => {
  it('are counters that come from outside the history', () => {
    const measures = measuresOf(nothing, today);
    const counters = new Map([...measures.counters, ['friends', 3], ['kudosGiven', 12]] as const);
    expect(factsFrom(measures, today).all).toMatchObject({ friends: 0, kudosGiven: 0 });
    expect(factsFrom({ ...measures, counters }, today).all).toMatchObject({
      friends: 3,
      kudosGiven: 12,
    });
  });
});

describe('achievement facts', () => {
  it('never shrink when another session is completed', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(days, (offsets) => {
        const sessions = offsets.map((offset) => aSession(addDays('2025-06-01', offset)));
        const before = past({ sessions: sessions.slice(1) });
        const after = past({ sessions });
        for (const name of ['sessionsCompleted', 'focus:putting', 'earlySessions'] as const)
          expect(after[name]).toBeGreaterThanOrEqual(before[name]);
      }),
    );
  });

  it('count every day of this year in exactly one season', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 364 }), (offset) => {
        const { seasons } = factsOf(
          { ...nothing, sessions: [aSession(addDays('2026-01-01', offset))] },
          today,
        );
        const counted = Object.values(seasons).map((season) => season.sessionsCompleted);
        expect(counted.toSorted()).toEqual([0, 0, 0, 0, 1]);
      }),
    );
  });

  it('ignore practice and rounds dated in the future', () => {
    const round = { holes: 18, scoreType: 'stableford', totalScore: 40, coursePar: 72 } as const;
    const booked = { practiceDays: ['2026-06-01'], rounds: [{ ...round, date: '2026-05-15' }] };
    const done = { practiceDays: ['2026-05-14'], rounds: [{ ...round, date: '2026-05-01' }] };
    expect(past(booked)).toEqual(past({}));
    expect(past(done)).toMatchObject({ roundsLogged: 1, longestPause: 13, bestRoundPoints: 40 });
  });

  it('round hours down to whole tenths', () => {
    const hours = (totalMinutes: number) =>
      past({ totals: { ...noTotals, totalMinutes } }).hoursTrained;
    expect([59, 60, 65, 66].map(hours)).toEqual([0.9, 1, 1, 1.1]);
  });
});
