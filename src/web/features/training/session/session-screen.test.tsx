import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reopening } from '#contract/reopening.ts';
import { training } from '#contract/training.ts';
import { aCompletion, ownRecord, theAnswer, theDetails } from '#testing/a-session.ts';
import { landingSpots, thursdayMorning } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { dropDraft } from '../complete/draft.ts';
import { SessionScreen } from './session-screen.tsx';

const server = stubServer();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', vi.fn());
  server.answers(reopening.lost, { comments: 0, kudos: 0, challenges: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  dropDraft('thu');
});

const url = '/api/user/scheduled-session-details/thu';

const show = (status?: Parameters<typeof theDetails>[0], currentHandicap: string | null = '18.4') =>
  renderScreen(<SessionScreen scheduledSessionId="thu" />, {
    at: '/my-schedule/session/thu',
    user: aGolfer({ currentHandicap }),
    reads: { [url]: theDetails(status) },
  });

type Golfer = Awaited<ReturnType<typeof show>>['golfer'];

/** Presses the three dots, and an entry of the list that they open. */
async function choose(golfer: Golfer, name: string) {
  await golfer.click(button('More for this session'));
  await golfer.click(
    within(await screen.findByRole('dialog', { name: 'This session' })).getByRole('button', {
      name,
    }),
  );
}

const reopened = {
  scheduledSession: landingSpots(),
  completion: null,
  programCompleted: false,
  isLastSession: false,
  sessions: { done: 16, skipped: 2 },
};
const skipped = (program: { programCompleted: boolean; isLastSession: boolean }) => ({
  ...program,
  sessions: { done: 16, skipped: 2 },
  scheduledSession: landingSpots({ status: 'skipped' }),
});
const endings = ['Complete Session', 'Skipped', 'Completed', 'Reopen Session'];

