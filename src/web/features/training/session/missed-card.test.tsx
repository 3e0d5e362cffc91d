import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { training } from '#contract/training.ts';
import { aWeek } from '#testing/a-plan.ts';
import { theAnswer, theDetails } from '#testing/a-session.ts';
import { inWeekFive, landingSpots, thursdayMorning } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { SessionScreen } from './session-screen.tsx';

const server = stubServer();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => vi.useRealTimers());

const missed = landingSpots({ scheduledDate: '2026-05-12' });
const others = [
  landingSpots({ id: 'today', title: 'Gate putting' }),
  landingSpots({ id: 'saturday', title: 'Two holes', scheduledDate: '2026-05-16' }),
];

/** The screen of Tuesday's session, which was missed; today is Thursday. */
async function show(pause: typeof inWeekFive.pause = null) {
  const details = { ...theDetails(), scheduledSession: missed };
  const reads = {
    '/api/user/scheduled-session-details/thu': details,
    '/api/user/current-program': { ...inWeekFive, pause },
    '/api/user/scheduled-sessions-by-week/current-program': [aWeek(5, [missed, ...others])],
  };
  server.reads(reads);
  const view = await renderScreen(<SessionScreen scheduledSessionId="thu" />, {
    user: aGolfer(),
    reads,
  });
  const card = within(screen.getByRole('region', { name: 'Do it on another day' }));
  return { ...view, card, details };
}

test('a missed session says so, and offers the next days with what each of them holds', async () => {
  const { card } = await show();
  expect(screen.getByText('Missed').parentElement?.textContent).toBe('Missed Tuesday 12 May');
  const names = card.getAllByRole('radio').map((day) => day.parentElement?.textContent);
  expect(names).toEqual([
    'Thu14Gate putting',
    'Fri15Free',
    'Sat16Two holes',
    'Sun17Free',
    'Mon18Free',
  ]);
  expect(screen.queryByRole('region', { name: 'You need' })).toBeNull();
});

test('it moves to the suggested day, or to the one that the golfer chooses', async () => {
  const { card, details, golfer } = await show();
  expect(card.getByRole<HTMLInputElement>('radio', { name: /^Sun/ }).checked).toBe(true);
  await golfer.click(card.getByRole('radio', { name: /^Sat/ }));
  expect(card.getByText('Two holes is on this day too.')).toBeDefined();
  await golfer.click(card.getByRole('radio', { name: /^Fri/ }));
  const moved = { ...missed, scheduledDate: '2026-05-15' };
  server.answers(training.reschedule, moved);
  server.answers(training.details, { ...details, scheduledSession: moved });
  await golfer.click(card.getByRole('button', { name: 'Move to Friday' }));
  expect(await screen.findByText('Session rescheduled')).toBeDefined();
  expect(server.calls(training.reschedule).map(({ body }) => body)).toEqual([
    { newDate: '2026-05-15' },
  ]);
  await waitFor(() => expect(screen.queryByText('Missed')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Landing spots');
});

test('it can be skipped, and days of a pause are not offered', async () => {
  const { card, details, golfer } = await show({
    from: '2026-05-15',
    to: '2026-05-20',
    reason: 'holiday',
  });
  const [, next] = card.getAllByRole('radio').map((day) => day.parentElement?.textContent);
  expect(next).toBe('Thu21Free');
  const scheduledSession = { ...missed, status: 'skipped' as const };
  server.answers(training.skip, { ...theAnswer(), scheduledSession });
  server.answers(training.details, { ...details, scheduledSession });
  await golfer.click(card.getByRole('button', { name: 'Skip Workout' }));
  expect(await screen.findByText('Session skipped')).toBeDefined();
});
