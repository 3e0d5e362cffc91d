import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calendarFeed } from '#contract/calendar-feed.ts';
import { handicap } from '#contract/handicap.ts';
import { reopening } from '#contract/reopening.ts';
import { training } from '#contract/training.ts';
import { aDashboard, todaysSession } from '#testing/a-dashboard.ts';
import { anEnrollment, aProgram, aWeek } from '#testing/a-plan.ts';
import { aCompletion, theAnswer } from '#testing/a-session.ts';
import { landingSpots, thursdayMorning } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { answerGolfer, openApp } from '#testing/whole-app.tsx';

const server = stubServer();

// The parts that a screen gets from other features. Each has its own tests; these only check that it is there.

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
  answerGolfer(server);
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const press = async (golfer: ReturnType<typeof openApp>['golfer'], name: string) =>
  golfer.click(await screen.findByRole('button', { name }));

test('the home screen shows today’s content and has Add Session in its header', async () => {
  const { golfer } = openApp('/');
  expect(await screen.findByRole('region', { name: 'Handicap' })).toBeDefined();
  expect(screen.getByRole('article', { name: 'Landing spots' })).toBeDefined();
  expect(screen.getByRole('link', { name: /^Week 5/ })).toBeDefined();
  const header = within(screen.getByRole('banner'));
  await golfer.click(header.getByRole('button', { name: 'Add Session' }));
  expect(await screen.findByRole('dialog', { name: 'Add Session' })).toBeDefined();
});

test('the home screen asks for the handicap when the server says that an update is due', async () => {
  server.answers(handicap.shouldRequest, { shouldRequest: true });
  openApp('/');
  await screen.findByRole('article', { name: 'Landing spots' });
  const dialog = await screen.findByRole('dialog', { name: 'Monthly Handicap Update' });
  expect(within(dialog).getByRole('button', { name: 'Skip' })).toBeDefined();
});

