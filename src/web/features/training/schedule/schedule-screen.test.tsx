import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { training } from '#contract/training.ts';
import type { Enrollment, WeekSummary } from '#contract/training-schemas.ts';
import { anEnrollment, aScheduledSession, aWeek } from '#testing/a-plan.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { lazily } from '#web/platform/loading/lazily.ts';
import { ScheduleScreen } from './schedule-screen.tsx';

const server = stubServer();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-27T20:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const today = '2026-05-28';
const weeks = [
  aWeek(1, [
    aScheduledSession({ id: 'a', status: 'completed', totalDuration: 50 }),
    aScheduledSession({ id: 'b', status: 'skipped', totalDuration: 45 }),
  ]),
  aWeek(2, []),
  aWeek(3, [
    aScheduledSession({ id: 'c', title: 'Ladder', scheduledDate: '2026-05-25', status: 'skipped' }),
    aScheduledSession({ id: 'd', title: 'Clock', scheduledDate: today, isToday: true }),
    aScheduledSession({ id: 'e', title: 'Gates', scheduledDate: '2026-05-30', totalDuration: 55 }),
  ]),
  aWeek(4, [aScheduledSession({ id: 'f', title: 'Splash line', scheduledDate: '2026-06-01' })]),
];

const NoPhoneCalendar = lazily(async () => ({ Nothing: () => null }), 'Nothing');

const show = (enrollment: Enrollment | null = anEnrollment(weeks, today), all = weeks) =>
  renderScreen(<ScheduleScreen PhoneCalendar={NoPhoneCalendar} />, {
    user: aGolfer(),
    reads: {
      '/api/user/current-program': enrollment,
      '/api/user/scheduled-sessions-by-week/current-program': all,
    },
  });

const linkTo = (name: RegExp) => screen.getByRole('link', { name });

test('without a program, the screen links to the programs', async () => {
  await show(null, []);
  expect(screen.getByRole('heading', { name: 'No Active Program' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Browse Programs' }).getAttribute('href')).toBe(
    '/programs',
  );
});

test('the screen shows the program, when it ends, and how far it has progressed', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'Fairway Finder' })).toBeDefined();
  expect(screen.getByText('Ends Monday 1 June')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Week 3 of 4' })).toBeDefined();
  expect(screen.getByText('weeks').nextElementSibling?.textContent).toBe('3/4');
  expect(screen.getByText('sessions').nextElementSibling?.textContent).toBe('3/6');
});

test('the weeks bar counts days up to today, while its text counts sessions', async () => {
  await show();
  const bar = screen.getByRole('progressbar', { name: 'Week 3 of 4' });
  expect(bar.querySelectorAll('.is-done')).toHaveLength(2);
  const now = bar.querySelector<HTMLElement>('.is-now');
  expect(Number(now?.style.getPropertyValue('--part'))).toBeCloseTo(4 / 7);
  expect(screen.getByText('1 done, 2 skipped')).toBeDefined();
});

test('a past week with a missed session is full in the bar and carries a missed mark', async () => {
  const missed = [
    aWeek(1, [
      aScheduledSession({ id: 'a', status: 'completed' }),
      aScheduledSession({ id: 'b', title: 'Ladder', scheduledDate: '2026-05-16' }),
    ]),
    ...weeks.slice(1),
  ];
  const { golfer } = await show(anEnrollment(missed, today), missed);
  const bar = screen.getByRole('progressbar', { name: 'Week 3 of 4' });
  expect(bar.children[0]?.className).toBe('is-done');
  expect(linkTo(/^Week 1 .*Missed.*1\/2/).querySelector('.status-missed')).not.toBeNull();
  expect(screen.queryByRole('link', { name: /Ladder Missed/ })).toBeNull();
  await golfer.click(screen.getByRole('button', { name: 'Sessions of week 1' }));
  const line = linkTo(/^Sat Ladder Missed 40 min$/);
  expect(line.querySelector('.status-missed')).not.toBeNull();
  expect(screen.getByText('1 done, 1 skipped, 1 missed')).toBeDefined();
});

test('before the start, the current week shows when it starts, and distant dates show their year', async () => {
  const startDate = '2027-03-15';
  const first = { weekStart: startDate, weekEnd: '2027-03-21' };
  const coming = [
    aWeek(1, [aScheduledSession({ title: 'Ladder', scheduledDate: startDate })], first),
  ];
  const enrollment = anEnrollment(coming, today, { startDate, currentWeek: 1 });
  await show(enrollment, coming);
  expect(screen.queryByText('Current week')).toBeNull();
  expect(linkTo(/^Week 1 /).textContent).toContain('15 to 21 Mar 2027');
  const card = linkTo(/^Week 1 /).closest('article');
  expect(card && within(card).getByText('Starts in 10 months')).toBeDefined();
  expect(screen.getByText('Ends Monday, 15 March 2027')).toBeDefined();
});

