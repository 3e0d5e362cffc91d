import { expect, test } from 'vitest';
import { weekDays } from './week-days.ts';

const thursday = '2026-05-14';
const on = (scheduledDate: string, status: 'planned' | 'completed' | 'skipped') => ({
  scheduledDate,
  status,
});

test('the strip is the calendar week of today, Monday to Sunday', () => {
  const days = weekDays([], thursday);
  expect(days.map((day) => day.date)).toEqual([
    '2026-05-11',
    '2026-05-12',
    '2026-05-13',
    '2026-05-14',
    '2026-05-15',
    '2026-05-16',
    '2026-05-17',
  ]);
});

test('on a Sunday, the week starts six days earlier', () => {
  expect(weekDays([], '2026-05-17')[0]?.date).toBe('2026-05-11');
});

test('every day has a state for its past or planned session', () => {
  const days = weekDays(
    [
      on('2026-05-11', 'completed'),
      on('2026-05-12', 'skipped'),
      on(thursday, 'planned'),
      on('2026-05-16', 'planned'),
    ],
    thursday,
  );
  expect(days.map((day) => day.state)).toEqual([
    'done',
    'skipped',
    'rest',
    'today',
    'rest',
    'planned',
    'rest',
  ]);
});

test('a day with a session that was not done is missed, even if another session was completed', () => {
  const tuesday = '2026-05-12';
  const days = weekDays([on(tuesday, 'planned'), on(tuesday, 'completed')], thursday);
  expect(days[1]?.state).toBe('missed');
});

test('today stays marked as today when it is a rest day or already completed', () => {
  const now = (sessions: Parameters<typeof weekDays>[0]) =>
    weekDays(sessions, thursday).find((day) => day.now);
  expect(now([])).toEqual({ date: thursday, state: 'rest', now: true });
  expect(now([on(thursday, 'completed')])?.state).toBe('done');
  expect(now([on(thursday, 'planned')])).toBeUndefined();
});

test('a day with two sessions is done only when neither is still planned', () => {
  const state = (...both: Parameters<typeof weekDays>[0]) =>
    weekDays(both, thursday).find((day) => day.date === '2026-05-16')?.state;
  expect(state(on('2026-05-16', 'completed'), on('2026-05-16', 'planned'))).toBe('planned');
  expect(state(on('2026-05-16', 'skipped'), on('2026-05-16', 'completed'))).toBe('done');
});
