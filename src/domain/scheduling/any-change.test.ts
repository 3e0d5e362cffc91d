import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#domain/calendar-date.ts';
import {
  type ChangeablePlan,
  type ChangeableSession,
  changesBetween,
  isPlanned,
  weekIn,
} from './changeable-plan.ts';
import { checkMove, moveSession } from './move-session.ts';
import { checkPause, cutPause, openPause, type Pause, pullBack, shiftForPause } from './pause.ts';
import { weeksOfPlan } from './plan-weeks.ts';
import { checkPreferences } from './preferences.ts';
import { abandonmentOf, layOutRemaining, sessionsToRelay } from './relay-plan.ts';
import { layOutPlan } from './schedule.ts';

/** A golfer's plan with the day it is and the pause it has, as the server keeps them. */
type World = ChangeablePlan & { readonly today: string; readonly pause: Pause | null };

type Act = (world: World) => World;

const someDay = fc.integer({ min: 0, max: 60 });
const sessionAt = (world: World, pick: number) => {
  const session = world.sessions[pick % Math.max(1, world.sessions.length)];
  return session === undefined ? null : session;
};
const withStatus = (world: World, id: string, status: ChangeableSession['status']): World => ({
  ...world,
  sessions: world.sessions.map((session) => (session.id === id ? { ...session, status } : session)),
});

const move = fc.tuple(fc.nat(), someDay).map(
  ([pick, days]): Act =>
    (world) => {
      const session = sessionAt(world, pick);
      const newDate = addDays(world.today, days);
      if (session === null || checkMove(session, newDate, world.today) !== null) return world;
      return { ...world, ...moveSession(world, { id: session.id, newDate }) };
    },
);

const mark = fc.tuple(fc.nat(), fc.constantFrom('planned', 'completed', 'skipped')).map(
  ([pick, status]): Act =>
    (world) => {
      const session = sessionAt(world, pick);
      return session === null ? world : withStatus(world, session.id, status);
    },
);

const pause = fc.tuple(someDay, someDay).map(
  ([begin, days]): Act =>
    (world) => {
      const from = addDays(world.today, begin);
      const span = { from, to: addDays(from, days), reason: 'holiday' as const };
      if (openPause(world.pause, world.today) !== null) return world;
      expect(checkPause(span, world.today)).toEqual([]);
      const { plan, weeks } = shiftForPause(world, span);
      return { ...world, ...plan, pause: { ...span, weeks } };
    },
);

const endPause = fc.constant<Act>((world) => {
  const open = openPause(world.pause, world.today);
  if (open === null) return world;
  const pulled = pullBack(world, open, world.today);
  return { ...world, ...pulled, pause: cutPause(open, world.today) };
});

const reschedule = fc
  .tuple(someDay, fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }), fc.nat())
  .map(
    ([days, availableDays, many]): Act =>
      (world) => {
        const startDate = addDays(world.today, days);
        const sessionsPerWeek = 1 + (many % availableDays.length);
        const preferences = { sessionsPerWeek, availableDays, startDate };
        expect(checkPreferences(preferences, world.today)).toEqual([]);
        const totalSessions = sessionsToRelay(world.sessions).length;
        if (totalSessions === 0) return world;
        const schedule = layOutPlan({ totalSessions, preferences });
        const plan = layOutRemaining(world, { schedule, startDate });
        return { ...world, ...plan, pause: world.pause && cutPause(world.pause, startDate) };
      },
  );

const abandon = fc.constant<Act>((world) => ({
  ...world,
  sessions: abandonmentOf(world.sessions).kept,
  pause: world.pause && cutPause(world.pause, world.today),
}));

const sleep = fc.integer({ min: 1, max: 12 }).map(
  (days): Act =>
    (world) => ({ ...world, today: addDays(world.today, days) }),
);