test('a plan without an end date ends in 30 days', async () => {
  await show(anEnrollment(weeks, today, { endDate: null }));
  expect(screen.getByText('Ends Saturday 27 June')).toBeDefined();
});

test('every week shows its days, sessions, and hours and links to its screen', async () => {
  await show();
  const first = linkTo(/^Week 1 /);
  expect(first.textContent).toBe('Week 111 to 17 MayCompleted2/2 1.6 h');
  expect(first.getAttribute('href')).toBe('/my-schedule/week/1');
  expect(linkTo(/^Week 2 .*Rest week$/)).toBeDefined();
  expect(linkTo(/^Week 3 .*25 to 31 May.*Current week.*1\/3 2\.3 h$/)).toBeDefined();
});

test('the current week stands first, then those that follow, then those behind, latest first', async () => {
  await show();
  const links = screen.getAllByRole('link', { name: /^Week \d / });
  expect(links.map((link) => link.id)).toEqual(['week-3', 'week-4', 'week-2', 'week-1']);
  expect(screen.getByRole('region', { name: 'Next' }).textContent).toContain('1 week, 0.7 h');
  expect(screen.queryByRole('button', { name: 'Sessions of week 1' })).toBeNull();
});

test('a week that follows can be closed and opened', async () => {
  const later = aWeek(5, [aScheduledSession({ id: 'g', title: 'Lags' })]);
  const { golfer } = await show(anEnrollment(weeks, today), [...weeks, later]);
  expect(screen.queryByRole('link', { name: /Lags/ })).toBeNull();
  await golfer.click(screen.getByRole('button', { name: 'Sessions of week 5' }));
  expect(linkTo(/Lags/)).toBeDefined();
  await golfer.click(screen.getByRole('button', { name: 'Sessions of week 4' }));
  expect(screen.queryByRole('link', { name: /Splash line/ })).toBeNull();
});

test('unfinished weeks list their sessions, and finished weeks do not', async () => {
  await show();
  expect(screen.queryByText('Gate putting')).toBeNull();
  expect(linkTo(/^Mon Ladder Skipped 40 min$/).getAttribute('href')).toBe('/my-schedule/session/c');
  expect(linkTo(/^Thu Clock Today 40 min$/)).toBeDefined();
  expect(linkTo(/^Sat Gates Planned 55 min$/)).toBeDefined();
  expect(linkTo(/^Mon Splash line Planned 40 min$/)).toBeDefined();
});

test('Current Week scrolls to that week and moves the focus to it', async () => {
  const { golfer } = await show();
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const actions = screen.getByRole('list', { name: 'Actions' });
  await golfer.click(within(actions).getByRole('button', { name: 'Current Week' }));
  expect(scrolled.mock.contexts[0]).toBe(linkTo(/^Week 3 /));
  expect(document.activeElement).toBe(linkTo(/^Week 3 /));
});

test('the tiles let the golfer find, sync, reschedule, pause, and abandon the plan', async () => {
  await show();
  const tiles = within(screen.getByRole('list', { name: 'Actions' })).getAllByRole('button');
  expect(tiles.map((tile) => tile.textContent)).toEqual([
    'Current Week',
    'Sync to Phone Calendar',
    'Reschedule Plan',
    'Pause plan',
    'Abandon Program',
  ]);
});

test('a week stays the current week after all its sessions are completed', async () => {
  const done: WeekSummary[] = [aWeek(1, [aScheduledSession({ status: 'completed' })])];
  await show(anEnrollment(done, '2026-05-14', { endDate: '2026-05-14' }), done);
  expect(linkTo(/^Week 1 .*Current week/)).toBeDefined();
  expect(screen.getByText('Completed')).toBeDefined();
});

test('a plan loaded yesterday is loaded again today', async () => {
  const { client } = await show();
  expect(server.log()).toEqual([]);
  server.answers(training.weeks, weeks);
  server.answers(training.current, anEnrollment(weeks, '2026-06-01'));
  vi.setSystemTime(Date.parse('2026-05-31T20:00:00Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('progressbar', { name: 'Week 4 of 4' })).toBeDefined();
  expect(client.isFetching()).toBe(0);
});
