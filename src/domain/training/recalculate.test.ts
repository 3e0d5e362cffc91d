import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseIdOf } from '#domain/programs/version-id.ts';
import { acts, anyWorld, training, type World, worldAfter } from '#testing/plan-model.ts';
import { isPlanned } from './plan-change.ts';
import { recalculate, type VersionedPlan, type VersionedSession } from './recalculate.ts';

/** Plans train on Mondays, Wednesdays and Fridays from May 4, 2026 on. */
const monday = '2026-05-04';
const plan = (
  days: Readonly<Record<string, string>>,
  changes: Partial<VersionedSession>[] = [],
): VersionedPlan => ({
  startDate: monday,
  sessionsPerWeek: 3,
  availableDays: [1, 3, 5],
  pause: null,
  sessions: Object.entries(days).map(([sessionId, scheduledDate], index) => ({
    id: `own-${sessionId}`,
    sessionId,
    sessionNumber: index + 1,
    scheduledDate,
    originalWeekNumber: Math.floor((Number(scheduledDate.slice(-2)) - 4) / 7) + 1,
    status: 'planned',
    isTouched: false,
    ...changes[index],
  })),
});
const week = { a: '2026-05-04', b: '2026-05-06', c: '2026-05-08', d: '2026-05-11' };
const sunday = '2026-05-03';
const done = { status: 'completed' } as const;

/** Returns the plan as it is stored after a recalculation. */
function stored(before: VersionedPlan, version: readonly string[], today: string): VersionedPlan {
  const { updated, added, removed } = recalculate(before, version, today);
  const changes = new Map(updated.map((session) => [session.id, session]));
  const left = before.sessions.filter(({ id }) => !removed.includes(id));
  return {
    ...before,
    sessions: [
      ...left.map((session) => ({ ...session, ...changes.get(session.id) })),
      ...added.map((session) => ({
        ...session,
        id: `new-${session.sessionId}`,
        isTouched: false,
        status: 'planned' as const,
      })),
    ],
  };
}

const days = ({ sessions }: VersionedPlan) =>
  Object.fromEntries(
    sessions
      .toSorted((a, b) => a.sessionNumber - b.sessionNumber)
      .map(({ sessionId, scheduledDate }) => [sessionId, scheduledDate.slice(5)]),
  );

describe('a plan updated to a newer program version', () => {
  it('gets the sessions of that version on the same days', () => {
    const { updated, added, removed } = recalculate(
      plan(week),
      ['a@2', 'b@2', 'c@2', 'd@2'],
      sunday,
    );
    expect(updated.map(({ sessionId, scheduledDate }) => [sessionId, scheduledDate])).toEqual([
      ['a@2', '2026-05-04'],
      ['b@2', '2026-05-06'],
      ['c@2', '2026-05-08'],
      ['d@2', '2026-05-11'],
    ]);
    expect([added, removed]).toEqual([[], []]);
  });

  it('keeps sessions that are completed, skipped or have notes unchanged', () => {
    const before = plan(week, [done, { status: 'skipped' }, { isTouched: true }]);
    const after = stored(before, ['a@2', 'b@2', 'c@2', 'd@2'], '2026-05-07');
    expect(after.sessions.slice(0, 3)).toEqual(before.sessions.slice(0, 3));
    expect(after.sessions[3]?.sessionId).toBe('d@2');
  });

  it('keeps a done session that the version does not have', () => {
    const before = plan(week, [done]);
    const { updated, removed } = recalculate(before, ['b', 'c', 'd'], '2026-05-05');
    expect([updated, removed]).toEqual([[], []]);
  });

  it('loses a session that the version does not have; the others keep their days', () => {
    const after = stored(plan(week), ['a@2', 'c@2', 'd@2'], sunday);
    expect(days(after)).toEqual({ 'a@2': '05-04', 'c@2': '05-08', 'd@2': '05-11' });
    expect(after.sessions.map(({ sessionNumber }) => sessionNumber)).toEqual([1, 2, 3]);
  });

  it('keeps today’s session even if the version does not have it', () => {
    const { removed } = recalculate(plan(week), ['b@2', 'c@2', 'd@2'], monday);
    expect(removed).toEqual([]);
  });

  it('gets a new last session on the next training day', () => {
    const after = stored(plan(week), ['a', 'b', 'c', 'd', 'e'], sunday);
    expect(days(after)).toMatchObject({ d: '05-11', e: '05-13' });
  });

  it('gets a new session in between on a free day, and no other session moves', () => {
    const gap = { a: '2026-05-04', c: '2026-05-08', d: '2026-05-11' };
    const after = stored(plan(gap), ['a', 'b', 'c', 'd'], sunday);
    expect(days(after)).toEqual({ a: '05-04', b: '05-06', c: '05-08', d: '05-11' });
  });

  it('moves later sessions by one if no day is free, up to the next free day', () => {
    const gap = { ...week, e: '2026-05-15' };
    const after = stored(plan(gap), ['a', 'n', 'b', 'c', 'd', 'e'], sunday);
    expect(days(after)).toEqual({
      a: '05-04',
      n: '05-06',
      b: '05-08',
      c: '05-11',
      d: '05-13',
      e: '05-15',
    });
    const moved = after.sessions.find(({ sessionId }) => sessionId === 'c');
    expect(moved?.originalWeekNumber).toBe(2);
  });

  it('swaps days where the author has swapped sessions', () => {
    const after = stored(plan(week), ['a', 'c', 'b', 'd'], sunday);
    expect(days(after)).toEqual({ a: '05-04', c: '05-06', b: '05-08', d: '05-11' });
  });

  it('leaves a session where the golfer has moved it', () => {
    const moved = { ...week, a: '2026-05-27' };
    const after = stored(plan(moved), ['a@2', 'b@2', 'n@2', 'c@2', 'd@2'], sunday);
    expect(days(after)).toMatchObject({ 'a@2': '05-27', 'b@2': '05-06', 'n@2': '05-08' });
  });

  it('puts no new session in the past, on today or into a pause', () => {
    const pause = { from: '2026-05-12', to: '2026-05-20', reason: 'holiday', weeks: 0 } as const;
    const paused = { ...plan(week, [done]), pause };
    const after = stored(paused, ['a', 'n', 'b', 'c', 'd'], '2026-05-07');
    // May 6 is over, so session b is missed; the golfer has to decide about it.
    expect(days(after)).toMatchObject({ b: '05-06', n: '05-08', c: '05-11', d: '05-22' });
  });

  it('keeps its days when an exercise of a session changed', () => {
    const after = stored(plan(week), ['a@3', 'b@3', 'c@3', 'd@3'], '2026-05-07');
    expect(Object.values(days(after))).toEqual(Object.values(days(plan(week))));
  });
});

