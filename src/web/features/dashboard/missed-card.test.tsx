import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DashboardPayload, dashboard } from '#contract/dashboard.ts';
import { training } from '#contract/training.ts';
import { aDashboard, restDay } from '#testing/a-dashboard.ts';
import { inWeekFive, landingSpots, thursdayMorning } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

const server = stubServer();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
});
afterEach(() => {
  vi.useRealTimers();
});

const url = '/api/user/dashboard';
const tuesday = landingSpots({ id: 'tue', title: 'Tempo', scheduledDate: '2026-05-12' });
const longAgo = landingSpots({ id: 'old', title: 'Gates', scheduledDate: '2026-05-04' });

const show = (missed = [tuesday], changes: Partial<DashboardPayload> = {}) =>
  renderScreen(<DashboardScreen keepWithdrawn={() => {}} />, {
    user: aGolfer(),
    reads: { [url]: aDashboard({ missed, ...changes }) },
  });
const card = (name = 'You missed Tuesday') => within(screen.getByRole('region', { name }));

test('without a missed session nothing is said', async () => {
  await show([]);
  expect(screen.queryByText(/You missed/)).toBeNull();
});

test.each([
  ['Move to today', '2026-05-14'],
  ['Move to Fri 15 May', '2026-05-15'],
])('%s takes one tap', async (name, newDate) => {
  server.answers(dashboard.get, aDashboard());
  server.answers(training.reschedule, { ...tuesday, scheduledDate: newDate });
  const { golfer } = await show();
  expect(card().getByRole('link', { name: 'Tempo, 45 min.' }).getAttribute('href')).toBe(
    '/my-schedule/session/tue',
  );
  await golfer.dblClick(card().getByRole('button', { name }));
  expect(await screen.findByText('Session rescheduled')).toBeDefined();
  expect(server.calls(training.reschedule)).toMatchObject([
    { params: { sessionId: 'tue' }, body: { newDate } },
  ]);
  await waitFor(() => expect(screen.queryByText('You missed Tuesday')).toBeNull());
});

test('Skip takes one tap, and the next missed session follows', async () => {
  server.answers(dashboard.get, aDashboard({ missed: [tuesday] }));
  server.answers(training.skip, {
    ...{ programCompleted: false, isLastSession: false },
    scheduledSession: landingSpots({ id: 'old', status: 'skipped' }),
  });
  const { golfer } = await show([longAgo, tuesday]);
  const first = card('You missed Monday 4 May');
  expect(first.getByText(/One more is waiting after it/)).toBeDefined();
  await golfer.click(first.getByRole('button', { name: 'Skip' }));
  expect(await screen.findByText('Session skipped')).toBeDefined();
  expect(server.calls(training.skip).map(({ body }) => body)).toEqual([
    { scheduledSessionId: 'old' },
  ]);
  const heading = await screen.findByRole('heading', { name: 'You missed Tuesday' });
  expect(document.activeElement).toBe(heading);
});

test('a skipped one is taken back from the message', async () => {
  server.answers(dashboard.get, aDashboard({ missed: [tuesday] }));
  const planned = landingSpots({ id: 'old' });
  const answer = { programCompleted: false, isLastSession: false };
  server.answers(training.skip, { ...answer, scheduledSession: planned });
  server.answers(training.reopen, { ...answer, scheduledSession: planned, completion: null });
  const { golfer } = await show([longAgo, tuesday]);
  await golfer.click(card('You missed Monday 4 May').getByRole('button', { name: 'Skip' }));
  await golfer.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Session reopened')).toBeDefined();
  expect(server.calls(training.reopen).map(({ params }) => params)).toEqual([
    { scheduledSessionId: 'old' },
  ]);
});

test('what does not work says so, and the choices stay', async () => {
  server.refuses('internal');
  const { golfer } = await show();
  await golfer.click(card().getByRole('button', { name: 'Move to today' }));
  expect(await screen.findByText('Failed to reschedule')).toBeDefined();
  expect(screen.getByText('Something went wrong')).toBeDefined();
  await golfer.click(card().getByRole('button', { name: 'Skip' }));
  expect(await screen.findByText('Failed to skip session. Please try again.')).toBeDefined();
});

test('a paused plan says so on its rest days', async () => {
  const pause = { from: '2026-05-13', to: '2026-05-24', reason: 'holiday' } as const;
  await show([], { todaysSession: restDay, currentProgram: { ...inWeekFive, pause } });
  expect(
    screen.getByText('Your plan is paused until Sunday 24 May. Your streak is frozen.'),
  ).toBeDefined();
});
