import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { training } from '#contract/training.ts';
import { anEnrollment, aScheduledSession, aWeek } from '#testing/a-plan.ts';
import { theDetails } from '#testing/a-session.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { WeekScreen } from './week-screen.tsx';

const server = stubServer();

beforeEach(() => {
  server.answers(training.details, theDetails('planned', []));
  vi.useFakeTimers({ now: Date.parse('2026-05-20T20:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const today = '2026-05-21';
const weeks = [
  aWeek(1, [], { description: null }),
  aWeek(2, [
    aScheduledSession({ id: 'a', title: 'Ladder', status: 'completed', weekNumber: 2 }),
    aScheduledSession({ id: 'b', title: 'Tempo', status: 'skipped', weekNumber: 2 }),
    aScheduledSession({
      id: 'c',
      title: 'Landing spots',
      scheduledDate: today,
      isToday: true,
      focus: 'short_game',
      weekNumber: 2,
    }),
    aScheduledSession({ id: 'd', title: 'Windows', weekNumber: 2, originalWeekNumber: 3 }),
  ]),
  aWeek(3, [aScheduledSession({ id: 'e', title: 'Splash line', weekNumber: 3 })]),
];

const show = (weekNumber: number, all = weeks, enrollment = anEnrollment(all, today)) =>
  renderScreen(
    <WeekScreen
      weekNumber={weekNumber}
      renderComplete={({ session, open, onClose }) =>
        open && (
          <button type="button" onClick={onClose}>
            Close {session.id}
          </button>
        )
      }
    />,
    {
      user: aGolfer(),
      reads: {
        '/api/user/current-program': enrollment,
        '/api/user/scheduled-sessions-by-week/current-program': all,
      },
    },
  );

const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('a week shows its dates, its focus, and how many of its sessions are completed', async () => {
  await show(2);
  expect(screen.getByRole('heading', { name: 'Week 2' })).toBeDefined();
  expect(screen.getByText('18 to 24 May')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Week Focus' })).toBeDefined();
  expect(screen.getByText('Pick the spot before you pick the club.')).toBeDefined();
  expect(screen.getByText('2 of 4')).toBeDefined();
  const bar = screen.getByRole('progressbar', { name: 'Week progress' });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
  expect(bar.getAttribute('aria-valuetext')).toBe('2 of 4 sessions, day 4 of 7');
});

test('the progress bar counts sessions, and its text the days of the week as well', async () => {
  const past = aWeek(1, [
    aScheduledSession({ id: 'x', title: 'Ladder', status: 'completed' }),
    aScheduledSession({ id: 'y', title: 'Tempo', scheduledDate: '2026-05-15' }),
  ]);
  await show(1, [past, ...weeks.slice(1)]);
  const bar = screen.getByRole('progressbar', { name: 'Week progress' });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
  expect(bar.getAttribute('aria-valuetext')).toBe('1 of 2 sessions, day 7 of 7');
  expect(screen.getByText('1 of 2')).toBeDefined();
  expect(screen.getByText('1 done, 1 missed')).toBeDefined();
  expect(screen.getByRole('link', { name: /Tempo.*Missed/ })).toBeDefined();
});

test('the descriptions of two program weeks each appear above their own sessions', async () => {
  const [roll, land] = ['Start it on line.', 'Land it, then let it roll.'];
  const mixed = aWeek(1, [
    aScheduledSession({ id: 'x', title: 'Ladder', weekDescription: roll }),
    aScheduledSession({ id: 'y', title: 'Tempo', weekDescription: roll }),
    aScheduledSession({ id: 'z', title: 'Splash line', weekDescription: land }),
  ]);
  await show(1, [mixed, ...weeks.slice(1)]);
  const after = (text: string) =>
    within(screen.getByText(text).closest('.week-focus')?.nextElementSibling as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(after(roll)).toEqual(['/my-schedule/session/x', '/my-schedule/session/y']);
  expect(after(land)).toEqual(['/my-schedule/session/z']);
  expect(screen.getAllByRole('heading', { name: 'Week Focus' })).toHaveLength(1);
});

test('the arrows link to the previous and the next week', async () => {
  await show(2);
  expect(href('Previous week')).toBe('/my-schedule/week/1');
  expect(href('Next week')).toBe('/my-schedule/week/3');
});

test('the previous-week button is disabled in the first week', async () => {
  await show(1);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous week' }).disabled).toBe(
    true,
  );
  expect(href('Next week')).toBe('/my-schedule/week/2');
});

test('the next-week button is disabled in the last week', async () => {
  await show(3);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next week' }).disabled).toBe(true);
});

test('a week without a description shows a general one, and a rest week says so', async () => {
  await show(1);
  expect(screen.getByText('Focus on fundamentals and consistency.')).toBeDefined();
  expect(screen.getByText('A rest week. No sessions are planned.')).toBeDefined();
});

test('every session shows its day, focus, and status in words and links to its screen', async () => {
  await show(2);
  expect(href(/Landing spots/)).toBe('/my-schedule/session/c');
  expect(screen.getByRole('link', { name: /Landing spots/ }).textContent).toBe(
    'Thu21TodayLanding spotsShort game40 min',
  );
  expect(screen.getByRole('link', { name: /Ladder.*Completed/ })).toBeDefined();
  expect(screen.getByRole('link', { name: /Tempo.*Skipped/ })).toBeDefined();
});

test('a session moved from another week shows that week', async () => {
  await show(2);
  expect(screen.getByText('w3')).toBeDefined();
  expect(screen.getByRole('link', { name: /Windows.*Moved from week 3/ })).toBeDefined();
  expect(screen.queryByText('w2')).toBeNull();
});

test('only planned sessions have a checkbox, which opens the completion dialog', async () => {
  const { golfer } = await show(2);
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await golfer.click(screen.getByRole('checkbox', { name: 'Complete Landing spots' }));
  await golfer.click(screen.getByRole('button', { name: 'Close c' }));
  expect(screen.queryByRole('button', { name: 'Close c' })).toBeNull();
});

test('another week has a link to the current week', async () => {
  await show(3);
  expect(href('Go to current week')).toBe('/my-schedule/week/2');
});

test('before the start, that link leads to the first week and shows when it starts', async () => {
  const plan = anEnrollment(weeks, today, { startDate: '2026-05-26', currentWeek: 1 });
  await show(3, weeks, plan);
  expect(href('Go to week 1. Starts in 5 days')).toBe('/my-schedule/week/1');
});

test('the current week has no link to itself', async () => {
  await show(2);
  expect(screen.queryByRole('link', { name: 'Go to current week' })).toBeNull();
});

test.each([0, 4, 1.5, Number.NaN])(
  'the screen says that week %d was not found',
  async (weekNumber) => {
    await show(weekNumber);
    expect(screen.getByRole('heading', { name: 'Week not found' })).toBeDefined();
    expect(href('View schedule')).toBe('/my-schedule');
  },
);

test('a plan that fails to load shows an error and can be loaded again', async () => {
  server.refuses('internal');
  await renderScreen(<WeekScreen weekNumber={1} renderComplete={() => null} />, {
    user: aGolfer(),
  });
  expect(
    await screen.findByRole('heading', { name: 'Something went wrong. Please try again.' }),
  ).toBeDefined();
  expect(screen.getByText('Your plan and everything you logged are safe.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
});
