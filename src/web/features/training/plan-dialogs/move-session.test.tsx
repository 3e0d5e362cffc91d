import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { training } from '#contract/training.ts';
import { aScheduledSession, aWeek } from '#testing/a-plan.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { MoveSession } from './move-session.tsx';

const server = stubServer();

beforeEach(() => {
  // Thursday, May 14, in Auckland.
  vi.useFakeTimers({ now: Date.parse('2026-05-13T20:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const session = aScheduledSession({ id: 'c', title: 'Gates', scheduledDate: '2026-05-16' });
const other = aScheduledSession({ id: 'd', title: 'Clock', scheduledDate: '2026-05-18' });
const weeks = [aWeek(1, [session]), aWeek(2, [other])];

const day = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const submit = () => day('Move session');

async function open(scheduledDate = session.scheduledDate) {
  const shown = await renderScreen(
    <MoveSession session={{ ...session, scheduledDate }} look="icon" />,
    {
      user: aGolfer(),
      reads: { '/api/user/scheduled-sessions-by-week/current-program': weeks },
    },
  );
  await shown.golfer.click(day('Move Gates to...'));
  await screen.findByRole('dialog', { name: 'Move Gates' });
  return shown;
}

test('the golfer moves a session to the chosen day, and a double click sends it once', async () => {
  server.answers(training.weeks, weeks);
  server.answers(training.reschedule, { ...session, scheduledDate: '2026-05-19' });
  const { golfer } = await open();
  expect(screen.getByText('Now on Saturday 16 May')).toBeDefined();
  expect(submit().disabled).toBe(true);
  await golfer.click(day('Tuesday 19 May 2026'));
  await golfer.dblClick(submit());
  expect(await screen.findByText('Session rescheduled')).toBeDefined();
  expect(screen.getByText('Tuesday 19 May')).toBeDefined();
  expect(server.calls(training.reschedule)).toMatchObject([
    { params: { sessionId: 'c' }, body: { newDate: '2026-05-19' } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(day('Move Gates to...'));
});

test('the golfer can move a session with the keyboard alone', async () => {
  server.answers(training.weeks, weeks);
  server.answers(training.reschedule, session);
  const { golfer } = await open();
  day('Saturday 16 May 2026').focus();
  await golfer.keyboard('{ArrowDown}{Enter}');
  await golfer.tab();
  await golfer.tab();
  await golfer.keyboard('{Enter}');
  await waitFor(() =>
    expect(server.calls(training.reschedule)[0]?.body).toEqual({ newDate: '2026-05-23' }),
  );
});

test('past days cannot be chosen, and a day with a session names that session', async () => {
  const { golfer } = await open();
  expect(day('Wednesday 13 May 2026').disabled).toBe(true);
  await golfer.click(day('Monday 18 May 2026, training day'));
  expect(screen.getByText('Clock is on this day too.')).toBeDefined();
});

test('a missed session has today preselected', async () => {
  await open('2026-05-11');
  expect(submit().disabled).toBe(false);
  expect(day('Thursday 14 May 2026').getAttribute('aria-pressed')).toBe('true');
});

test.each([
  ['says nothing', 500, { code: 'internal', message: '' }, 'Something went wrong'],
  [
    'gives a reason',
    409,
    { code: 'session_completed', message: '' },
    'This session is completed. Reopen it first.',
  ],
  ['is newer than the app', 409, { code: 'lately', message: 'Not now.' }, 'Not now.'],
])(
  'when the server rejects the move and %s, the dialog keeps the chosen day',
  async (_case, status, body, text) => {
    server.replies(() => Response.json(body, { status }));
    const { golfer } = await open();
    await golfer.click(day('Tuesday 19 May 2026'));
    await golfer.click(submit());
    expect(await screen.findByText('Failed to reschedule')).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Tuesday 19 May')).toBeDefined();
  },
);

test('the dialog shows an error without a connection', async () => {
  server.isUnreachable();
  const { golfer } = await open();
  await golfer.click(day('Tuesday 19 May 2026'));
  await golfer.click(submit());
  expect(await screen.findByText('The connection dropped.')).toBeDefined();
});
