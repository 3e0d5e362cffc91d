import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acts, anyWorld, training, type World, worldAfter } from '#testing/plan-model.ts';
import { addDays, type CalendarDate, dayNumberOf, mondayOf } from '../calendar-date.ts';
import { missedToSettle } from './missed-sessions.ts';
import { type ChangeableSession, isPlanned } from './plan-change.ts';
import {
  describeSettled,
  lastDayToFit,
  type PlanToSettle,
  settleMissed,
  waysToSettle,
} from './settle-missed.ts';
import { weekNumberOf } from './weeks.ts';

// A Thursday. The plan started on Monday, April 20, and trains on Mondays, Thursdays and Saturdays.
const today = '2026-05-14';
const start = '2026-04-20';
const mondaysOn = [0, 3, 5, 7, 10, 12, 14, 17, 19, 21, 24, 26, 28, 31, 33].map((days) =>
  addDays(start, days),
);

const session = (
  scheduledDate: CalendarDate,
  index: number,
  status: ChangeableSession['status'] = 'planned',
): ChangeableSession => ({
  id: `s${index + 1}`,
  sessionNumber: index + 1,
  scheduledDate,
  originalWeekNumber: weekNumberOf(scheduledDate, start),
  status,
});

/** The first two sessions are completed and the next eight missed. The session after those is today's. */
const awayForWeeks: PlanToSettle = {
  startDate: start,
  sessionsPerWeek: 3,
  availableDays: [1, 4, 6],
  pause: null,
  sessions: mondaysOn.map((date, index) =>
    session(date, index, index < 2 ? 'completed' : 'planned'),
  ),
};

const datesOf = (sessions: readonly ChangeableSession[]) =>
  sessions.map((one) => one.scheduledDate);
const settled = (way: 'shift' | 'fit' | 'skip', changes: Partial<PlanToSettle> = {}) =>
  settleMissed(way, { ...awayForWeeks, ...changes }, today);
const skippedIn = (sessions: readonly ChangeableSession[]) =>
  sessions.filter(({ status }) => status === 'skipped').map(({ id }) => id);
const withTitles = awayForWeeks.sessions.map((one) => ({
  ...one,
  title: one.id,
  language: 'en' as const,
}));

describe('shifting a plan with missed sessions', () => {
  it('continues today with the first missed session, on the golfer’s days, and ends later', () => {
    const { sessions } = settled('shift');
    expect(datesOf(sessions)).toEqual([
      ...['2026-04-20', '2026-04-23'],
      ...['2026-05-14', '2026-05-16', '2026-05-18', '2026-05-21', '2026-05-23'],
      ...['2026-05-25', '2026-05-28', '2026-05-30', '2026-06-01', '2026-06-04'],
      ...['2026-06-06', '2026-06-08', '2026-06-11'],
    ]);
    expect(skippedIn(sessions)).toEqual([]);
    expect(describeSettled(withTitles, { startDate: start, sessions })).toMatchObject({
      movedSessions: 13,
      skippedSessions: 0,
      endDate: '2026-06-11',
      programCompleted: false,
    });
  });

  it('continues tomorrow or later if today is done, and adds nothing to a full week', () => {
    const done = (count: number) =>
      awayForWeeks.sessions.map((one, index) =>
        index >= 15 - count ? { ...one, scheduledDate: addDays(today, 15 - count - index) } : one,
      );
    const withDone = (count: number) => ({
      availableDays: [1, 2, 3, 4, 5, 6, 7],
      sessions: done(count).map((one, index) =>
        index >= 15 - count ? { ...one, status: 'completed' as const } : one,
      ),
    });
    const first = (count: number) =>
      datesOf(settled('shift', withDone(count)).sessions.filter(isPlanned))[0];
    expect([first(1), first(2), first(3)]).toEqual(['2026-05-15', '2026-05-15', '2026-05-18']);
  });

  it('restarts with week 1 if no session is done', () => {
    const sessions = mondaysOn.map((date, index) => session(date, index));
    const plan = settled('shift', { sessions });
    expect(plan.startDate).toBe(today);
    expect(plan.sessions[0]).toMatchObject({ scheduledDate: today, originalWeekNumber: 1 });
  });

  it('avoids an upcoming pause, regardless of its length', () => {
    const days = (to: CalendarDate) => {
      const pause = { from: '2026-05-18', to, reason: 'holiday', weeks: 0 } as const;
      return datesOf(settled('shift', { pause }).sessions).slice(2, 6);
    };
    expect(days('2026-05-20')).toEqual(['2026-05-14', '2026-05-16', '2026-05-21', '2026-05-23']);
    expect(days('2027-05-01')).toEqual(['2026-05-14', '2026-05-16', '2027-05-03', '2027-05-06']);
  });
});

