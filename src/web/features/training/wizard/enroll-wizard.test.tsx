import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { training } from '#contract/training.ts';
import { anEnrollment, aProgram } from '#testing/a-plan.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { EnrollButton } from './enroll-button.tsx';

const server = stubServer();

beforeEach(() => {
  // Thursday in Auckland, but still Wednesday in UTC.
  vi.useFakeTimers({ now: Date.parse('2026-05-13T20:00:00Z'), toFake: ['Date'] });
  server.answers(training.enroll, anEnrollment());
  server.answers(training.current, anEnrollment());
});
afterEach(() => {
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const day = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const requests = () => server.calls(training.enroll);

async function open() {
  const shown = await renderScreen(<EnrollButton program={aProgram()} totalSessions={6} />, {
    user: aGolfer(),
    reads: { '/api/user/current-program': null },
  });
  await shown.golfer.click(button('Enroll in Program'));
  await screen.findByRole('dialog', { name: 'Enroll in Fairway Finder' });
  return shown;
}

async function goOn(golfer: UserEvent) {
  await golfer.click(button('Continue'));
}

async function toReview(golfer: UserEvent, days = ['Monday', 'Wednesday', 'Saturday']) {
  await goOn(golfer);
  for (const name of days) await golfer.click(day(name));
  await goOn(golfer);
}

test('the first step offers one to seven days and preselects the program’s own number of days', async () => {
  const { golfer } = await open();
  expect(screen.getAllByRole('radio')).toHaveLength(7);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3' }).checked).toBe(true);
  expect(screen.queryByText(/sessions stay/)).toBeNull();
  await golfer.click(screen.getByRole('radio', { name: '2' }));
  expect(
    screen.getByText(
      'With 2 days per week the program is extended to 3 weeks instead of 2. All 6 sessions stay.',
    ),
  ).toBeDefined();
  await golfer.click(screen.getByRole('radio', { name: '6' }));
  expect(
    screen.getByText(/With 6 days per week the program takes 1 week instead of 2/),
  ).toBeDefined();
});

test('Continue is enabled only when enough days are chosen', async () => {
  const { golfer } = await open();
  await goOn(golfer);
  expect(button('Continue').disabled).toBe(true);
  await golfer.click(day('Monday'));
  await golfer.click(day('Wednesday'));
  expect(button('Continue').disabled).toBe(true);
  await golfer.click(day('Sunday'));
  expect(screen.getByText('3 days chosen, 3 needed')).toBeDefined();
  expect(button('Continue').disabled).toBe(false);
  await golfer.click(day('Sunday'));
  expect(button('Continue').disabled).toBe(true);
});

test('with seven days per week, all days are chosen already', async () => {
  const { golfer } = await open();
  await golfer.click(screen.getByRole('radio', { name: '7' }));
  await goOn(golfer);
  expect(screen.getByText('7 days chosen, 7 needed')).toBeDefined();
  expect(button('Continue').disabled).toBe(false);
});

test('the second step lists the days from Monday to Sunday', async () => {
  const { golfer } = await open();
  await goOn(golfer);
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
});

test('each step moves the focus to its question', async () => {
  const { golfer } = await open();
  const question = (name: string) => screen.getByRole('heading', { name });
  await waitFor(() => expect(document.activeElement).toBe(question('How many days per week?')));
  await goOn(golfer);
  expect(document.activeElement).toBe(question('Which days can you train?'));
  expect(screen.getByRole('list', { name: 'Step 2 of 3' })).toBeDefined();
});

test('the review shows the plan totals and starts on the next training day in the golfer’s time zone', async () => {
  const { golfer } = await open();
  await toReview(golfer);
  const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect(figure('Total weeks')).toBe('3');
  expect(figure('Sessions per week')).toBe('3');
  expect(figure('Total sessions')).toBe('6');
  expect(screen.getByText('Monday, Wednesday, Saturday')).toBeDefined();
  expect(screen.getByText('Sat 16 May 2026')).toBeDefined();
});

test('a plan starts today when today is a training day', async () => {
  const { golfer } = await open();
  await toReview(golfer, ['Monday', 'Thursday', 'Saturday']);
  expect(screen.getByText('Thu 14 May 2026')).toBeDefined();
});

test('the wizard warns about a short first week and offers the next Monday with one press', async () => {
  const { golfer } = await open();
  await toReview(golfer);
  expect(
    screen.getByText(
      'Starting on Saturday leaves week 1 with 1 of 3 sessions. That makes 3 calendar weeks instead of 2.',
    ),
  ).toBeDefined();
  await golfer.click(button('Sunday 17 May 2026'));
  expect(
    screen.getByText(
      'Starting on Sunday leaves week 1 without sessions. That makes 3 calendar weeks instead of 2.',
    ),
  ).toBeDefined();
  await golfer.click(button('Start on Monday 18 May instead'));
  expect(screen.getByText('Mon 18 May 2026')).toBeDefined();
  expect(screen.queryByText(/leaves week 1/)).toBeNull();
});

test('past days cannot be chosen', async () => {
  const { golfer } = await open();
  await toReview(golfer);
  expect(button('Wednesday 13 May 2026').disabled).toBe(true);
  expect(button('Thursday 14 May 2026').disabled).toBe(false);
  expect(button('Previous month').disabled).toBe(true);
});

test('a day more than a year ahead cannot be chosen', async () => {
  const { golfer } = await open();
  await toReview(golfer);
  for (let months = 0; months < 12; months += 1) await golfer.click(button('Next month'));
  expect(button('Saturday 15 May 2027').disabled).toBe(false);
  expect(button('Sunday 16 May 2027').disabled).toBe(true);
  expect(button('Next month').disabled).toBe(true);
});

test('the wizard sends the same dates that it shows', async () => {
  const { golfer } = await open();
  await toReview(golfer);
  await golfer.click(button('Monday 18 May 2026, training day'));
  const ringed = within(screen.getByRole('grid'))
    .getAllByRole('button', { name: /training day/ })
    .map((each) => each.getAttribute('data-date'));
  expect(screen.getByText('Mon 18 May, Wed 20 May, Sat 23 May')).toBeDefined();
  await golfer.click(button('Enroll Now'));
  const { programId, schedule = [], preferences } = requests()[0]?.body ?? {};
  expect(programId).toBe('fairway-finder');
  expect(preferences).toEqual({
    sessionsPerWeek: 3,
    availableDays: [1, 3, 6],
    startDate: '2026-05-18',
  });
  expect(schedule.map((entry) => entry.scheduledDate)).toEqual(ringed);
  expect(schedule[0]).toEqual({
    sessionNumber: 1,
    scheduledDate: '2026-05-18',
    weekNumber: 1,
    dayOfWeek: 1,
  });
});

test('the golfer can choose the start day with the keyboard alone', async () => {
  const { golfer } = await open();
  await toReview(golfer);
  button('Thursday 14 May 2026').focus();
  await golfer.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(button('Thursday 14 May 2026'));
  await golfer.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(button('Thursday 4 June 2026'));
  await golfer.keyboard('{Enter}');
  expect(screen.getByText('Thu 4 June 2026')).toBeDefined();
});

test('going back or closing the wizard keeps all choices', async () => {
  const { golfer } = await open();
  await golfer.click(screen.getByRole('radio', { name: '2' }));
  await toReview(golfer, ['Tuesday', 'Friday']);
  await golfer.click(button('Back'));
  expect(day('Tuesday').checked).toBe(true);
  await golfer.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button('Enroll in Program'));
  await golfer.click(button('Enroll in Program'));
  await golfer.click(button('Back'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2' }).checked).toBe(true);
});

test('enrolling opens the schedule', async () => {
  const { golfer, router, client } = await open();
  await toReview(golfer);
  await golfer.click(button('Enroll Now'));
  expect(
    await screen.findByText('Program Enrollment Complete', { selector: '.toast b' }),
  ).toBeDefined();
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-schedule'));
  expect(client.getQueryData(['/api/user/current-program'])).toMatchObject({ id: 'enrollment-1' });
});

test('a double click enrolls once', async () => {
  const { golfer } = await open();
  await toReview(golfer);
  await golfer.dblClick(button('Enroll Now'));
  await screen.findByText('Program Enrollment Complete', { selector: '.toast b' });
  expect(requests()).toHaveLength(1);
});

test('a rejected enrollment shows the reason and keeps all choices', async () => {
  const { golfer } = await open();
  await toReview(golfer);
  await golfer.click(button('Monday 18 May 2026, training day'));
  server.refuses('already_enrolled', training.enroll);
  await golfer.click(button('Enroll Now'));
  expect(await screen.findByText('Enrollment Failed', { selector: '.toast b' })).toBeDefined();
  expect(screen.getByText(/You already follow a program/, { selector: '.toast p' })).toBeDefined();
  expect(screen.getByText('Mon 18 May 2026')).toBeDefined();
  server.answers(training.enroll, anEnrollment());
  await golfer.click(button('Enroll Now'));
  expect(
    await screen.findByText('Program Enrollment Complete', { selector: '.toast b' }),
  ).toBeDefined();
});

test('a failure without a reason from the server shows a general error', async () => {
  const { golfer } = await open();
  await toReview(golfer);
  server.replies(() => new Response('<html>Bad gateway</html>', { status: 502 }));
  await golfer.click(button('Enroll Now'));
  expect(
    await screen.findByText('Failed to enroll in program', { selector: '.toast p' }),
  ).toBeDefined();
});

test('the golfer cannot enroll in a program without sessions', async () => {
  await renderScreen(<EnrollButton program={aProgram()} totalSessions={0} />, { user: aGolfer() });
  expect(button('Enroll in Program').disabled).toBe(true);
});
