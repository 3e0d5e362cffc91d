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

const onMove = vi.fn();
const onSettle = vi.fn();
const neighbors = { storeWithdrawn: () => {}, onMove, onSettle, onLog: () => {} };
const show = (missed = [tuesday], changes: Partial<DashboardPayload> = {}) =>
  renderScreen(<DashboardScreen {...neighbors} />, {
    user: aGolfer(),
    reads: { [url]: aDashboard({ missed, ...changes }) },
  });
type Golfer = Awaited<ReturnType<typeof show>>['golfer'];

const strip = () => screen.getByRole('region', { name: 'Missed sessions' });
async function decide(golfer: Golfer, name = 'You missed Tuesday') {
  await golfer.click(within(strip()).getByRole('button', { name: 'Decide' }));
  return within(await screen.findByRole('dialog', { name }));
}
const choicesFor = (sheet: Awaited<ReturnType<typeof decide>>, name: string) =>
  within(sheet.getByRole('listitem', { name }));

test('the strip does not appear when no session is missed', async () => {
  await show([]);
  expect(screen.queryByText(/missed/)).toBeNull();
});

test('one missed session takes one line, and today’s session keeps the only primary button', async () => {
  await show();
  expect(strip().textContent).toBe('Tuesday missed. TempoDecide');
  const main = screen.getAllByRole('link').filter((link) => link.matches('.button-primary'));
  expect(main.map((link) => link.textContent)).toEqual(['Start session']);
  expect(screen.getAllByRole('button').filter((each) => each.matches('.button-primary'))).toEqual(
    [],
  );
});

test('several missed sessions take one line that shows the date of the first', async () => {
  const { golfer } = await show([longAgo, tuesday]);
  expect(strip().textContent).toBe('2 sessions missed. Since 4 MayDecide');
  const sheet = await decide(golfer, '2 missed sessions');
  expect(choicesFor(sheet, 'Gates').getByText('Monday 4 May, 45 min')).toBeDefined();
  expect(choicesFor(sheet, 'Tempo').getByText('Tuesday 12 May, 45 min')).toBeDefined();
});

test('three or more missed sessions open the dialog that settles them in one step', async () => {
  const { golfer } = await show([
    longAgo,
    landingSpots({ id: 'monday', title: 'Ladder', scheduledDate: '2026-05-11' }),
    tuesday,
  ]);
  await golfer.click(within(strip()).getByRole('button', { name: 'Decide' }));
  expect(onSettle).toHaveBeenCalledWith(aDashboard().currentProgram?.id);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a missed session of another week shows its date', async () => {
  await show([longAgo]);
  expect(strip().textContent).toBe('Monday 4 May missed. GatesDecide');
});

test.each([
  ['Move to today', '2026-05-14'],
  ['Move to Fri 15 May', '2026-05-15'],
])('%s reschedules the missed session with one tap', async (name, newDate) => {
  server.answers(dashboard.get, aDashboard());
  server.answers(training.reschedule, { ...tuesday, scheduledDate: newDate });
  const { golfer } = await show();
  const sheet = await decide(golfer);
  expect(sheet.getByRole('link', { name: 'Tempo' }).getAttribute('href')).toBe(
    '/my-schedule/session/tue',
  );
  await golfer.dblClick(sheet.getByRole('button', { name }));
  expect(await screen.findByText('Session rescheduled')).toBeDefined();
  expect(server.calls(training.reschedule)).toMatchObject([
    { params: { sessionId: 'tue' }, body: { newDate } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByText('Tuesday missed.')).toBeNull());
});

test('the golfer chooses any other day in the dialog that moves a session', async () => {
  const { golfer } = await show();
  const sheet = await decide(golfer);
  await golfer.click(sheet.getByRole('button', { name: 'Another day...' }));
  expect(onMove).toHaveBeenCalledWith(tuesday);
});

test('Skip takes one tap, and the strip then shows the next missed session', async () => {
  server.answers(dashboard.get, aDashboard({ missed: [tuesday] }));
  server.answers(training.skip, {
    programCompleted: false,
    isLastSession: false,
    sessions: { done: 16, skipped: 2 },
    scheduledSession: landingSpots({ id: 'old', status: 'skipped' }),
  });
  const { golfer } = await show([longAgo, tuesday]);
  const sheet = await decide(golfer, '2 missed sessions');
  await golfer.click(choicesFor(sheet, 'Gates').getByRole('button', { name: 'Skip' }));
  expect(await screen.findByText('Session skipped')).toBeDefined();
  expect(server.calls(training.skip).map(({ body }) => body)).toEqual([
    { scheduledSessionId: 'old' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(strip().textContent).toBe('Tuesday missed. TempoDecide');
  expect(document.activeElement).toBe(within(strip()).getByRole('button', { name: 'Decide' }));
});

test('skipping the last open session says that the program is completed', async () => {
  server.answers(dashboard.get, aDashboard({ missed: [] }));
  server.answers(training.skip, {
    programCompleted: true,
    isLastSession: true,
    sessions: { done: 17, skipped: 1 },
    scheduledSession: landingSpots({ id: 'tue', status: 'skipped' }),
  });
  const { golfer } = await show();
  const sheet = await decide(golfer);
  await golfer.click(sheet.getByRole('button', { name: 'Skip' }));
  expect(await screen.findByText('Program Completed!')).toBeDefined();
  expect(screen.getByText('Session skipped')).toBeDefined();
});

test('Undo in the message takes back a skipped session', async () => {
  server.answers(dashboard.get, aDashboard({ missed: [tuesday] }));
  const planned = landingSpots({ id: 'old' });
  const answer = {
    programCompleted: false,
    isLastSession: false,
    sessions: { done: 16, skipped: 2 },
  };
  server.answers(training.skip, { ...answer, scheduledSession: planned });
  server.answers(training.reopen, { ...answer, scheduledSession: planned, completion: null });
  const { golfer } = await show([longAgo, tuesday]);
  const sheet = await decide(golfer, '2 missed sessions');
  await golfer.click(choicesFor(sheet, 'Gates').getByRole('button', { name: 'Skip' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  server.answers(dashboard.get, aDashboard({ missed: [longAgo, tuesday] }));
  await golfer.click(undo);
  expect(await screen.findByText('Session reopened')).toBeDefined();
  await waitFor(() => expect(strip().textContent).toContain('2 sessions missed.'));
  expect(server.calls(training.reopen).map(({ params }) => params)).toEqual([
    { scheduledSessionId: 'old' },
  ]);
});

test('a failed move or skip shows an error and keeps the choices open', async () => {
  server.refuses('internal');
  const { golfer } = await show();
  const sheet = await decide(golfer);
  await golfer.click(sheet.getByRole('button', { name: 'Move to today' }));
  expect(await screen.findByText('Failed to reschedule')).toBeDefined();
  expect(screen.getByText('Something went wrong')).toBeDefined();
  await golfer.click(sheet.getByRole('button', { name: 'Skip' }));
  expect(await screen.findByText('Failed to skip session. Please try again.')).toBeDefined();
});

test('a paused plan shows on a rest day until when it is paused', async () => {
  const pause = { from: '2026-05-13', to: '2026-05-24', reason: 'holiday' } as const;
  await show([], { todaysSession: restDay, currentProgram: { ...inWeekFive, pause } });
  expect(
    screen.getByText('Your plan is paused until Sunday 24 May. Your streak is frozen.'),
  ).toBeDefined();
});
