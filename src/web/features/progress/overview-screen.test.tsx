import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { ProgressOverview } from '#contract/progress.ts';
import { progress } from '#contract/progress.ts';
import { aPlayedRound, aProgress } from '#testing/a-progress.ts';
import { anAchievement, hiddenOne, hundredDone } from '#testing/an-achievement.ts';
import { aRoundItem } from '#testing/an-activity.ts';
import { type Reads, stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { OverviewScreen } from './overview-screen.tsx';

const server = stubServer();

type Shown = { progress?: Partial<ProgressOverview>; user?: Partial<User>; reads?: Reads };

const screenOf = <OverviewScreen renderRound={({ title }) => <p>Last: {title}</p>} />;

const show = ({ progress = {}, user = {}, reads = {} }: Shown = {}) =>
  renderScreen(screenOf, {
    at: '/progress',
    user: aGolfer(user),
    reads: {
      '/api/user/progress': aProgress(progress),
      '/api/user/achievements': [],
      ...reads,
    },
  });

const region = (name: string) => within(screen.getByRole('region', { name }));

test('three tabs lead to the handicap, the rounds and the practice, and the open one is marked', async () => {
  await show();
  const tabs = within(screen.getByRole('navigation', { name: 'Progress' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Overview', '/progress'],
    ['Rounds', '/rounds'],
    ['Practice', '/progress/practice'],
  ]);
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', null, null]);
});

test('a golfer whose progress fails to load can try again, or open another tab', async () => {
  server.refuses('unavailable');
  const { golfer } = await renderScreen(screenOf, {
    user: aGolfer(),
    reads: { '/api/user/achievements': [] },
  });
  expect(await screen.findByRole('heading', { name: 'Unable to Load Progress' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Rounds' })).toBeDefined();
  server.answers(progress.overview, aProgress());
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('region', { name: 'Handicap' })).toBeDefined();
});

const counted = (greensInRegulation: number, putts: number) => (month: number) =>
  aPlayedRound({ sessionDate: `2026-0${month}-09`, greensInRegulation, putts });

const inFourMonths = (round: (month: number) => ReturnType<typeof aPlayedRound>) =>
  [1, 2, 3, 4].map(round);

test('the answer names the putts when they cost most, and leads to the drills for them', async () => {
  await show({ progress: { rounds: inFourMonths(counted(4, 38)) } });
  const answer = region('You lose most on the greens');
  expect(answer.getByText(/putts a round/).textContent).toBe(
    '38.0 putts a round, 5.1 more than usual at 18.',
  );
  expect(answer.getByText('you mostly 38.0 to 38.0')).toBeDefined();
  expect(answer.getByText('golfers at 18: 32.9')).toBeDefined();
  expect(answer.getByRole('link', { name: 'Putting drills' }).getAttribute('href')).toBe(
    '/progress/practice?focus=putting',
  );
});

test('the answer names the greens when they cost most', async () => {
  await show({ progress: { rounds: inFourMonths(counted(1, 33)) } });
  const answer = region('You lose most on the way to the green');
  expect(answer.getByText(/greens a round/).textContent).toMatch(/^1.0 greens .* fewer than/);
  expect(answer.getByRole('link', { name: 'Iron drills' })).toBeDefined();
});

test('a golfer who plays like others of the handicap is told so, without a drill', async () => {
  await show({ progress: { rounds: inFourMonths(counted(4, 33)) } });
  expect(region('Even with golfers at 18').queryByRole('link')).toBeNull();
});

test.each([
  [
    { currentHandicap: '18.4' },
    inFourMonths(counted(4, 38)).slice(0, 2),
    /^Count putts and greens/,
  ],
  [{ currentHandicap: null }, inFourMonths(counted(4, 38)), /^With a handicap/],
] as const)(
  'with too little to compare, the card says what is missing',
  async (user, rounds, text) => {
    await show({ user, progress: { rounds: [...rounds] } });
    expect(region('Where do you lose strokes?').getByText(text)).toBeDefined();
  },
);

test('the last round that was played is shown, and none without one', async () => {
  const recent = [aRoundItem({ title: 'First' }), aRoundItem({ title: 'Second' })];
  await show({
    progress: { recent: [...recent, aRoundItem({ title: 'Ahead', isCompleted: false })] },
  });
  expect(screen.getByText('Last: Second')).toBeDefined();
});

test('the achievements nearest to their target are shown, without hidden achievements', async () => {
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
    'Ten in a row9 of 10',
    'Hundred done52 of 100',
  ]);
});
