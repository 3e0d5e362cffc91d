import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, mondayOf } from '#domain/calendar-date.ts';
import {
  abandon,
  acts,
  actsAndLeaving,
  anyWorld,
  complete,
  endPause,
  move,
  pause,
  reopen,
  reschedule,
  skip,
  type World,
  worldAfter,
} from '#testing/plan-model.ts';
import { openPause } from './pause.ts';
import { type ChangeableSession, changesBetween, isPlanned, weekIn } from './plan-change.ts';
import { weekOfPlanOn, weeksOfPlan } from './plan-weeks.ts';

const idsOf = (sessions: readonly ChangeableSession[]) => sessions.map(({ id }) => id).toSorted();
const doneOf = ({ sessions }: World) => sessions.filter((session) => !isPlanned(session));
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The number of weeks between a session and its original week. If it is not 0, the session looks moved. */
const shiftOf = (world: World, session: ChangeableSession) =>
  weekIn(world, session.scheduledDate) - session.originalWeekNumber;

/** Every session is in exactly one week, on one of its days, and the totals match the plan. */
function expectWeeksToAddUp(world: World) {
  const timed = world.sessions.map((one) => ({ ...one, totalDuration: 20 + one.sessionNumber }));
  const weeks = weeksOfPlan(timed, world.startDate);
  const firstMonday = mondayOf(world.startDate);
  const expected = weeks.map((_, index) => {
    const weekStart = addDays(firstMonday, 7 * index);
    const weekEnd = addDays(weekStart, 6);
    const sessions = timed.filter(
      ({ scheduledDate }) => weekStart <= scheduledDate && scheduledDate <= weekEnd,
    );
    return {
      weekNumber: index + 1,
      weekStart,
      weekEnd,
      sessions,
      totalSessions: sessions.length,
      completedSessions: sessions.filter((one) => !isPlanned(one)).length,
      totalDuration: sum(sessions.map((one) => one.totalDuration)),
    };
  });
  expect(weeks).toEqual(expected);
  for (const week of weeks) {
    expect(weekOfPlanOn(timed, world.startDate, week.weekStart)).toEqual(week);
    expect(weekOfPlanOn(timed, world.startDate, week.weekEnd)).toEqual(week);
  }
  expect(sum(weeks.map((week) => week.totalSessions))).toBe(world.sessions.length);
  expect(world.sessions.every((session) => session.originalWeekNumber >= 1)).toBe(true);
}

/** Invariants between a state of a plan and the next one. */
function expectWhole(before: World, now: World) {
  expect(idsOf(now.sessions)).toEqual(idsOf(now.isAbandoned ? doneOf(now) : before.sessions));
  const old = new Map(before.sessions.map((session) => [session.id, session]));
  const wrong = now.sessions.filter((session) => {
    const was = old.get(session.id) ?? session;
    if (isPlanned(was)) {
      return session.scheduledDate < was.scheduledDate && session.scheduledDate < before.today;
    }
    return (
      session.scheduledDate !== was.scheduledDate || shiftOf(now, session) !== shiftOf(before, was)
    );
  });
  expect(wrong).toEqual([]);
  expectWeeksToAddUp(now);
}

