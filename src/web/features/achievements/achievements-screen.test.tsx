import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { achievements } from '#contract/achievements.ts';
import type { Achievement } from '#contract/achievements-schemas.ts';
import {
  anAchievement,
  dewSweeper,
  hiddenOne,
  hundredDone,
  longEvenings,
  winterPutts,
} from '#testing/an-achievement.ts';
import { thursdayMorning } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { AchievementsScreen } from './achievements-screen.tsx';

const server = stubServer();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
});
afterEach(() => {
  vi.useRealTimers();
});

const strokes = anAchievement({
  id: 'ten-strokes',
  name: 'Ten strokes',
  category: 'handicap',
  unit: 'strokes',
  progress: 4.2,
  targetValue: 10,
  progressPercentage: 42,
  isUnlocked: false,
});

const list = [
  anAchievement(),
  anAchievement({ id: 'ten-done', name: 'Ten done', rarity: 'common', xpReward: 75 }),
  hundredDone,
  hiddenOne,
  strokes,
  dewSweeper,
  winterPutts,
  longEvenings,
];

const show = (all: readonly Achievement[] = list) =>
  renderScreen(<AchievementsScreen />, {
    user: aGolfer(),
    reads: { '/api/user/achievements': all },
  });

type Hand = Awaited<ReturnType<typeof show>>['golfer'];

