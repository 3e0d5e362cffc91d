import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { aPracticeItem, theCalendar } from '#testing/recent-activity.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { newestOf, RecentActivity } from './recent-activity.tsx';

const show = (items: readonly CalendarItem[]) =>
  renderScreen(<RecentActivity items={items} />, { user: aGolfer() });

test('the card lists the five newest completed activities, newest first, with their key facts', async () => {
  await show(theCalendar);
  const activity = within(screen.getByRole('region', { name: 'Recent Activity' }));
  const lines = activity.getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'Evening nine9 holes, 44Wed 13 May',
    'Gate putting40 min, 5 starsMon 11 May',
    'Range, wedges only35 minSun 10 May',
    'Saturday medal18 holes, 91Sat 9 May',
    'Nine windows45 min, 1 starThu 7 May',
  ]);
});

test('a round leads to its page', async () => {
  await show(theCalendar);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/rounds/evening', '/rounds/medal']);
});

test('a session completed on another day than planned shows both days', async () => {
  const [nine] = theCalendar.filter(({ id }) => id === 'nine');
  const late = nine && { ...nine, data: { ...nine.data, scheduledDate: '2026-05-04' } };
  await show(late ? [late] : []);
  expect(screen.getByRole('listitem').textContent).toBe(
    'Nine windows45 min, 1 starPlanned for Mon 4 MayThu 7 May',
  );
});

test('activities of the same day are listed with the last logged first', () => {
  const at = { title: 'Range', date: '2026-05-14' };
  const items = [aPracticeItem({ ...at, id: 'first' }), aPracticeItem({ ...at, id: 'last' })];
  expect(newestOf(items).map(({ id }) => id)).toEqual(['last', 'first']);
});

test('planned and skipped sessions do not count as activity', async () => {
  await show(theCalendar.slice(-1));
  expect(screen.getByText(/^Nothing logged yet/)).toBeDefined();
});
