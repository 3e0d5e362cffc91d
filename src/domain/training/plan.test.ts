import { describe, expect, test } from 'vitest';
import { describeWeeks, nextSessionOf, sessionOfToday, standingOf } from './plan.ts';
import type { PlannedSession } from './planned-session.ts';

const session = (scheduledDate: string, rest: Partial<PlannedSession> = {}): PlannedSession => ({
  id: scheduledDate,
  sessionId: 'break-100-w1-s1',
  sessionNumber: 1,
  scheduledDate,
  originalWeekNumber: 1,
  status: 'planned',
  completedAt: null,
  title: 'Landing spots',
  language: 'en',
  focus: 'short_game',
  totalDuration: 40,
  weekFocus: 'short_game',
  weekDescription: 'Land it, then let it roll.',
  weekLanguage: 'en',
  ...rest,
});

// 2026-05-14 is a Thursday.
const startDate = '2026-05-14';
const today = '2026-05-19';

describe('the golfer’s position in a plan', () => {
  test('counts done sessions, including skipped ones, and states week and day', () => {
    const sessions = [
      session('2026-05-14', { status: 'completed' }),
      session('2026-05-16', { status: 'skipped' }),
      session('2026-05-21'),
    ];
    expect(standingOf({ startDate, sessions }, today)).toEqual({
      currentWeek: 2,
      currentDay: 2,
      totalWeeks: 2,
      totalSessions: 3,
      completedSessions: 2,
      skippedSessions: 1,
      missedSessions: 0,
      endDate: '2026-05-21',
    });
  });

  test('puts an open session of today before one that is already done', () => {
    const sessions = [
      session(today, { id: 'done', status: 'completed' }),
      session(today, { id: 'open' }),
    ];
    expect(sessionOfToday({ sessions }, today)?.id).toBe('open');
  });

  test('states the second session of today as the next one', () => {
    const sessions = [
      session(today, { id: 'first' }),
      session(today, { id: 'second' }),
      session('2026-05-22'),
    ];
    expect(sessionOfToday({ sessions }, today)?.id).toBe('first');
    expect(nextSessionOf({ sessions }, today)?.id).toBe('second');
  });

  test('has no session on a rest day, and states the next one', () => {
    const sessions = [
      session('2026-05-18'),
      session('2026-05-20', { status: 'skipped' }),
      session('2026-05-22'),
    ];
    expect(sessionOfToday({ sessions }, today)).toBeNull();
    expect(nextSessionOf({ sessions }, today)?.scheduledDate).toBe('2026-05-22');
  });
});

describe('the weeks of a golfer’s plan', () => {
  test('contain the texts of the program, and mark moved sessions and today’s session', () => {
    const sessions = [session('2026-05-14'), session(today, { originalWeekNumber: 1 })];
    const [, second] = describeWeeks({ startDate, sessions }, today);
    expect(second).toMatchObject({
      focus: 'short_game',
      description: 'Land it, then let it roll.',
    });
    expect(second?.sessions[0]).toMatchObject({
      isToday: true,
      weekNumber: 2,
      originalWeekNumber: 1,
    });
  });
});
