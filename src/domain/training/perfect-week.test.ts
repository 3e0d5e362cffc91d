import { expect, test } from 'vitest';
import { halfDoneWeeks } from './perfect-week.ts';

test('a week is half done if it has a completed and a planned session', () => {
  const sessions = [
    { scheduledDate: '2026-05-11', status: 'completed' },
    { scheduledDate: '2026-05-17', status: 'planned' },
    { scheduledDate: '2026-05-18', status: 'completed' },
    { scheduledDate: '2026-05-20', status: 'skipped' },
    { scheduledDate: '2026-05-25', status: 'planned' },
    { scheduledDate: '2026-05-27', status: 'skipped' },
  ] as const;
  expect(halfDoneWeeks(sessions)).toEqual(['2026-05-11']);
  expect(halfDoneWeeks([])).toEqual([]);
});