describe('updating any plan to any newer version', () => {
  /** Some of the plan's sessions in any order, and some sessions that the plan does not have. */
  const anyVersion = (world: World) =>
    fc
      .tuple(
        fc.shuffledSubarray(world.sessions.map(({ sessionNumber }) => `s${sessionNumber}@2`)),
        fc.integer({ min: 0, max: 8 }),
        fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
      )
      .map(([some, count, at]) =>
        Array.from({ length: count }, (_, index) => `n${index}@2`).reduce(
          (all, id, index) => all.toSpliced((at[index] ?? 0) % (all.length + 1), 0, id),
          some,
        ),
      );
  const anyCase = fc
    .tuple(anyWorld, acts, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }))
    .chain(([start, story, touched]) => {
      const world = worldAfter(start, story);
      const sessions = world.sessions.map((session, index) => ({
        ...session,
        sessionId: `s${session.sessionNumber}`,
        isTouched: touched[index] === true && index % 5 === 0,
      }));
      const before: VersionedPlan = { ...world, ...training, sessions };
      return anyVersion(world).map((version) => ({ before, version, today: world.today }));
    });
  const check = (
    property: (one: { before: VersionedPlan; version: string[]; today: string }) => void,
  ) => fc.assert(fc.property(anyCase, property), { numRuns: 150 });
  const isFixed = (session: VersionedSession) => !isPlanned(session) || session.isTouched;

  it('never changes sessions that are done or have notes', () => {
    check(({ before, version, today }) => {
      const after = stored(before, version, today);
      const old = before.sessions.filter(isFixed);
      expect(after.sessions.filter(isFixed)).toEqual(old);
    });
  });

  it('results in each session of the version once, with unique session numbers', () => {
    check(({ before, version, today }) => {
      const { sessions } = stored(before, version, today);
      const bases = sessions.map(({ sessionId }) => baseIdOf(sessionId));
      expect(new Set(bases).size).toBe(bases.length);
      expect(new Set(version.map(baseIdOf)).difference(new Set(bases))).toEqual(new Set());
      const numbers = sessions.map(({ sessionNumber }) => sessionNumber);
      expect(new Set(numbers).size).toBe(numbers.length);
      const others = sessions.filter(
        (one) => !version.includes(one.sessionId) && !isFixed(one) && one.scheduledDate !== today,
      );
      expect(others).toEqual([]);
    });
  });

  it('changes nothing the second time', () => {
    check(({ before, version, today }) => {
      const after = stored(before, version, today);
      expect(recalculate(after, version, today)).toEqual({ updated: [], added: [], removed: [] });
    });
  });

  it('changes only ids if the version has the same sessions', () => {
    check(({ before, today }) => {
      const version = before.sessions
        .toSorted((a, b) => a.sessionNumber - b.sessionNumber)
        .map(({ sessionId }) => `${sessionId}@2`);
      const { sessions } = stored(before, version, today);
      expect(sessions.map((one) => ({ ...one, sessionId: baseIdOf(one.sessionId) }))).toEqual(
        before.sessions,
      );
    });
  });

  it('keeps sessions up to today in place, and puts no new session on those days', () => {
    check(({ before, version, today }) => {
      const old = new Map(before.sessions.map((session) => [session.id, session.scheduledDate]));
      for (const { id, scheduledDate } of stored(before, version, today).sessions) {
        const was = old.get(id);
        if (was === undefined) expect(scheduledDate > today).toBe(true);
        else if (was <= today) expect(scheduledDate).toBe(was);
        else expect(scheduledDate > today).toBe(true);
      }
    });
  });

  it('keeps a plan in the author’s order if it was in that order', () => {
    const inOrder = ({ sessions }: VersionedPlan, today: string) => {
      const toCome = sessions
        .filter((one) => !isFixed(one) && one.scheduledDate > today)
        .toSorted((a, b) => a.sessionNumber - b.sessionNumber);
      return toCome.every(
        (one, index) => (toCome[index - 1]?.scheduledDate ?? '') <= one.scheduledDate,
      );
    };
    check(({ before, version, today }) => {
      fc.pre(inOrder(before, today));
      expect(inOrder(stored(before, version, today), today)).toBe(true);
    });
  });
});
