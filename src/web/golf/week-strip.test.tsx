import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WeekStrip } from './week-strip.tsx';
import { WeeksBar } from './weeks-bar.tsx';

test('every day has a text with its date and state', () => {
  render(
    <WeekStrip
      days={[
        { date: '2026-05-11', state: 'done' },
        { date: '2026-05-12', state: 'skipped' },
        { date: '2026-05-13', state: 'missed' },
        { date: '2026-05-14', state: 'today' },
        { date: '2026-05-15', state: 'planned' },
        { date: '2026-05-16', state: 'rest', now: true },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'This week' })).toBeTruthy();
  const spoken = screen.getAllByRole('listitem').map((day) => day.lastChild?.textContent);
  expect(spoken).toEqual([
    'Monday 11 May, completed',
    'Tuesday 12 May, skipped',
    'Wednesday 13 May, missed',
    'Thursday 14 May, today',
    'Friday 15 May, planned',
    'Saturday 16 May, today, rest',
  ]);
});

test('the weeks bar shows the current week', () => {
  render(<WeeksBar total={12} week={5} part={0.5} />);
  const bar = screen.getByRole('progressbar', { name: 'Week 5 of 12' });
  expect(bar.getAttribute('aria-valuenow')).toBe('4');
  expect(bar.querySelectorAll('.is-done')).toHaveLength(4);
  expect(bar.querySelectorAll('.flag')).toHaveLength(1);
});

test('a finished program shows all its weeks as done and no flag', () => {
  render(<WeeksBar total={6} week={7} />);
  const bar = screen.getByRole('progressbar', { name: 'Week 6 of 6' });
  expect(bar.getAttribute('aria-valuenow')).toBe('6');
  expect(bar.querySelectorAll('.is-done')).toHaveLength(6);
  expect(bar.querySelector('.flag')).toBeNull();
});
