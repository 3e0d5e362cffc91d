import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { training } from '#contract/training.ts';
import type { Enrollment } from '#contract/training-schemas.ts';
import { anEnrollment, aScheduledSession, aWeek } from '#testing/a-plan.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { lazily } from '#web/platform/loading/lazily.ts';
import { ScheduleScreen } from '../schedule/schedule-screen.tsx';

const server = stubServer();

beforeEach(() => {
  // Thursday, May 14, in Auckland.
  vi.useFakeTimers({ now: Date.parse('2026-05-13T20:00:00Z'), toFake: ['Date'] });
  server.answers(training.current, anEnrollment(weeks, today));
  server.answers(training.weeks, weeks);
});
afterEach(() => {
  vi.useRealTimers();
});

const today = '2026-05-14';
const weeks = [
  aWeek(1, [
    aScheduledSession({
      id: 'a',
      sessionNumber: 1,
      scheduledDate: '2026-05-11',
      status: 'completed',
    }),
    aScheduledSession({
      id: 'b',
      sessionNumber: 2,
      scheduledDate: '2026-05-13',
      status: 'skipped',
    }),
    aScheduledSession({ id: 'c', sessionNumber: 3, scheduledDate: '2026-05-16' }),
  ]),
  aWeek(2, [
    aScheduledSession({ id: 'd', sessionNumber: 4, scheduledDate: '2026-05-18', weekNumber: 2 }),
    aScheduledSession({ id: 'e', sessionNumber: 5, scheduledDate: '2026-05-20', weekNumber: 2 }),
  ]),
];
const holiday = { from: today, to: '2026-05-24', reason: 'holiday' } as const;
const currentUrl = '/api/user/current-program';
const weeksUrl = '/api/user/scheduled-sessions-by-week/current-program';

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const NoPhoneCalendar = lazily(async () => ({ Nothing: () => null }), 'Nothing');

async function show(changes: Partial<Enrollment> = {}) {
  return renderScreen(<ScheduleScreen PhoneCalendar={NoPhoneCalendar} />, {
    user: aGolfer(),
    reads: { [currentUrl]: anEnrollment(weeks, today, changes), [weeksUrl]: weeks },
  });
}

async function open(tile: string, changes?: Partial<Enrollment>) {
  const shown = await show(changes);
  const actions = within(screen.getByRole('list', { name: 'Actions' }));
  await shown.golfer.click(actions.getByRole('button', { name: tile }));
  return shown;
}

