import { expect, test } from 'vitest';
import type { PlannedSession } from './planned-session.ts';
import { planAfter, type SessionChange } from './waiting-sessions.ts';

const today = '2026-05-14';
const at = '2026-05-14T00:00:00.000Z';

const session = (id: string, number: number, scheduledDate: string): PlannedSession => ({
  id,
  sessionId: `of-${id}`,
  sessionNumber: number,
  scheduledDate,
  originalWeekNumber: 1,
  status: 'planned',
  completedAt: null,
  title: id,
  language: 'en',
  focus: 'putting',
  totalDuration: 40,
  weekFocus: 'putting',
  weekDescription: '',
  weekLanguage: 'en',
});

const plan = {
  startDate: '2026-05-11',
  sessions: [
    session('mon', 1, '2026-05-11'),
    session('thu', 2, today),
    session('sat', 3, '2026-05-16'),
  ],
};

const complete = (id: string): SessionChange => ({ kind: 'complete', id, on: today, at });
const skip = (id: string): SessionChange => ({ kind: 'skip', id, on: today, at });
const reopen = (id: string): SessionChange => ({ kind: 'reopen', id, on: today });
const move = (id: string, newDate: string): SessionChange => ({
  kind: 'move',
  id,
  newDate,
  on: today,
});

const after = (...changes: readonly SessionChange[]) => {
  const { plan: changed, effective } = planAfter(plan, changes);
  const days = changed.sessions.map(({ id, status, scheduledDate }) => [id, status, scheduledDate]);
  return { days, effective };
};

test('waiting changes are applied in their order', () => {
  const changes = [complete('thu'), skip('mon'), reopen('thu'), move('thu', '2026-05-20')];
  expect(after(...changes)).toEqual({
    days: [
      ['mon', 'skipped', '2026-05-11'],
      ['sat', 'planned', '2026-05-16'],
      ['thu', 'planned', '2026-05-20'],
    ],
    effective: changes,
  });
});

test.each([
  ['a second completion', [complete('thu')], complete('thu')],
  ['skipping what is done', [complete('thu')], skip('thu')],
  ['moving what is done', [complete('thu')], move('thu', '2026-05-20')],
  ['reopening what is planned', [], reopen('thu')],
  ['moving into the past', [], move('thu', '2026-05-13')],
  ['a session of another plan', [], complete('sun')],
])('%s has no effect', (_, before, change) => {
  expect(after(...before, change)).toEqual(after(...before));
});

test('a move to before the start moves the start of the plan', () => {
  const future = { ...plan, startDate: '2026-05-16' };
  expect(planAfter(future, [move('sat', '2026-05-15')]).plan.startDate).toBe('2026-05-15');
});
