import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { ProgressOverview } from '#contract/progress.ts';
import { progress } from '#contract/progress.ts';
import { training } from '#contract/training.ts';
import { aPlayedRound, aProgress, aScoredDrill } from '#testing/a-progress.ts';
import { aQueuedRequest } from '#testing/a-queued-request.ts';
import { anAchievement, hiddenOne, hundredDone } from '#testing/an-achievement.ts';
import { inWeekFive, thursdayMorning } from '#testing/program-fixture.ts';
import { theCalendar } from '#testing/recent-activity.ts';
import { type Reads, stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';
import { ProgressScreen } from './progress-screen.tsx';

const server = stubServer();

afterEach(() => {
  vi.useRealTimers();
});

type Shown = { progress?: Partial<ProgressOverview>; user?: Partial<User>; reads?: Reads };

const reads: Reads = { '/api/user/progress': aProgress(), '/api/user/achievements': [] };

const show = ({ progress = {}, user = {}, reads: more = {} }: Shown = {}) =>
  renderScreen(<ProgressScreen />, {
    user: aGolfer(user),
    reads: { ...reads, '/api/user/progress': aProgress(progress), ...more },
  });

const fact = (term: string) => screen.getByText(term).parentElement?.textContent;

test('the training totals show when a change waits to sync', async () => {
  await show();
  expect(screen.queryByText('Waiting to sync')).toBeNull();
  act(() => waitingRequests.set([aQueuedRequest(training.complete)]));
  const board = screen.getByText('Total XP').closest('section');
  expect(screen.getAllByText('Waiting to sync').map((mark) => mark.closest('section'))).toEqual([
    board,
  ]);
  act(() => waitingRequests.set([]));
});

test('a tab left open overnight loads the progress of the new day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
  await show();
  server.reads(reads);
  vi.setSystemTime(new Date('2026-05-15T21:30:00Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => {
    expect(server.log()).toContain('GET /api/user/progress');
  });
});

test('the current program is marked as active and counts its sessions', async () => {
  await show();
  expect(screen.getByText('Active')).toBeDefined();
  const card = screen.getByRole('link', { name: /Scoring Zone/ });
  expect(card.textContent).toContain('18 of 48');
  expect(card.textContent).toContain('16 done, 2 skipped');
  expect(card.textContent).toContain('Week 5 of 12');
  expect(card.textContent).toContain('Ends 4 Jul');
});

test('the weeks bar counts days regardless of training, and the text counts missed sessions', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
  const behind = { completedSessions: 3, missedSessions: 15 };
  await show({ progress: { currentProgram: { ...inWeekFive, ...behind } } });
  const card = within(screen.getByRole('link', { name: /Scoring Zone/ }));
  const bar = card.getByRole('progressbar', { name: 'Week 5 of 12' });
  expect(bar.querySelectorAll('.is-done')).toHaveLength(4);
  const now = bar.querySelector<HTMLElement>('.is-now');
  expect(Number(now?.style.getPropertyValue('--part'))).toBeCloseTo(4 / 7);
  expect(card.getByText('1 done, 2 skipped, 15 missed')).toBeDefined();
});

test('without a program, the screen shows no badge and links to the programs', async () => {
  await show({ progress: { currentProgram: null } });
  expect(screen.queryByText('Active')).toBeNull();
  expect(screen.getByRole('link', { name: 'Browse Programs' })).toBeDefined();
});