describe('after any sequence of changes to a plan', () => {
  it('no session is lost or duplicated, done sessions never move, and the weeks add up', () => {
    fc.assert(
      fc.property(anyWorld, actsAndLeaving, (start, story) => {
        let world = start;
        for (const act of story) {
          const before = world;
          world = act(world);
          expectWhole(before, world);
        }
      }),
    );
  });

  it('the stored changes produce the plan that the golfer sees', () => {
    fc.assert(
      fc.property(anyWorld, acts, (start, story) => {
        const world = worldAfter(start, story);
        const changes = new Map(changesBetween(start, world).map((change) => [change.id, change]));
        const stored = start.sessions.map((session) => ({
          ...session,
          ...changes.get(session.id),
          status: 'planned',
        }));
        const seen = world.sessions.map((session) => ({ ...session, status: 'planned' }));
        expect(stored).toEqual(seen);
      }),
    );
  });

  it('only a moved session is marked as moved, and it moves to today or later', () => {
    fc.assert(
      fc.property(anyWorld, acts, move, (start, story, act) => {
        const world = worldAfter(start, story);
        const moved = act(world);
        const touched = moved.sessions.filter(
          ({ scheduledDate }, index) => scheduledDate !== world.sessions[index]?.scheduledDate,
        );
        expect(touched.length).toBeLessThanOrEqual(1);
        expect(touched.every(({ scheduledDate }) => scheduledDate >= world.today)).toBe(true);
        const shifts = (of: World) =>
          of.sessions
            .filter(({ id }) => id !== touched[0]?.id)
            .map((session) => shiftOf(of, session));
        expect(shifts(moved)).toEqual(shifts(world));
      }),
      { numRuns: 200 },
    );
  });

  it('completing, skipping and reopening change no date', () => {
    const marks = fc.array(fc.oneof(complete, skip, reopen), { minLength: 1 });
    fc.assert(
      fc.property(anyWorld, acts, marks, (start, story, marked) => {
        const world = worldAfter(start, story);
        const now = worldAfter(world, marked);
        expect(changesBetween(world, now)).toEqual([]);
        expect(now.startDate).toBe(world.startDate);
      }),
    );
  });

  it('abandoning a plan leaves exactly the done sessions, on their dates', () => {
    fc.assert(
      fc.property(anyWorld, acts, abandon, (start, story, leave) => {
        const world = worldAfter(start, story);
        expect(leave(world).sessions).toEqual(world.sessions.filter((one) => !isPlanned(one)));
        expectWeeksToAddUp(leave(world));
      }),
    );
  });

  it('rescheduling puts the open sessions in the author’s order, with no session in the past', () => {
    fc.assert(
      fc.property(anyWorld, acts, reschedule, (start, story, relay) => {
        const world = relay(worldAfter(start, story));
        const open = world.sessions
          .filter(isPlanned)
          .toSorted((a, b) => a.sessionNumber - b.sessionNumber);
        const dates = open.map((session) => session.scheduledDate);
        expect(dates).toEqual([...new Set(dates)].toSorted());
        expect(dates.every((date) => date >= world.today)).toBe(true);
        expect(open.filter((session) => shiftOf(world, session) !== 0)).toEqual([]);
      }),
    );
  });

  it('the end of an older pause does not pull a rescheduled plan forward', () => {
    fc.assert(
      fc.property(
        anyWorld,
        acts,
        pause,
        reschedule,
        endPause,
        (start, story, begin, relay, end) => {
          const world = relay(begin(worldAfter(start, story)));
          fc.pre(world.sessions.some(isPlanned));
          expect(end(world).sessions).toEqual(world.sessions);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('a pause of any plan', () => {
  const anyBreak = fc.tuple(anyWorld, acts, pause).map(([start, story, begin]) => {
    const world = worldAfter(start, story);
    return { world, paused: begin(world) };
  });
  const isNew = ({ world }: { world: World }) => openPause(world.pause, world.today) === null;

  it('has no planned sessions in it, and keeps order, weekdays and gaps', () => {
    fc.assert(
      fc.property(anyBreak.filter(isNew), ({ world, paused }) => {
        const { from, to, weeks } = paused.pause ?? { from: '', to: '', weeks: 0 };
        const wrong = paused.sessions.filter((session, index) => {
          const old = world.sessions[index] ?? session;
          const moves = isPlanned(session) && old.scheduledDate >= from;
          const days = daysBetween(old.scheduledDate, session.scheduledDate);
          return days !== (moves ? 7 * weeks : 0) || (moves && session.scheduledDate <= to);
        });
        expect(wrong).toEqual([]);
        const shifts = (of: World) => of.sessions.map((session) => shiftOf(of, session));
        expect(shifts(paused)).toEqual(shifts(world));
      }),
    );
  });

  it('that is ended immediately leaves the plan as it was', () => {
    fc.assert(
      fc.property(anyBreak.filter(isNew), endPause, ({ world, paused }, end) => {
        expect(paused.pause).not.toBeNull();
        expect(end(paused).sessions).toEqual(world.sessions);
      }),
    );
  });

  it('that ends early moves no session before today, before the pause or before the plan', () => {
    const moves = fc.array(move, { maxLength: 6 });
    const nights = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(anyBreak, moves, nights, endPause, ({ paused }, moved, days, end) => {
        const later = worldAfter(paused, moved);
        const world = { ...later, today: addDays(later.today, days) };
        const ended = end(world);
        const earliest = [world.today, world.pause?.from ?? '', world.startDate].toSorted().at(-1);
        for (const [index, session] of ended.sessions.entries()) {
          const was = world.sessions[index]?.scheduledDate ?? '';
          if (session.scheduledDate === was) continue;
          expect(session.scheduledDate < was).toBe(true);
          expect(session.scheduledDate >= (earliest ?? '')).toBe(true);
        }
        expect(ended.sessions.every(({ originalWeekNumber }) => originalWeekNumber >= 1)).toBe(
          true,
        );
      }),
      { numRuns: 1000 },
    );
  });
});
