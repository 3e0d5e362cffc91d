import { describe, expect, it } from 'vitest';
import { missedSessions, nextFreeDay } from './missed-sessions.ts';
import { checkMove, moveSession } from './move-session.ts';
import { checkPause, cutPause, pullBack, shiftForPause } from './pause.ts';
import type { ChangeableSession } from './plan-change.ts';
import { layOutRemaining } from './reschedule.ts';

// Thursday, May 14, 2026. The plan trains on Mondays, Thursdays and Saturdays from that day on.
const today = '2026-05-14';
const dates = ['2026-05-14', '2026-05-16', '2026-05-18', '2026-05-21', '2026-05-23'];

const session = (
  scheduledDate: string,
  index: number,
  status: ChangeableSession['status'] = 'planned',
): ChangeableSession => ({
  id: `s${index + 1}`,
  sessionNumber: index + 1,
  scheduledDate,
  originalWeekNumber: scheduledDate < '2026-05-18' ? 1 : 2,
  status,
});

const plan = { startDate: today, sessions: dates.map((date, index) => session(date, index)) };
const datesOf = ({ sessions }: { sessions: readonly ChangeableSession[] }) =>
  sessions.map((one) => one.scheduledDate);
const originalsOf = ({ sessions }: { sessions: readonly ChangeableSession[] }) =>
  sessions.map((one) => one.originalWeekNumber);

describe('moving one session', () => {
  it('changes its day and keeps the week it was meant for', () => {
    const moved = moveSession(plan, { id: 's2', newDate: '2026-05-19' });
    expect(datesOf(moved)).toEqual([dates[0], '2026-05-19', ...dates.slice(2)]);
    expect(moved.sessions[1]?.originalWeekNumber).toBe(1);
  });

  it('to before the start of the plan moves the start there, and marks no other session as moved', () => {
    const moved = moveSession(
      { ...plan, startDate: '2026-05-14' },
      { id: 's5', newDate: '2026-05-08' },
    );
    expect(moved.startDate).toBe('2026-05-08');
    expect(originalsOf(moved)).toEqual([2, 2, 3, 3, 3]);
  });

  it.each([
    ['completed', '2026-05-14', 'session_completed'],
    ['skipped', '2026-05-14', 'session_skipped'],
    ['planned', '2026-05-13', 'date_in_past'],
    ['planned', '2027-05-16', 'date_too_far'],
    ['planned', '2026-05-14', null],
    ['planned', '2027-05-15', null],
  ] as const)('that is %s to %s results in: %s', (status, newDate, problem) => {
    expect(checkMove({ status }, newDate, today)).toBe(problem);
  });
});

describe('rescheduling the rest of a plan', () => {
  const schedule = [
    { sessionNumber: 1, scheduledDate: '2026-06-02', weekNumber: 1, dayOfWeek: 2 },
    { sessionNumber: 2, scheduledDate: '2026-06-05', weekNumber: 1, dayOfWeek: 5 },
    { sessionNumber: 3, scheduledDate: '2026-06-09', weekNumber: 2, dayOfWeek: 2 },
  ];
  const underWay = {
    ...plan,
    sessions: dates.map((date, index) =>
      session(date, index, index === 0 ? 'completed' : index === 3 ? 'skipped' : 'planned'),
    ),
  };

  it('numbers the planned sessions from 1 and leaves done sessions in place', () => {
    const relaid = layOutRemaining(underWay, { schedule, startDate: '2026-06-01' });
    expect(datesOf(relaid)).toEqual([
      '2026-05-14',
      '2026-06-02',
      '2026-06-05',
      '2026-05-21',
      '2026-06-09',
    ]);
  });

  it('keeps counting weeks from the first day, and marks no session as moved', () => {
    const relaid = layOutRemaining(underWay, { schedule, startDate: '2026-06-01' });
    expect(relaid.startDate).toBe(today);
    expect(originalsOf(relaid)).toEqual([1, 4, 4, 2, 5]);
  });

  it('restarts with week 1 if no session is done', () => {
    const sessions = plan.sessions.slice(0, 3);
    const relaid = layOutRemaining({ ...plan, sessions }, { schedule, startDate: '2026-06-01' });
    expect(relaid.startDate).toBe('2026-06-01');
    expect(originalsOf(relaid)).toEqual([1, 1, 2]);
  });
});