test('rescheduling starts with the golfer’s current preferences and plans the remaining sessions', async () => {
  server.answers(training.rescheduleProgram, anEnrollment(weeks, today));
  const { golfer } = await open('Reschedule Plan');
  await screen.findByRole('dialog', { name: 'Reschedule Fairway Finder' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3' }).checked).toBe(true);
  await golfer.click(button('Continue'));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Saturday' }).checked).toBe(true);
  await golfer.click(button('Continue'));
  expect(screen.getByText('Total sessions').nextElementSibling?.textContent).toBe('3');
  await golfer.dblClick(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Reschedule Plan' }),
  );

  expect(await screen.findByText('Program Rescheduled')).toBeDefined();
  expect(screen.getByText('Your next session is on Saturday 16 May.')).toBeDefined();
  const [call, ...more] = server.calls(training.rescheduleProgram);
  expect(more).toEqual([]);
  expect(call?.body).toMatchObject({
    userProgramId: 'enrollment-1',
    preferences: { sessionsPerWeek: 3, availableDays: [1, 3, 6], startDate: today },
    schedule: [
      { sessionNumber: 1, scheduledDate: '2026-05-16' },
      { sessionNumber: 2, scheduledDate: '2026-05-18' },
      { sessionNumber: 3, scheduledDate: '2026-05-20' },
    ],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['a server in trouble', () => server.refuses('internal'), 'Failed to reschedule program'],
  [
    'a reason',
    () => server.refuses('program_not_active'),
    'This program is completed or abandoned, so its plan stays as it is.',
  ],
  ['no connection', () => server.isUnreachable(), 'The connection dropped.'],
])(
  'when rescheduling fails (%s), the dialog shows an error and keeps the choices',
  async (_case, fails, text) => {
    fails();
    const { golfer } = await open('Reschedule Plan');
    await golfer.click(await screen.findByRole('radio', { name: '2' }));
    await golfer.click(button('Continue'));
    await golfer.click(button('Continue'));
    await golfer.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Reschedule Plan' }),
    );
    expect(await screen.findByText('Error')).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText('Sessions per week').nextElementSibling?.textContent).toBe('2');
  },
);

test('the abandon dialog shows what is removed and what stays and focuses Keep training', async () => {
  const { golfer } = await open('Abandon Program');
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Abandon Fairway Finder?' }),
  );
  expect(
    dialog.getByText(
      '3 planned sessions are removed from your calendar. The 1 you finished stays in your history.',
    ),
  ).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Keep training');
  await golfer.click(dialog.getByRole('button', { name: 'Keep training' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(server.log()).toEqual([]);
});

test('an abandoned program disappears from the schedule', async () => {
  server.answers(training.abandon, { message: 'Program abandoned' });
  const { golfer } = await open('Abandon Program');
  const dialog = within(await screen.findByRole('alertdialog'));
  server.answers(training.current, null);
  server.answers(training.weeks, []);
  await golfer.dblClick(dialog.getByRole('button', { name: 'Abandon Program' }));
  expect(await screen.findByText('Program abandoned')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'No Active Program' })).toBeDefined();
  expect(server.calls(training.abandon)).toHaveLength(1);
});

test('a failed abandonment shows the server’s reason and keeps the dialog open', async () => {
  server.refuses('no_active_program', training.abandon);
  const { golfer } = await open('Abandon Program');
  const dialog = within(await screen.findByRole('alertdialog'));
  await golfer.click(dialog.getByRole('button', { name: 'Abandon Program' }));
  expect(await screen.findByText('Error')).toBeDefined();
  expect(screen.getByText('You have no active program at the moment.')).toBeDefined();
  expect(screen.getByRole('alertdialog')).toBeDefined();
});

test('the pause dialog shows which sessions move before it sends the pause', async () => {
  server.answers(training.pause, anEnrollment(weeks, today, { pause: holiday }));
  const { golfer } = await open('Pause plan');
  await screen.findByRole('dialog', { name: 'Pause Fairway Finder' });
  const days = () =>
    [screen.getByLabelText('First day'), screen.getByLabelText('Last day')] as const;
  expect(days().map((field) => field.getAttribute('value'))).toEqual([
    '14 May 2026',
    '20 May 2026',
  ]);
  expect(
    screen.getByText(/^3 sessions move by 1 week\. The first.* Saturday 23 May\./),
  ).toBeDefined();
  await golfer.clear(days()[1]);
  await golfer.type(days()[1], '2026-05-24');
  expect(
    screen.getByText(/^3 sessions move by 2 weeks\. The first.* Saturday 30 May\./),
  ).toBeDefined();
  await golfer.click(screen.getByRole('radio', { name: 'Illness' }));
  await golfer.dblClick(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Pause plan' }),
  );
  expect(await screen.findByText('Plan paused')).toBeDefined();
  expect(server.calls(training.pause).map(({ body }) => body)).toEqual([
    { from: today, to: '2026-05-24', reason: 'illness' },
  ]);
});

test.each([
  ['First day', '2026-05-13', 'Choose today or a later day.'],
  ['Last day', '2026-05-13', 'Choose the first day or a later one.'],
  ['Last day', '2027-05-15', 'A pause can last at most a year.'],
  ['Last day', '', 'Choose a day.'],
])('%s %s is invalid, and the pause dialog does not send it', async (label, value, problem) => {
  const { golfer } = await open('Pause plan');
  const field = await screen.findByLabelText(label);
  await golfer.clear(field);
  if (value !== '') await golfer.type(field, value);
  expect(screen.getByText(problem)).toBeDefined();
  await golfer.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Pause plan' }),
  );
  expect(server.log()).toEqual([]);
});

test('a paused plan shows until when it is paused and can be resumed', async () => {
  server.answers(training.endPause, anEnrollment(weeks, today));
  const { golfer } = await show({ pause: holiday });
  const note = within(screen.getByRole('region', { name: 'Paused until Sunday 24 May' }));
  expect(note.getByText('Vacation. Your streak is frozen on these days.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Pause plan' })).toBeNull();
  await golfer.click(note.getByRole('button', { name: 'End pause' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'End the pause?' }));
  await golfer.dblClick(dialog.getByRole('button', { name: 'End pause' }));
  expect(await screen.findByText('Pause ended')).toBeDefined();
  expect(server.calls(training.endPause)).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Pause plan' })).toBeDefined();
});

test('a future pause shows its dates', async () => {
  await show({ pause: { ...holiday, from: '2026-05-18' } });
  expect(screen.getByText('Pause from Monday 18 May to Sunday 24 May')).toBeDefined();
});
