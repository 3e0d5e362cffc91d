import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { anEnrollment } from '#testing/a-plan.ts';
import { aPracticeItem, aRoundItem, aSessionItem } from '#testing/an-activity.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { CalendarScreen } from './calendar-screen.tsx';

beforeEach(() => {
  // Noon on Thursday 14 May in Auckland.
  vi.useFakeTimers({ now: Date.parse('2026-05-14T00:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const plan = anEnrollment([], '2026-05-14', { startDate: '2026-05-11', totalWeeks: 6 });

const show = (all: readonly CalendarItem[] = [], onAdd?: (date: string) => void) =>
  renderScreen(<CalendarScreen onAdd={onAdd} />, {
    user: aGolfer(),
    reads: { '/api/user/activity-calendar': all, '/api/user/current-program': plan },
  });

const weeks = () => screen.getAllByRole('region', { name: /^\d+ to \d+ / });

test('only the current week is highlighted', async () => {
  await show();
  expect(weeks()).toHaveLength(4);
  const [present, ...others] = weeks().filter((week) => week.classList.contains('is-now'));
  expect(others).toEqual([]);
  const heading = within(present ?? document.body).getByRole('heading', { level: 2 });
  expect(heading.textContent).toBe('11 to 17 May, This week');
});

test('every week runs from Monday to Sunday, and each day shows three letters and its number', async () => {
  await show();
  for (const week of weeks()) {
    const days = within(week).getAllByText(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/);
    expect(days.map((day) => day.textContent).join()).toBe('Mon,Tue,Wed,Thu,Fri,Sat,Sun');
  }
  const [first] = weeks();
  expect(first?.querySelector('.calendar-day-date')?.textContent).toBe('Mon 4');
});

test.each([
  ['a planned session', aSessionItem()],
  ['a completed session', aSessionItem({ data: { status: 'completed' } })],
  ['a skipped session', aSessionItem({ data: { status: 'skipped' } })],
  ['practice', aPracticeItem()],
  ['a round', aRoundItem()],
])('%s has an icon next to its text', async (_kind, item) => {
  await show([item]);
  const role = item.type === 'golf_round' ? 'link' : 'button';
  const activity = screen.getByRole(role, { name: new RegExp(`^${item.title}`) });
  expect(activity.querySelector('svg.icon')).not.toBeNull();
});

test('a planned session from a past day is marked and labeled as missed', async () => {
  const { golfer } = await show([
    aSessionItem({ id: 'mon', title: 'Clock putting', date: '2026-05-11', duration: 40 }),
    aSessionItem({ id: 'today', title: 'Landing spots' }),
  ]);
  const missed = screen.getByRole('button', { name: /^Clock putting Session \(Missed\) 40 min/ });
  expect(missed.querySelector('.status-missed')).not.toBeNull();
  const planned = screen.getByRole('button', { name: /^Landing spots Program Session/ });
  expect(planned.querySelector('.status-icon')).toBeNull();
  await golfer.click(missed);
  expect(await screen.findByText('Missed', { selector: 'dd' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Move to…' })).toBeDefined();
});

test('a key explains the marks', async () => {
  await show();
  const key = within(screen.getByRole('list', { name: 'Key' })).getAllByRole('listitem');
  expect(key.map((each) => each.textContent)).toEqual([
    'Done',
    'Missed',
    'Skipped',
    'Planned',
    'Round',
  ]);
});

test.each([
  ['when it begins below the fold', 1300, 1],
  ['when all of it is in view without scrolling', 700, 0],
])('the calendar opens at the current week, also %s', async (_where, bottom, times) => {
  const scrolls = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, bottom - 600, 390, 600),
  );
  await show();
  const scrolledTo = new Set(scrolls.mock.contexts);
  expect(scrolledTo.size).toBe(times);
  for (const week of scrolledTo) expect((week as Element).classList.contains('is-now')).toBe(true);
});

test('empty days from today on have an Add button, and past days have no Add button', async () => {
  const onAdd = vi.fn();
  const { golfer } = await show([], onAdd);
  const [first, ...later] = screen.getAllByRole('button', { name: /^Add, / });
  expect(first?.getAttribute('aria-label')).toBe('Add, Thursday 14 May');
  // Up to the end of this week, and the two weeks after it.
  expect(later).toHaveLength(17);
  if (first) await golfer.click(first);
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('2026-05-14');
});

test('a round leads to its page', async () => {
  const { golfer, router } = await show([aRoundItem()]);
  await golfer.click(screen.getByRole('link', { name: /^Saturday medal/ }));
  expect(router.state.location.pathname).toBe('/rounds/round-1');
});