describe('pausing a plan', () => {
  it('for one or two training days moves it by a week and keeps the weekdays', () => {
    const { plan: paused, weeks } = shiftForPause(plan, { from: '2026-05-16', to: '2026-05-17' });
    expect(weeks).toBe(1);
    expect(datesOf(paused)).toEqual([
      '2026-05-14',
      '2026-05-23',
      '2026-05-25',
      '2026-05-28',
      '2026-05-30',
    ]);
    expect(originalsOf(paused)).toEqual([1, 2, 3, 3, 3]);
  });

  it('only on rest days moves nothing', () => {
    expect(shiftForPause(plan, { from: '2026-05-19', to: '2026-05-20' })).toMatchObject({
      weeks: 0,
    });
  });

  it('and ending the pause early pulls the plan forward into the remaining weeks', () => {
    const pause = { from: today, to: '2026-05-31', reason: 'holiday' as const };
    const { plan: paused, weeks } = shiftForPause(plan, pause);
    expect(weeks).toBe(3);
    expect(paused.sessions[0]?.scheduledDate).toBe('2026-06-04');
    const ended = pullBack(paused, { ...pause, weeks }, '2026-05-20');
    expect(ended.sessions[0]?.scheduledDate).toBe('2026-05-21');
    expect(datesOf(pullBack(paused, { ...pause, weeks }, today))).toEqual(dates);
  });

  it('and cutting the pause short keeps the days before that', () => {
    const pause = { from: '2026-05-16', to: '2026-05-31', reason: 'holiday' as const, weeks: 2 };
    expect(cutPause(pause, '2026-05-20')).toMatchObject({ from: '2026-05-16', to: '2026-05-19' });
    expect(cutPause(pause, '2026-05-16')).toBeNull();
    expect(cutPause(pause, '2026-06-01')).toMatchObject({ to: '2026-05-31' });
  });

  it.each([
    ['today alone', today, today, []],
    ['a year', today, '2027-05-14', []],
    ['longer than a year', today, '2027-05-15', ['too_long']],
    ['backwards', '2026-05-20', '2026-05-19', ['to_before_from']],
    ['from yesterday on', '2026-05-13', '2026-05-20', ['from_in_past']],
    ['in more than a year', '2027-05-16', '2027-05-20', ['from_too_far']],
  ])('has the expected problems for this pause: %s', (_case, from, to, problems) => {
    expect(checkPause({ from, to }, today)).toEqual(problems);
  });
});

describe('missed sessions', () => {
  it('are the planned sessions before today, oldest first', () => {
    const sessions = [
      session('2026-05-13', 1),
      session('2026-05-11', 0),
      session('2026-05-12', 2, 'skipped'),
      session(today, 3),
    ];
    expect(missedSessions(sessions, today).map(({ id }) => id)).toEqual(['s1', 's2']);
  });

  const free = (changes: Partial<Parameters<typeof nextFreeDay>[0]> = {}) =>
    nextFreeDay(
      { sessions: plan.sessions, availableDays: [1, 2, 4, 6], pause: null, ...changes },
      today,
    );

  it('move to the golfer’s next available day that is free', () => {
    expect(free()).toBe('2026-05-19');
  });

  it('move to any free day when no available day is free within a week', () => {
    expect(free({ availableDays: [1, 4, 6] })).toBe('2026-05-15');
  });

  it('do not go into a pause', () => {
    expect(free({ pause: { from: '2026-05-15', to: '2026-05-25' } })).toBe('2026-05-26');
  });

  it('move to the day after the plan when every day is taken', () => {
    const every = Array.from({ length: 30 }, (_, index) =>
      session(Temporal.PlainDate.from(today).add({ days: index }).toString(), index),
    );
    expect(free({ sessions: every })).toBe('2026-06-13');
  });
});