test('a golfer can move a missed session to any day from the home screen', async () => {
  const tuesday = landingSpots({ id: 'tue', title: 'Tempo', scheduledDate: '2026-05-12' });
  server.reads({ '/api/user/dashboard': aDashboard({ missed: [tuesday] }) });
  const { golfer } = openApp('/');
  await press(golfer, 'Decide');
  await press(golfer, 'Another day...');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Tempo' }));
  await golfer.click(dialog.getByRole('button', { name: /^Wednesday 20 May/ }));
  server.answers(training.reschedule, { ...tuesday, scheduledDate: '2026-05-20' });
  server.reads({ '/api/user/dashboard': aDashboard() });
  await golfer.click(dialog.getByRole('button', { name: 'Move session' }));
  expect(await screen.findByText('Session rescheduled')).toBeDefined();
  expect(server.calls(training.reschedule)).toMatchObject([{ body: { newDate: '2026-05-20' } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Missed sessions' })).toBeNull();
});

test('the home screen opens the practice form and the round form', async () => {
  const { golfer } = openApp('/');
  await press(golfer, 'Log a round');
  expect(await screen.findByRole('dialog', { name: 'Track Round' })).toBeDefined();
  await press(golfer, 'Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(golfer, 'Log practice');
  expect(await screen.findByRole('dialog', { name: 'Training Session' })).toBeDefined();
  await press(golfer, 'Back');
  expect(await screen.findByRole('dialog', { name: 'Add Session' })).toBeDefined();
});

test('the home screen links to the programs when the golfer has no program', async () => {
  server.reads({
    '/api/user/dashboard': aDashboard({ currentProgram: null, week: null, nextSession: null }),
    '/api/user/current-program': null,
  });
  const { golfer, router } = openApp('/');
  expect(await screen.findByRole('heading', { name: 'Ready to Start Training' })).toBeDefined();
  await golfer.click(screen.getByRole('link', { name: 'Browse Programs' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/programs'));
});

test('a session reopened on the home screen starts over but offers the earlier entries again', async () => {
  const completion = { ...aCompletion(), leftOut: ['ladder'] };
  const alreadyCompleted = aDashboard({ todaysSession: todaysSession({ alreadyCompleted: true }) });
  server.reads({ '/api/user/dashboard': alreadyCompleted });
  const { golfer } = openApp('/');
  const reopen = await screen.findByRole('button', { name: 'Reopen Session' });
  const answer = {
    scheduledSession: landingSpots(),
    completion,
    programCompleted: false,
    isLastSession: false,
    sessions: { done: 16, skipped: 2 },
  };
  server.answers(training.reopen, answer);
  server.answers(reopening.lost, { comments: 0, kudos: 0, challenges: 0 });
  server.reads({ '/api/user/dashboard': aDashboard() });
  await golfer.click(reopen);
  await golfer.click(await screen.findByRole('link', { name: 'Start session' }));
  await press(golfer, 'Complete Session');
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete Session' }));
  const duration = dialog.getByRole<HTMLInputElement>('spinbutton', { name: 'Duration' });
  expect(dialog.getByText('5 of 5')).toBeDefined();
  expect(duration.value).toBe('45');
  const ladder = await dialog.findByRole('checkbox', { name: /^Ladder/ });
  await golfer.click(dialog.getByRole('button', { name: 'Use again' }));
  expect(dialog.getByText('4 of 5')).toBeDefined();
  expect(dialog.getByDisplayValue('Short-sided twice.')).toBeDefined();
  expect(duration.value).toBe('50');
  expect(ladder.getAttribute('aria-checked')).toBe('false');
  expect(dialog.getByDisplayValue('11')).toBeDefined();
});

test('Sync to Phone Calendar shows the URL of the feed, and its button opens the feed in a new tab', async () => {
  const weeks = [aWeek(1, [landingSpots()])];
  server.reads({
    '/api/user/current-program': anEnrollment(weeks, '2026-05-14'),
    '/api/user/scheduled-sessions-by-week/current-program': weeks,
  });
  const subscriptionUrl = 'https://golf.example.org/api/calendar/secret.ics';
  server.answers(calendarFeed.subscriptionUrl, {
    subscriptionUrl,
    restorableUntil: null,
    calendarName: 'Training: Lindensee',
  });
  const { golfer } = openApp('/my-schedule');
  await press(golfer, 'Sync to Phone Calendar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sync to Phone Calendar' }));
  expect(dialog.getByDisplayValue(subscriptionUrl)).toBeDefined();
  const link = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Open in a new tab' });
  expect([link.href, link.target]).toEqual([subscriptionUrl, '_blank']);
  // The test environment would follow the link.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await golfer.click(link);
  expect(await screen.findByText('Calendar Subscription')).toBeDefined();
});

test('Enroll in Program opens the enrollment wizard', async () => {
  server.reads({
    '/api/programs/fairway-finder': aProgram(),
    '/api/user/current-program': null,
  });
  const { golfer } = openApp('/programs/fairway-finder');
  await press(golfer, 'Enroll in Program');
  const wizard = await screen.findByRole('dialog', { name: 'Enroll in Fairway Finder' });
  expect(within(wizard).getByRole('list', { name: 'Step 1 of 3' })).toBeDefined();
});

test('the checkbox of a session in its week opens the completion dialog', async () => {
  const { golfer } = openApp('/my-schedule/week/5');
  await golfer.click(await screen.findByRole('checkbox', { name: 'Complete Landing spots' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete Session' }));
  expect(await dialog.findByRole('checkbox', { name: /^Chip to a landing zone/ })).toBeDefined();
});

test('completing a session with its checkbox in the week moves the focus to the main screen', async () => {
  const { golfer } = openApp('/my-schedule/week/5');
  await golfer.click(await screen.findByRole('checkbox', { name: 'Complete Landing spots' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete Session' }));
  await dialog.findByRole('checkbox', { name: /^Chip to a landing zone/ });
  const week = aWeek(5, [landingSpots({ status: 'completed' })]);
  server.answers(training.complete, theAnswer());
  server.answers(training.weeks, [week]);
  await golfer.click(dialog.getByRole('button', { name: 'Complete Session' }));
  const box = () => screen.queryByRole('checkbox', { name: 'Complete Landing spots' });
  await waitFor(() => expect(box()).toBeNull());
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
});

test('Add on a calendar day opens Add Session with that date', async () => {
  const { golfer } = openApp('/calendar-list');
  await press(golfer, 'Add, Friday 15 May');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Session' }));
  await golfer.click(dialog.getByRole('button', { name: /^Track Round/ }));
  expect((await screen.findByLabelText<HTMLInputElement>('Date')).value).toBe('15 May 2026');
});

test('the session screen offers moving, warm-up stretches, and completion', async () => {
  const { golfer } = openApp('/my-schedule/session/thu');
  await press(golfer, 'More for this session');
  expect(screen.getByRole('button', { name: /^Move/ })).toBeDefined();
  await press(golfer, 'Warm-up stretches');
  expect(await screen.findByRole('dialog', { name: 'Warm-up stretches' })).toBeDefined();
  await press(golfer, 'Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(golfer, 'Complete Session');
  expect(await screen.findByRole('dialog', { name: 'Complete Session' })).toBeDefined();
});
