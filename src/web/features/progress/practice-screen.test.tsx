import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ProgressOverview } from '#contract/progress.ts';
import { progress } from '#contract/progress.ts';
import { training } from '#contract/training.ts';
import { aProgress, aScoredDrill } from '#testing/a-progress.ts';
import { aQueuedRequest } from '#testing/a-queued-request.ts';
import { anAchievement, hiddenOne, hundredDone } from '#testing/an-achievement.ts';
import { inWeekFive, thursdayMorning } from '#testing/program-fixture.ts';
import { theCalendar } from '#testing/recent-activity.ts';
import { type Reads, stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';
import { PracticeScreen } from './practice-screen.tsx';

const server = stubServer();

afterEach(() => {
  vi.useRealTimers();
});

type Shown = { progress?: Partial<ProgressOverview>; reads?: Reads };

const reads: Reads = { '/api/user/progress': aProgress(), '/api/user/achievements': [] };

const show = ({ progress = {}, reads: more = {} }: Shown = {}) =>
  renderScreen(<PracticeScreen />, {
    user: aGolfer(),
    reads: { ...reads, '/api/user/progress': aProgress(progress), ...more },
  });

const region = (name: string) => within(screen.getByRole('region', { name }));

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
  const board = region('Performance Stats');
  expect(board.getByText('6,340')).toBeDefined();
  expect(board.getByText('Training time').parentElement?.textContent).toContain('37 h 40');
  expect(board.getByText('Current streak').parentElement?.textContent).toContain('9 days');
  expect(board.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('34');
  const hero = region('Training time');
  expect(hero.getByText('Sessions').nextElementSibling?.textContent).toBe('52');
});

test('the golfer can load the screen again when a part of it fails to load', async () => {
  server.refuses('unavailable');
  const { golfer } = await renderScreen(<PracticeScreen />, {
    user: aGolfer(),
    reads: { '/api/user/achievements': [] },
  });
  expect(await screen.findByRole('heading', { name: 'Unable to Load Progress' })).toBeDefined();
  server.answers(progress.overview, aProgress({ recent: [...theCalendar] }));
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Scoring Zone')).toBeDefined();
  expect(region('Recent Activity').getByText('Evening nine')).toBeDefined();
});

test('the screen shows the first six achievements and links to all of them', async () => {
  const more = ['a', 'b', 'c', 'd', 'e'].map((id) => anAchievement({ id, name: `Number ${id}` }));
  await show({
    reads: { '/api/user/achievements': [anAchievement(), hundredDone, hiddenOne, ...more] },
  });
  const preview = region('Achievements');
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
  await renderScreen(<PracticeScreen />, { user: aGolfer(), reads: others });
  expect(await screen.findByText('The achievements could not be loaded.')).toBeDefined();
  expect(screen.getByText('Scoring Zone')).toBeDefined();
});

test('a golfer shows the drills of one focus, and the address keeps it', async () => {
  const sand = aScoredDrill({ exerciseId: 'sand', name: 'Splash line', focus: 'short_game' });
  const { golfer, router } = await show({ progress: { drills: [aScoredDrill(), sand] } });
  const drills = region('Drill scores');
  await golfer.click(drills.getByRole('radio', { name: 'Short game' }));
  expect(router.state.location.href).toBe('/progress/practice?focus=short_game');
  expect(drills.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Splash line/),
  ]);
  await golfer.click(drills.getByRole('radio', { name: 'All' }));
  expect(drills.getAllByRole('listitem')).toHaveLength(2);
});

test('without scores, the drills say how to get some', async () => {
  await show();
  expect(region('Drill scores').getByText(/^Scores you enter/)).toBeDefined();
});

test('the hero shows the minutes of each week', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
  const day = { sessions: 1, rounds: 0, isPlanned: false };
  const days = [
    { ...day, on: '2026-05-04', minutes: 40 },
    { ...day, on: '2026-05-12', minutes: 45 },
    { ...day, on: '2026-05-13', minutes: 20 },
  ];
  await show({ progress: { days } });
  const chart = region('Training time').getByRole('img');
  expect(chart.getAttribute('aria-label')).toMatch(/^Minutes in each .*: 0, .*, 0, 40, 65\.$/);
});