const anyWorld: fc.Arbitrary<World> = fc
  .record({ totalSessions: fc.integer({ min: 1, max: 40 }), start: someDay })
  .map(({ totalSessions, start }) => {
    const today = '2026-02-20';
    const startDate = addDays(today, start);
    const preferences = { sessionsPerWeek: 3, availableDays: [1, 2, 4, 6], startDate };
    const sessions = layOutPlan({ totalSessions, preferences }).map((entry) => ({
      id: `session-${entry.sessionNumber}`,
      sessionNumber: entry.sessionNumber,
      scheduledDate: entry.scheduledDate,
      originalWeekNumber: entry.weekNumber,
      status: 'planned' as const,
    }));
    return { startDate, sessions, today, pause: null };
  });

const acts = fc.array(fc.oneof(move, mark, pause, endPause, reschedule, sleep), { maxLength: 25 });

const idsOf = (sessions: readonly ChangeableSession[]) => sessions.map(({ id }) => id).toSorted();

function expectWhole(world: World) {
  const timed = world.sessions.map((session) => ({ ...session, totalDuration: 30 }));
  const weeks = weeksOfPlan(timed, world.startDate);
  expect(weeks.reduce((sum, week) => sum + week.totalSessions, 0)).toBe(world.sessions.length);
  expect(world.sessions.every((session) => weekIn(world, session.scheduledDate) >= 1)).toBe(true);
  expect(world.sessions.every((session) => session.originalWeekNumber >= 1)).toBe(true);
}

describe('whatever a golfer does to a plan, in any order', () => {
  it('no session is lost or doubled, what is done never moves, and the weeks add up', () => {
    fc.assert(
      fc.property(anyWorld, acts, (start, story) => {
        let world = start;
        for (const act of story) {
          const before = world;
          world = act(world);
          expect(idsOf(world.sessions)).toEqual(idsOf(start.sessions));
          const moved = changesBetween(before, world).filter(({ id, scheduledDate }) =>
            before.sessions.some(
              (old) => old.id === id && !isPlanned(old) && old.scheduledDate !== scheduledDate,
            ),
          );
          expect(moved).toEqual([]);
          expectWhole(world);
        }
      }),
    );
  });

  it('abandoning leaves exactly what was done, where it was', () => {
    fc.assert(
      fc.property(anyWorld, acts, abandon, (start, story, leave) => {
        const world = story.reduce((now, act) => act(now), start);
        expect(leave(world).sessions).toEqual(world.sessions.filter((one) => !isPlanned(one)));
        expectWhole(leave(world));
      }),
    );
  });

  it('a plan laid anew holds the open sessions in the author’s order, none in the past', () => {
    fc.assert(
      fc.property(anyWorld, acts, reschedule, (start, story, relay) => {
        const world = relay(story.reduce((now, act) => act(now), start));
        const dates = sessionsToRelay(world.sessions).map((session) => session.scheduledDate);
        expect(dates).toEqual([...new Set(dates)].toSorted());
        expect(dates.every((date) => date >= world.today)).toBe(true);
      }),
    );
  });

  it('a pause ended at once leaves the plan as it was', () => {
    fc.assert(
      fc.property(anyWorld, acts, pause, endPause, (start, story, begin, end) => {
        const world = story.reduce((now, act) => act(now), start);
        fc.pre(openPause(world.pause, world.today) === null);
        const paused = begin(world);
        const first = paused.pause;
        // What was completed ahead of time and reopened since is not part of this promise.
        expect(end(paused).sessions).toEqual(world.sessions);
        expect(first).not.toBeNull();
      }),
    );
  });
});

describe('any pause', () => {
  it('leaves nothing planned in it and keeps order, weekdays and gaps', () => {
    fc.assert(
      fc.property(anyWorld, acts, pause, (start, story, begin) => {
        const world = story.reduce((now, act) => act(now), start);
        fc.pre(openPause(world.pause, world.today) === null);
        const paused = begin(world);
        const { from, to, weeks } = paused.pause ?? { from: '', to: '', weeks: 0 };
        for (const [index, session] of paused.sessions.entries()) {
          const { scheduledDate: was } = world.sessions[index] ?? session;
          const moves = isPlanned(session) && was >= from;
          expect(daysBetween(was, session.scheduledDate)).toBe(moves ? 7 * weeks : 0);
          if (moves) expect(session.scheduledDate > to).toBe(true);
        }
      }),
    );
  });
});
