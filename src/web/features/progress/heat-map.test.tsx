import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TrainingDay } from '#contract/progress.ts';
import { thursdayMorning } from '#testing/program-fixture.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { HeatMap } from './heat-map.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
});
afterEach(() => {
  vi.useRealTimers();
});

const day = (on: string, changes: Partial<TrainingDay> = {}): TrainingDay => ({
  on,
  minutes: 0,
  sessions: 0,
  rounds: 0,
  isPlanned: false,
  ...changes,
});

const days = [
  day('2026-05-11', { minutes: 45, sessions: 1 }),
  day('2026-05-12', { isPlanned: true }),
  day('2026-05-13', { minutes: 80, sessions: 2, rounds: 1 }),
  day('2026-05-16', { isPlanned: true }),
];

const show = () => renderScreen(<HeatMap days={days} />, { user: aGolfer() });

test('the map is a table of days by weekday and week, and each cell says what was done', async () => {
  await show();
  const map = screen.getByRole('grid', { name: 'Training by day in the last 26 weeks' });
  const [, ...rows] = within(map).getAllByRole('row');
  const lastOf = (row: HTMLElement | undefined) =>
    row && within(row).getAllByRole('gridcell').at(-1)?.textContent;
  expect(rows.map((row) => [within(row).getByRole('rowheader').textContent, lastOf(row)])).toEqual([
    ['Mon', '45 min'],
    ['Tue', 'missed'],
    ['Wed', '80 min, a round'],
    ['Thu', 'nothing'],
    ['Fri', 'nothing'],
    ['Sat', 'planned'],
    ['Sun', 'nothing'],
  ]);
  expect(within(map).getAllByRole('columnheader').at(-1)?.textContent).toContain('11 May');
  expect(screen.getByText(/3 sessions/).textContent).toBe('2 h 05, 3 sessions');
});

test('Tab leads to today, arrow keys to other days, and the day is said above the map', async () => {
  const { golfer } = await show();
  await golfer.tab();
  expect(screen.getByText('Thu 14 May: nothing')).toBeDefined();
  await golfer.keyboard('{ArrowUp}');
  expect(screen.getByText('Wed 13 May: 80 min, a round')).toBeDefined();
  await golfer.keyboard('{ArrowLeft}');
  expect(screen.getByText('Wed 6 May: nothing')).toBeDefined();
  // There is nothing after this week.
  await golfer.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByText('Wed 13 May: 80 min, a round')).toBeDefined();
});

test('a tap on a day says what was done', async () => {
  const { golfer } = await show();
  await golfer.click(screen.getByText('missed', { selector: 'td *' }));
  expect(screen.getByText('Tue 12 May: missed')).toBeDefined();
});