/** The visible ways to end the session and its visible states. Also checks that no button is disabled. */
const waysOn = () => {
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  expect(buttons.filter(({ disabled }) => disabled)).toEqual([]);
  return endings.filter((name) => screen.queryByRole('button', { name }));
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('a session shows its date, focus, title, duration, and a reminder to warm up', async () => {
  await show();
  expect(screen.getByText('Today, Thursday 14 May')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Landing spots' })).toBeDefined();
  expect(screen.getByText('Short game')).toBeDefined();
  expect(screen.getByText('45 to 50 min')).toBeDefined();
  expect(screen.getByText(/Warm up for 5 minutes before the first ball\.$/)).toBeDefined();
});

test('a session is drawn as its drills, as long as their minutes', async () => {
  await show();
  const name = 'Chip to a landing zone 12 min, Ladder putting 10 min';
  const bar = screen.getByRole('img', { name });
  expect([...bar.children].map(({ textContent }) => textContent)).toEqual(['12 min', '10']);
});

test.each(['completed', 'skipped'] as const)(
  'a session that is %s can be trained again, warm-up and music included',
  async (status) => {
    const { golfer } = await show(status);
    expect(screen.getByText(/Warm up for 5 minutes before the first ball\.$/)).toBeDefined();
    await golfer.click(button('More for this session'));
    expect(button('Music').disabled).toBe(false);
    expect(screen.queryByRole('button', { name: 'Skip Workout' })).toBeNull();
    await golfer.click(button('Warm-up stretches'));
    expect(await screen.findByRole('dialog', { name: 'Warm-up stretches' })).toBeDefined();
  },
);

test('a session that was opened can be completed without a connection', async () => {
  server.isUnreachable();
  const { golfer } = await show();
  await golfer.click(button('Complete Session'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete Session' }));
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Complete Session' });
  expect(submit.disabled).toBe(false);
});

test('Music opens the playlist', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { golfer } = await show();
  await choose(golfer, 'Music');
  expect(open.mock.calls[0]?.[0]).toContain('playlist');
});

test('a planned session can be completed or skipped', async () => {
  const { golfer } = await show();
  expect(button('Complete Session').disabled).toBe(false);
  expect(screen.queryByRole('button', { name: 'Reopen Session' })).toBeNull();
  await golfer.click(button('More for this session'));
  expect(button('Skip Workout').disabled).toBe(false);
});

test('a completed session shows what the golfer logged and can only be reopened', async () => {
  await show('completed');
  expect(waysOn()).toEqual(['Reopen Session']);
  expect(screen.getByText('Completed').parentElement?.textContent).toBe('Completed today, 50 min');
  expect(screen.getByText('4 of 5 stars')).toBeDefined();
  expect(screen.getByText('1 of 2')).toBeDefined();
  expect(screen.getByText('Short-sided twice.')).toBeDefined();
  expect(screen.getByText('11 balls on the towel')).toBeDefined();
  expect(screen.getByText('Left out')).toBeDefined();
});

test('a skipped session is marked as skipped and can only be reopened', async () => {
  await show('skipped');
  expect(waysOn()).toEqual(['Reopen Session']);
  expect(screen.getByText('Skipped')).toBeDefined();
  expect(screen.getByText('Planned for Thursday 14 May')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Scores' })).toBeNull();
});

test('a session completed on another day shows the day it was planned for', async () => {
  const details = theDetails('completed');
  const completion = aCompletion({ completedAt: '2026-05-16T04:00:00Z' });
  await renderScreen(<SessionScreen scheduledSessionId="thu" />, {
    user: aGolfer(),
    reads: { [url]: { ...details, completion } },
  });
  expect(screen.getByText('Completed').parentElement?.textContent).toBe(
    'Completed Saturday 16 May, 50 min',
  );
  expect(screen.getByText('Planned for Thursday 14 May')).toBeDefined();
});

test.each([
  ['19.0', { best: 14, last: 11, count: 3 }, 'on target', 'Best 14'],
  ['19.0', { best: 11, last: 11, count: 3 }, 'own best', 'Best 11'],
  ['19.0', null, 'on target', 'Best 11'],
  ['9.0', { best: 14, last: 11, count: 3 }, '1 off target', 'Best 14'],
])(
  'at handicap %s, a score is compared with the best score and the target',
  async (handicap, ownScores, verdict, best) => {
    const details = theDetails('completed');
    const scored = details.session.exercises.map((each) => ({
      ...each,
      ownScores: ownScores && ownRecord(ownScores),
    }));
    await renderScreen(<SessionScreen scheduledSessionId="thu" />, {
      user: aGolfer({ currentHandicap: handicap }),
      reads: { [url]: { ...details, session: { ...details.session, exercises: scored } } },
    });
    const scores = within(screen.getByRole('region', { name: 'Scores' }));
    const [score] = scores.getAllByRole('listitem');
    expect(scores.getAllByRole('listitem')).toHaveLength(1);
    expect(score?.textContent).toContain(verdict);
    expect(score?.textContent).toContain(best);
    expect(score?.textContent).toContain('11 of 20 balls on the towel');
  },
);

test('completing a session shows at once the XP, streak, and level progress', async () => {
  server.answers(training.complete, theAnswer());
  server.answers(training.details, theDetails('completed'));
  const { golfer } = await show();
  await golfer.click(button('Complete Session'));
  await golfer.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Complete Session' }),
  );
  const reward = await screen.findByRole('region', { name: '+140 XP' });
  expect(within(reward).getByText('Streak: 9 days trained in a row.')).toBeDefined();
  expect(within(reward).getByText('660 XP to level 8')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('+140 XP');
  expect(screen.getByText('Completed')).toBeDefined();
  expect(waysOn()).toEqual(['Reopen Session']);
});

test('skipping a session shows a message, and the session can be reopened', async () => {
  server.answers(training.skip, skipped({ programCompleted: false, isLastSession: false }));
  server.answers(training.details, theDetails('skipped'));
  const { golfer } = await show();
  await choose(golfer, 'Skip Workout');
  expect(await screen.findByText('Session skipped')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Landing spots');
  server.answers(training.reopen, reopened);
  server.answers(training.details, theDetails());
  await golfer.click(button('Reopen Session'));
  expect(await screen.findByText('Session reopened')).toBeDefined();
  expect(button('Complete Session').disabled).toBe(false);
});

test('Undo in the message takes back skipping a session', async () => {
  server.answers(training.skip, skipped({ programCompleted: false, isLastSession: false }));
  server.answers(training.details, theDetails('skipped'));
  const { golfer } = await show();
  await choose(golfer, 'Skip Workout');
  server.answers(training.reopen, reopened);
  server.answers(training.details, theDetails());
  await golfer.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Session reopened')).toBeDefined();
  expect(server.calls(training.reopen)).toHaveLength(1);
  expect(button('Complete Session').disabled).toBe(false);
});

test('skipping the last open session completes the program and shows it', async () => {
  server.answers(training.skip, skipped({ programCompleted: true, isLastSession: true }));
  server.answers(training.details, theDetails('skipped'));
  const { golfer } = await show();
  await choose(golfer, 'Skip Workout');
  expect(await screen.findByText('Program Completed!')).toBeDefined();
  expect(screen.getByText('Session skipped. 16 done, 2 skipped.')).toBeDefined();
});

test('a session that friends have reacted to is reopened only after a question', async () => {
  server.answers(reopening.lost, { comments: 0, kudos: 3, challenges: 0 });
  server.answers(training.reopen, reopened);
  server.answers(training.details, theDetails());
  const { golfer } = await show('completed');
  await golfer.click(button('Reopen Session'));
  expect(await screen.findByText(/^This deletes 3 kudos from friends\./)).toBeDefined();
  expect(server.calls(training.reopen)).toEqual([]);
  await golfer.click(button('Reopen'));
  expect(await screen.findByText('Session reopened')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Landing spots');
});

test('a reopened session starts with defaults and offers the earlier values again', async () => {
  server.answers(training.reopen, reopened);
  server.answers(training.details, theDetails());
  const { golfer } = await show('completed');
  await golfer.click(button('Reopen Session'));
  await golfer.click(await screen.findByRole('button', { name: 'Complete Session' }));
  const duration = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Duration' });
  expect(screen.getByText('5 of 5')).toBeDefined();
  expect(duration().value).toBe('45');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).value).toBe('');
  expect(screen.getByRole('checkbox', { name: /^Ladder/ }).getAttribute('aria-checked')).toBe(
    'true',
  );
  expect(screen.getByText('Before you reopened it: 4 of 5 stars, 50 min')).toBeDefined();
  await golfer.click(button('Use again'));
  expect(button('Filled in')).toBe(document.activeElement);
  expect(duration().value).toBe('50');
  expect(screen.getByText('4 of 5')).toBeDefined();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).value).toBe(
    'Short-sided twice.',
  );
  expect(screen.getByRole('checkbox', { name: /^Ladder/ }).getAttribute('aria-checked')).toBe(
    'false',
  );
});

test('skipping shows an error when it fails', async () => {
  server.isUnreachable();
  const { golfer } = await show();
  await choose(golfer, 'Skip Workout');
  expect(await screen.findByText('Failed to skip session. Please try again.')).toBeDefined();
  const more = button('More for this session');
  await waitFor(() => expect(more.getAttribute('aria-busy')).toBeNull());
});

test('reopening shows an error when it fails', async () => {
  server.isUnreachable();
  const { golfer } = await show('completed');
  await golfer.click(button('Reopen Session'));
  expect(await screen.findByText('Failed to reopen session. Please try again.')).toBeDefined();
  await waitFor(() => expect(button('Reopen Session').getAttribute('aria-busy')).toBeNull());
});

test('a session that does not exist shows that it was not found', async () => {
  server.refuses('not_found');
  await renderScreen(<SessionScreen scheduledSessionId="gone" />, { user: aGolfer() });
  expect(await screen.findByRole('heading', { name: 'Session not found.' })).toBeDefined();
});
