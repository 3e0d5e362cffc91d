import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, mondayOf } from '#domain/calendar-date.ts';
import {
  abandon,
  acts,
  actsAndLeaving,
  after,
  anyWorld,
  complete,
  endPause,
  move,
  pause,
  reopen,
  reschedule,
  skip,
  type World,
} from '#testing/plan-story.ts';
import { type ChangeableSession, changesBetween, isPlanned, weekIn } from './changeable-plan.ts';
import { openPause } from './pause.ts';
import { weeksOfPlan } from './plan-weeks.ts';

const idsOf = (sessions: readonly ChangeableSession[]) => sessions.map(({ id }) => id).toSorted();
const doneOf = ({ sessions }: World) => sessions.filter((session) => !isPlanned(session));
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** How many weeks a session stands from the one it was meant for; other than 0 it looks moved. */
const shiftOf = (world: World, session: ChangeableSession) =>
  weekIn(world, session.scheduledDate) - session.originalWeekNumber;

/** Every session stands in exactly one week, on one of its days, and the sums are those of the plan. */
function expectWeeksToAddUp(world: World) {
  const timed = world.sessions.map((one) => ({ ...one, totalDuration: 20 + one.sessionNumber }));
  const weeks = weeksOfPlan(timed, world.startDate);
  const firstMonday = mondayOf(world.startDate);
  for (const [index, week] of weeks.entries()) {
    expect(week.weekNumber).toBe(index + 1);
    expect(week.weekStart).toBe(addDays(firstMonday, 7 * index));
    expect(week.weekEnd).toBe(addDays(week.weekStart, 6));
    const inside = timed.filter(
      ({ scheduledDate }) => week.weekStart <= scheduledDate && scheduledDate <= week.weekEnd,
    );
    expect(week.sessions).toEqual(inside);
    expect(week.totalSessions).toBe(inside.length);
    expect(week.completedSessions).toBe(inside.filter((one) => !isPlanned(one)).length);
    expect(week.totalDuration).toBe(sum(inside.map((one) => one.totalDuration)));
  }
  expect(sum(weeks.map((week) => week.totalSessions))).toBe(world.sessions.length);
  expect(world.sessions.every((session) => session.originalWeekNumber >= 1)).toBe(true);
}

/** What has to hold from any moment of a plan to the next one. */
function expectWhole(before: World, now: World) {
  expect(idsOf(now.sessions)).toEqual(idsOf(now.isAbandoned ? doneOf(now) : before.sessions));
  const old = new Map(before.sessions.map((session) => [session.id, session]));
  for (const session of now.sessions) {
    const was = old.get(session.id) ?? session;
    if (isPlanned(was)) {
      const earliest = [was.scheduledDate, before.today].toSorted()[0] ?? '';
      expect(session.scheduledDate >= earliest).toBe(true);
    } else {
      expect(session.scheduledDate).toBe(was.scheduledDate);
      expect(shiftOf(now, session)).toBe(shiftOf(before, was));
    }
  }
  expectWeeksToAddUp(now);
}

describe('whatever a golfer does to a plan, in any order', () => {
  it('no session is lost or doubled, what is done never moves, and the weeks add up', () => {
    fc.assert(
      fc.property(anyWorld, actsAndLeaving, (start, story) => {
        let world = start;
        for (const act of story) {
          const before = world;
          world = act(world);
          expectWhole(before, world);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('what is stored of a change makes the plan that the golfer sees', () => {
    fc.assert(
      fc.property(anyWorld, acts, (start, story) => {
        const world = after(start, story);
        const changes = new Map(changesBetween(start, world).map((change) => [change.id, change]));
        for (const session of start.sessions) {
          const { scheduledDate, originalWeekNumber } = changes.get(session.id) ?? session;
          const now = world.sessions.find(({ id }) => id === session.id);
          expect(now).toMatchObject({ scheduledDate, originalWeekNumber });
        }
      }),
    );
  });

  it('only a moved session looks moved, and it moves to today or later', () => {
    fc.assert(
      fc.property(anyWorld, acts, move, (start, story, act) => {
        const world = after(start, story);
        const moved = act(world);
        const touched = moved.sessions.filter(
          ({ scheduledDate }, index) => scheduledDate !== world.sessions[index]?.scheduledDate,
        );
        expect(touched.length).toBeLessThanOrEqual(1);
        expect(touched.every(({ scheduledDate }) => scheduledDate >= world.today)).toBe(true);
        for (const [index, session] of world.sessions.entries()) {
          const now = moved.sessions[index] ?? session;
          if (!touched.includes(now)) expect(shiftOf(moved, now)).toBe(shiftOf(world, session));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('completing, skipping and reopening change no date', () => {
    const marks = fc.array(fc.oneof(complete, skip, reopen), { minLength: 1 });
    fc.assert(
      fc.property(anyWorld, acts, marks, (start, story, marked) => {
        const world = after(start, story);
        const now = after(world, marked);
        expect(changesBetween(world, now)).toEqual([]);
        expect(now.startDate).toBe(world.startDate);
      }),
    );
  });

  it('abandoning leaves exactly what was done, where it was', () => {
    fc.assert(
      fc.property(anyWorld, acts, abandon, (start, story, leave) => {
        const world = after(start, story);
        expect(leave(world).sessions).toEqual(world.sessions.filter((one) => !isPlanned(one)));
        expectWeeksToAddUp(leave(world));
      }),
    );
  });

  it('a plan laid anew holds the open sessions in the author’s order, none in the past', () => {
    fc.assert(
      fc.property(anyWorld, acts, reschedule, (start, story, relay) => {
        const world = relay(after(start, story));
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

  it('a plan laid anew is not pulled forward by the end of an older pause', () => {
    fc.assert(
      fc.property(
        anyWorld,
        acts,
        pause,
        reschedule,
        endPause,
        (start, story, begin, relay, end) => {
          const world = relay(begin(after(start, story)));
          fc.pre(world.sessions.some(isPlanned));
          expect(end(world).sessions).toEqual(world.sessions);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('any pause', () => {
  const anyBreak = fc.tuple(anyWorld, acts, pause).map(([start, story, begin]) => {
    const world = after(start, story);
    return { world, paused: begin(world) };
  });
  const isNew = ({ world }: { world: World }) => openPause(world.pause, world.today) === null;

  it('leaves nothing planned in it and keeps order, weekdays and gaps', () => {
    fc.assert(
      fc.property(anyBreak.filter(isNew), ({ world, paused }) => {
        const { from, to, weeks } = paused.pause ?? { from: '', to: '', weeks: 0 };
        for (const [index, session] of paused.sessions.entries()) {
          const old = world.sessions[index] ?? session;
          const moves = isPlanned(session) && old.scheduledDate >= from;
          const days = daysBetween(old.scheduledDate, session.scheduledDate);
          expect(days).toBe(moves ? 7 * weeks : 0);
          expect(shiftOf(paused, session)).toBe(shiftOf(world, old));
          if (moves) expect(session.scheduledDate > to).toBe(true);
        }
      }),
    );
  });

  it('ended at once leaves the plan as it was', () => {
    fc.assert(
      fc.property(anyBreak.filter(isNew), endPause, ({ world, paused }, end) => {
        expect(paused.pause).not.toBeNull();
        expect(end(paused).sessions).toEqual(world.sessions);
      }),
    );
  });

  it('that ends early brings nothing before today, before the pause or before the plan', () => {
    const moves = fc.array(move, { maxLength: 6 });
    const nights = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(anyBreak, moves, nights, endPause, ({ paused }, moved, days, end) => {
        const later = after(paused, moved);
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