describe('fitting in missed sessions', () => {
  it('skips all of them in a plan without a free day', () => {
    const { sessions } = settled('fit');
    expect(skippedIn(sessions)).toEqual(['s3', 's4', 's5', 's6', 's7', 's8', 's9', 's10']);
    expect(lastDayToFit(awayForWeeks, today)).toBe('2026-05-24');
  });

  it('fills free days until the end of next week, oldest first, and moves no upcoming session', () => {
    const sessions = awayForWeeks.sessions.slice(0, 11);
    const plan = settled('fit', { sessions });
    expect(datesOf(plan.sessions)).toEqual([
      ...['2026-04-20', '2026-04-23', '2026-05-16', '2026-05-18', '2026-05-21', '2026-05-23'],
      ...datesOf(sessions).slice(6),
    ]);
    expect(plan.sessions.at(-1)?.scheduledDate).toBe(today);
    expect(describeSettled(withTitles.slice(0, 11), plan)).toMatchObject({
      movedSessions: 4,
      skippedSessions: 4,
      endDate: '2026-05-23',
      sessions: [
        { id: 's3', from: '2026-04-25', to: '2026-05-16' },
        ...[{ id: 's4' }, { id: 's5' }, { id: 's6' }],
        ...['s7', 's8', 's9', 's10'].map((id) => ({ id, to: null })),
      ],
    });
  });

  it('uses free days until the end of the plan’s last week', () => {
    const sessions = [...awayForWeeks.sessions, session('2026-06-09', 15)];
    const plan = settled('fit', { sessions });
    expect(datesOf(plan.sessions).slice(2, 7)).toEqual([
      ...['2026-05-25', '2026-05-28', '2026-05-30', '2026-06-01', '2026-06-04'],
    ]);
  });

  it('avoids a pause and weeks that already have the golfer’s number of sessions', () => {
    const pause = { from: '2026-05-18', to: '2026-05-21', reason: 'illness', weeks: 0 } as const;
    const sessions = awayForWeeks.sessions.slice(0, 11);
    const ahead = (changes: Partial<PlanToSettle>) =>
      datesOf(settled('fit', { sessions, ...changes }).sessions.filter(isPlanned)).slice(0, -1);
    expect(ahead({ pause })).toEqual(['2026-05-16', '2026-05-23']);
    expect(ahead({ sessionsPerWeek: 1 })).toEqual(['2026-05-18']);
  });
});

describe('skipping all missed sessions', () => {
  it('moves nothing', () => {
    const { sessions } = settled('skip');
    expect(datesOf(sessions)).toEqual(mondaysOn);
    expect(skippedIn(sessions)).toEqual(['s3', 's4', 's5', 's6', 's7', 's8', 's9', 's10']);
  });

  it('completes a program in which nothing else is planned', () => {
    const sessions = awayForWeeks.sessions.slice(0, 10);
    const plan = settled('skip', { sessions });
    expect(describeSettled(withTitles.slice(0, 10), plan).programCompleted).toBe(true);
  });
});

const planOf = (world: World): PlanToSettle => ({ ...world, ...training });
const anyAbsence = fc
  .tuple(anyWorld, acts, fc.integer({ min: 1, max: 60 }))
  .map(([begin, story, days]) => {
    const world = worldAfter(begin, story);
    return { ...world, today: addDays(world.today, days) };
  });

describe.each(waysToSettle)('settling missed sessions with %s after any absence', (way) => {
  it('leaves no session missed, moves no done session, and loses no session', () => {
    fc.assert(
      fc.property(anyAbsence, (world) => {
        const plan = settleMissed(way, planOf(world), world.today);
        expect(missedToSettle({ ...plan, pause: world.pause }, world.today)).toEqual([]);
        const idsOf = (sessions: readonly ChangeableSession[]) => sessions.map(({ id }) => id);
        expect(idsOf(plan.sessions)).toEqual(idsOf(world.sessions));
        const done = world.sessions.filter((one) => !isPlanned(one));
        const kept = plan.sessions.filter(({ id }) => done.some((one) => one.id === id));
        expect(datesOf(kept)).toEqual(datesOf(done));
      }),
    );
  });

  it('moves sessions only to free available days from today on, within the week’s limit', () => {
    fc.assert(
      fc.property(anyAbsence, (world) => {
        const { sessions } = settleMissed(way, planOf(world), world.today);
        const was = new Map(world.sessions.map((one) => [one.id, one.scheduledDate]));
        const moved = sessions.filter(({ id, scheduledDate }) => was.get(id) !== scheduledDate);
        for (const { scheduledDate: day } of moved) {
          expect(day >= world.today).toBe(true);
          expect(training.availableDays).toContain(dayNumberOf(day));
          expect(sessions.filter((one) => one.scheduledDate === day)).toHaveLength(1);
          const inWeek = sessions.filter((one) => mondayOf(one.scheduledDate) === mondayOf(day));
          const missedThere = inWeek.filter(({ status }) => status === 'skipped').length;
          expect(inWeek.length - missedThere).toBeLessThanOrEqual(training.sessionsPerWeek);
        }
      }),
    );
  });
});

it('settling by fit moves only missed sessions and keeps their order', () => {
  fc.assert(
    fc.property(anyAbsence, (world) => {
      const { sessions } = settleMissed('fit', planOf(world), world.today);
      const missed = missedToSettle(world, world.today).map(({ id }) => id);
      const now = new Map(sessions.map((one) => [one.id, one]));
      const others = world.sessions.filter(({ id }) => !missed.includes(id));
      expect(others.map(({ id }) => now.get(id))).toEqual(others);
      const open = missed.map((id) => now.get(id)).filter((one) => one?.status === 'planned');
      const dates = open.map((one) => one?.scheduledDate);
      expect(dates).toEqual(dates.toSorted());
    }),
  );
});