const group = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} `) });

/** Opens the dialog of an achievement, returns its text and closes it again. */
async function detailsOf(golfer: Hand, region: string, name: RegExp) {
  const badge = within(screen.getByRole('region', { name: region })).getByRole('button', { name });
  await golfer.click(badge);
  const text = (await screen.findByRole('dialog')).textContent;
  await golfer.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return text;
}

const names = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('b:not(.achievement-badge b)')?.textContent);

const tile = (name: string) => screen.getByText(name).closest('li')?.textContent;

test('the screen header shows the number of unlocked achievements and the XP earned', async () => {
  await show();
  const head = screen.getByText('/8').closest('header');
  expect(head?.textContent).toContain('2/8');
  expect(head?.textContent).toContain('275 XP earned');
  expect(
    screen
      .getByRole('progressbar', { name: 'Achievements unlocked' })
      .getAttribute('aria-valuenow'),
  ).toBe('25');
});

test('achievements are grouped by category and ordered from the first step to the last', async () => {
  const { golfer } = await show();
  expect(names('Sessions')).toEqual(['Ten done', 'Fifty done', 'Hundred done']);
  expect(screen.getByRole('region', { name: 'Sessions' }).textContent).toContain('2 of 3');
  expect(await detailsOf(golfer, 'Sessions', /^Fifty done/)).toContain('Rare');
});

test('a locked achievement shows its goal and the current progress', async () => {
  const { golfer } = await show();
  const hundred = await detailsOf(golfer, 'Sessions', /^Hundred done/);
  expect(hundred).toContain('100 sessions');
  expect(hundred).toContain('Locked, 52 of 100');
  expect(hundred).toContain('+350 XP');
  await golfer.click(group('Handicap'));
  expect(await detailsOf(golfer, 'Handicap', /^Ten strokes/)).toContain('4.2 of 10 strokes');
});

test('a hidden achievement shows ??? and hides its rarity and goal', async () => {
  const { golfer } = await show();
  await golfer.click(group('Streaks'));
  const hidden = within(screen.getByRole('region', { name: 'Streaks' })).getByRole('listitem');
  expect(hidden.textContent).toContain('???');
  expect(hidden.textContent).toContain('Keep training');
  const details = await detailsOf(golfer, 'Streaks', /\?\?\?/);
  expect(details).toContain('Keep training');
  expect(hidden.textContent + details).not.toContain('Epic');
});

test('only one category is open at a time, and every category shows its count', async () => {
  const { golfer } = await show();
  const open = () =>
    screen.getAllByRole('button', { expanded: true }).map((one) => one.textContent);
  expect(open()).toEqual(['Sessions2 of 3']);
  expect(group('Handicap').textContent).toBe('Handicap0 of 1');
  group('Streaks').focus();
  await golfer.keyboard('{Enter}');
  expect(open()).toEqual(['Streaks0 of 1']);
  await golfer.keyboard(' ');
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
});

test('the newest achievement comes first, with its date and XP', async () => {
  await show();
  const newest = screen.getByRole('region', { name: 'Fifty done' });
  expect(newest.textContent).toBe('Newest, 13 MayFifty done50 sessions+200 XP');
});

test('the nearly finished achievements come next, without hidden and out-of-season achievements', async () => {
  await show();
  expect(names('Nearly there')).toEqual(['Dew sweeper', 'Hundred done', 'Ten strokes']);
});

test('the current season is at the top until its last day', async () => {
  const { golfer } = await show();
  const season = within(screen.getByRole('region', { name: 'Season' }));
  expect(season.getByText('Spring, until 31 May')).toBeDefined();
  expect(season.getAllByRole('listitem')).toHaveLength(1);
  expect(season.getByRole('progressbar', { name: '5 of 7' })).toBeDefined();
  await golfer.click(group('Special'));
  expect(await detailsOf(golfer, 'Special', /^Carpet winter/)).toContain('Expired 28 Feb');
  expect(await detailsOf(golfer, 'Special', /^Long evenings/)).toContain('Starts 1 Jun');
});

test('Seasonal shows every season: the current season, then coming seasons, then past seasons', async () => {
  const { golfer } = await show();
  await golfer.click(screen.getByRole('tab', { name: 'Seasonal' }));
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Spring',
    'Summer',
    'Winter',
  ]);
  expect(screen.getByRole('region', { name: 'Spring' }).textContent).toContain(
    'Active until 31 May',
  );
  expect(screen.getByRole('region', { name: 'Summer' }).textContent).toContain('Starts 1 Jun');
  expect(screen.getByRole('region', { name: 'Winter' }).textContent).toContain('Expired 28 Feb');
});

test('an unlocked seasonal achievement keeps its year', async () => {
  const last = {
    seasonalYear: 2025,
    seasonalStartDate: '2025-03-01',
    seasonalEndDate: '2025-05-31',
  };
  const { golfer } = await show([{ ...dewSweeper, isUnlocked: true, ...last }]);
  await golfer.click(screen.getByRole('tab', { name: 'Seasonal' }));
  expect(tile('Dew sweeper')).toContain('Unlocked in 2025');
});

test('Unlocked shows the newest achievements first, in the server’s order', async () => {
  const { golfer } = await show();
  await golfer.click(screen.getByRole('tab', { name: 'Unlocked' }));
  const items = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(items.map((item) => item.querySelector('b')?.textContent)).toEqual([
    'Fifty done',
    'Ten done',
  ]);
});

test('In Progress shows started achievements, closest to completion first', async () => {
  const { golfer } = await show();
  await golfer.click(screen.getByRole('tab', { name: 'In Progress' }));
  const items = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(items.map((item) => item.querySelector('b')?.textContent)).toEqual([
    'Dew sweeper',
    'Hundred done',
    'Ten strokes',
  ]);
});

test('the screen has four tabs, and All is selected first', async () => {
  await show();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['All', 'true'],
    ['Seasonal', 'false'],
    ['Unlocked', 'false'],
    ['In Progress', 'false'],
  ]);
});

test('the arrow keys move from tab to tab', async () => {
  const { golfer } = await show();
  await golfer.click(screen.getByRole('tab', { name: 'All' }));
  await golfer.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Unlocked' }).getAttribute('aria-selected')).toBe('true');
});

test('a golfer without progress sees explanations in Unlocked and In Progress', async () => {
  const { golfer } = await show([{ ...hundredDone, progress: 0, progressPercentage: 0 }]);
  await golfer.click(screen.getByRole('tab', { name: 'Unlocked' }));
  expect(screen.getByRole('heading', { name: 'Nothing unlocked yet' })).toBeDefined();
  await golfer.click(screen.getByRole('tab', { name: 'In Progress' }));
  expect(screen.getByRole('heading', { name: 'Nothing in progress' })).toBeDefined();
});

test('Try Again reloads the achievements after a failure', async () => {
  server.refuses('unavailable');
  const { golfer } = await renderScreen(<AchievementsScreen />, { user: aGolfer() });
  expect(await screen.findByRole('heading', { name: 'Unable to Load Achievements' })).toBeDefined();
  expect(screen.getByText(/What you already unlocked is safe/)).toBeDefined();
  server.answers(achievements.list, list);
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('tab', { name: 'All' })).toBeDefined();
});
