import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coach } from '#contract/coach.ts';
import { aCoachPage } from '#testing/a-coach-page.ts';
import { thursdayMorning } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { answerGolfer, answerVisitor, openApp } from '#testing/whole-app.tsx';

const server = stubServer();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
  answerGolfer(server);
});
afterEach(() => {
  vi.useRealTimers();
});

const session = '/my-schedule/session/thu';
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test.each([
  ['/', 'PINHIGH', /^Landing spots/],
  ['/programs', 'PROGRAMS', /^Scoring Zone/],
  ['/programs/scoring-zone', 'PROGRAMS', /^Currently Active/],
  ['/my-schedule', 'SCHEDULE', /^Week 5/],
  ['/my-schedule/week/5', 'SCHEDULE', /^Week Focus/],
  [session, 'SCHEDULE', /^Drills/],
  ['/calendar-list', 'CALENDAR', /^11 to 17 May/],
  ['/progress', 'PROGRESS', /^Your game/],
  ['/rounds', 'PROGRESS', /^No rounds yet/],
  ['/progress/practice', 'PROGRESS', /^Performance Stats/],
  ['/notifications', 'NOTIFICATIONS', /^No notifications/],
  ['/profile', 'PROFILE', /^Nora Devlin/],
])('%s shows the header title %s and its own screen below', async (at, header, heading) => {
  openApp(at);
  expect(await screen.findAllByRole('heading', { name: heading })).not.toHaveLength(0);
  // On wide screens, whose rail shows the app's name, the home screen's title is TODAY.
  expect(title()?.replace('TODAY', '')).toBe(header);
  expect(document.getElementById('main')?.getAttribute('aria-labelledby')).toBe('screen-title');
});

test('achievements have a separate screen', async () => {
  openApp('/achievements');
  expect(await screen.findByRole('tab', { name: 'In Progress' })).toBeDefined();
  expect(title()).toBe('ACHIEVEMENTS');
});

test('a screen without its own title shows the app’s name', async () => {
  openApp('/not-a-screen');
  await screen.findByText('Out of bounds');
  expect(title()).toBe('PINHIGH');
});

test.each([
  '/programs',
  '/programs/scoring-zone',
  '/calendar-list',
  '/my-schedule',
  '/my-schedule/week/5',
  session,
  '/social',
  '/progress',
  '/progress/practice',
  '/achievements',
  '/notifications',
])('a visitor at %s sees the landing screen, and the app requests no golfer data', async (at) => {
  answerVisitor(server);
  const { router } = openApp(at);
  expect(await screen.findByRole('heading', { name: 'Master your golf game' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/');
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(server.log().filter((call) => call.startsWith('GET /api/user/'))).toEqual([]);
});

test.each(['a visitor', 'a golfer'])(
  '%s with a coach link sees the coach page without navigation',
  async (who) => {
    if (who === 'a visitor') answerVisitor(server);
    server.answers(coach.page, aCoachPage());
    openApp('/coach/secret');
    expect(await screen.findByRole('heading', { name: 'Nora’s training' })).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(document.title).toBe('Nora’s training · Pinhigh');
  },
);

test.each([
  ['/', true],
  ['/programs/scoring-zone', true],
  ['/my-schedule/week/5', true],
  ['/achievements', true],
  ['/calendar-list', false],
  [session, false],
])('the bottom navigation on %s is visible: %s', async (at, shown) => {
  openApp(at);
  const navigation = await screen.findByRole('navigation', { name: 'Main' });
  await waitFor(() =>
    expect(navigation.closest('.app')?.className.includes('no-nav')).toBe(!shown),
  );
});

test('the header links to the calendar, and the navigation links to every main screen', async () => {
  openApp('/');
  const banner = within(await screen.findByRole('banner'));
  expect(banner.getByRole('link', { name: 'Calendar' }).getAttribute('href')).toBe(
    '/calendar-list',
  );
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  const links = within(navigation.getByRole('list')).getAllByRole('link');
  const led = Object.fromEntries(
    links.map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(led).toMatchObject({
    Today: '/',
    Programs: '/programs',
    Schedule: '/my-schedule',
    Social: '/social',
    Progress: '/progress',
  });
});