test('the board shows the training totals', async () => {
  await show();
  const board = within(screen.getByRole('region', { name: 'Performance Stats' }));
  expect(board.getByText('6,340')).toBeDefined();
  expect(fact('Training time')).toContain('37 h 40');
  expect(fact('Current streak')).toContain('9 days');
  expect(board.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('34');
});

test('the golfer can load the screen again when a part of it fails to load', async () => {
  server.refuses('unavailable');
  const { golfer } = await renderScreen(<ProgressScreen />, {
    user: aGolfer(),
    reads: { '/api/user/achievements': [] },
  });
  expect(await screen.findByRole('heading', { name: 'Unable to Load Progress' })).toBeDefined();
  server.answers(progress.overview, aProgress({ recent: [...theCalendar] }));
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Scoring Zone')).toBeDefined();
  const recent = within(screen.getByRole('region', { name: 'Recent Activity' }));
  expect(recent.getByText('Evening nine')).toBeDefined();
});

test('the screen shows the first six achievements and links to all of them', async () => {
  const more = ['a', 'b', 'c', 'd', 'e'].map((id) => anAchievement({ id, name: `Number ${id}` }));
  await show({
    reads: { '/api/user/achievements': [anAchievement(), hundredDone, hiddenOne, ...more] },
  });
  const preview = within(screen.getByRole('region', { name: 'Achievements' }));
  const [first] = preview.getAllByRole('list');
  if (!first) throw new Error('There is no list');
  expect(within(first).getAllByRole('listitem')).toHaveLength(6);
  expect(within(first).getByText('Hundred done').textContent).toBe('Hundred done, locked');
  expect(preview.getByRole('link', { name: 'View All' }).getAttribute('href')).toBe(
    '/achievements',
  );
});

test('achievements that fail to load leave the rest of the screen usable', async () => {
  server.refuses('unavailable');
  const { '/api/user/achievements': _, ...others } = reads;
  await renderScreen(<ProgressScreen />, { user: aGolfer(), reads: others });
  expect(await screen.findByText('The achievements could not be loaded.')).toBeDefined();
  expect(screen.getByText('Scoring Zone')).toBeDefined();
});

const region = (name: string) => within(screen.getByRole('region', { name }));

const played = [
  aPlayedRound({ sessionDate: '2026-03-07', totalScore: 97, fairwaysHit: 5, putts: 36 }),
  aPlayedRound({ sessionDate: '2026-04-04', totalScore: 94, fairwaysHit: 6, putts: 34 }),
  aPlayedRound({ sessionDate: '2026-05-02', holes: 9, totalScore: 45, coursePar: 36, putts: 17 }),
  aPlayedRound({ sessionDate: '2026-05-09' }),
];

test('the score against par lists every round, doubles nine holes, and shows the five-round average', async () => {
  await show({ progress: { rounds: played } });
  const card = region('Score against par');
  expect(
    card.getByRole('img', {
      name: 'The last 4 rounds against par, oldest first: +25, +22, +18, +17. Average of the last five: +20.5.',
    }),
  ).toBeDefined();
  expect(card.getByText('average of 4 rounds')).toBeDefined();
  expect(card.getByText('+17 best')).toBeDefined();
});

test('a round without a par or in Stableford does not count for the score against par', async () => {
  const unknown = [
    aPlayedRound({ sessionDate: '2026-03-01', coursePar: null }),
    aPlayedRound({ sessionDate: '2026-03-02', scoreType: 'stableford', totalScore: 31 }),
  ];
  await show({ progress: { rounds: [...unknown, ...played.slice(0, 2)] } });
  const card = region('Score against par');
  expect(card.getByText(/^One more round with the course par/)).toBeDefined();
  expect(card.getByText(/Stableford points are not strokes/)).toBeDefined();
});

test('the trend compares the last five rounds with the rounds before', async () => {
  const scores = [99, 99, 99, 91, 91, 91, 91, 91];
  const rounds = scores.map((totalScore, index) =>
    aPlayedRound({ sessionDate: `2026-04-0${index + 1}`, totalScore, putts: 30 + index }),
  );
  await show({ progress: { rounds } });
  expect(region('Score against par').getByText('8 better than before')).toBeDefined();
  expect(region('Putts').getByText('4 more than before')).toBeDefined();
});

test('counted fairways, greens, and putts are compared with golfers of the same handicap', async () => {
  await show({ progress: { rounds: played }, user: { currentHandicap: '15.2' } });
  const counts = region('Fairways and greens');
  expect(
    counts.getByRole('img', {
      name: 'Fairways hit in the last 2 rounds, oldest first: 5, 6. Average of the last five: 5.5. Golfers at handicap 15: 6.6.',
    }),
  ).toBeDefined();
  expect(counts.getByText('Dotted: 6.6 for golfers at handicap 15')).toBeDefined();
  expect(counts.getByText('Not counted yet')).toBeDefined();
  expect(
    region('Putts').getByRole('img', {
      name: 'Putts a round in the last 3 rounds, oldest first: 36, 34, 34. Average of the last five: 34.7. Golfers at handicap 15: 32.1.',
    }),
  ).toBeDefined();
});

test('a golfer without a handicap is not compared with other golfers', async () => {
  await show({ progress: { rounds: played }, user: { currentHandicap: null } });
  expect(screen.queryByText(/golfers at/i)).toBeNull();
});

test('a drill shows its last score next to the best score and the target', async () => {
  const short = aScoredDrill({ exerciseId: 'ladder', name: 'Ladder', scores: [4, 9, 3], best: 9 });
  await show({ progress: { drills: [aScoredDrill(), short] } });
  const [first, second] = region('Drill scores').getAllByRole('listitem');
  expect(first?.textContent).toContain('putts holed, 3 times');
  expect(first?.textContent).toContain('target 8 reached');
  expect(first?.textContent).toContain('9best');
  expect(second?.textContent).toContain('target 8');
  expect(second?.textContent).toContain('3best 9');
  expect(
    screen.getByRole('img', { name: 'Clock putting, putts holed: 5, 7, 9. Best 9, target 8.' }),
  ).toBeDefined();
});

test('the screen lists the last four rounds, newest first', async () => {
  const rounds = [aPlayedRound({ sessionDate: '2026-01-01', name: 'Winter cup' }), ...played];
  await show({ progress: { rounds } });
  const lines = region('Recent rounds').getAllByRole('listitem');
  expect(lines).toHaveLength(4);
  expect(lines[0]?.textContent).toBe('Saturday medalSat 9 May, 18 holes89+17');
  expect(lines[1]?.textContent).toBe('Saturday medalSat 2 May, 9 holes45+9');
});

test('every card without data stays visible and says how to fill it', async () => {
  await show({ progress: { handicapHistory: [], currentProgram: null } });
  expect(region('Score against par').getByText(/^Three rounds with the course par/)).toBeDefined();
  expect(region('Fairways and greens').getByText(/^Count fairways and greens/)).toBeDefined();
  expect(region('Putts').getByText(/^Count your putts/)).toBeDefined();
  expect(region('Drill scores').getByText(/^Scores you enter/)).toBeDefined();
  expect(region('Recent rounds').getByText(/^No rounds yet/)).toBeDefined();
});

test('nearly unlocked achievements appear below, nearest first, without hidden achievements', async () => {
  const close = anAchievement({
    id: 'ten',
    name: 'Ten in a row',
    isUnlocked: false,
    progress: 9,
    targetValue: 10,
    progressPercentage: 90,
  });
  await show({ reads: { '/api/user/achievements': [hundredDone, hiddenOne, close] } });
  const nearly = within(screen.getByRole('list', { name: 'Nearly there' }));
  expect(nearly.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Ten in a row50 sessions9/10',
    'Hundred done100 sessions52/100',
  ]);
});
