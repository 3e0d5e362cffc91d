import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import type { Hole } from '#domain/logbook/hole-card.ts';
import { aPracticeItem, aRoundItem } from '#testing/an-activity.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { RoundsScreen } from './rounds-screen.tsx';

beforeEach(() => {
  // Noon on Thursday 14 May in Auckland.
  vi.useFakeTimers({ now: Date.parse('2026-05-14T00:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (items: readonly CalendarItem[], at = '/rounds') =>
  renderScreen(<RoundsScreen skeleton={null} renderTrends={() => null} />, {
    user: aGolfer(),
    at,
    reads: { '/api/user/activity-calendar': items },
  });

const aRoundOn = (date: string, title: string, data: Partial<CalendarItem['data']> = {}) =>
  aRoundItem({ id: `on-${date}`, date, title, data: { courseName: 'South', ...data } });

const medal = aRoundOn('2026-05-09', 'Medal', { totalScore: 89, coursePar: 72 });
const nine = aRoundOn('2026-05-02', 'Nine', { holes: 9, totalScore: 44, courseName: null });
const cup = aRoundOn('2026-04-20', 'Cup', { totalScore: 95, courseName: 'south' });
const points = { scoreType: 'stableford', totalScore: 31 } as const;
const stableford = aRoundOn('2025-12-06', 'Points', { ...points, courseName: 'Hill' });
const all = [stableford, cup, nine, aPracticeItem(), medal];

const titles = () => screen.getAllByRole('link', { name: /holes/ }).map((row) => row.textContent);
const choose = (name: string) => screen.getByRole('radio', { name });

test('all rounds are listed by month, latest first, each with a link to its page', async () => {
  await show(all);
  expect(titles()).toEqual([
    '9 May MedalSouth, 18 holes, your best 89 +17',
    '2 May NineLinks at Muriwai, 9 holes 44 ',
    '20 Apr Cupsouth, 18 holes 95 ',
    '6 Dec PointsHill, 18 holes 31 points',
  ]);
  expect(screen.getByRole('link', { name: /Medal/ }).getAttribute('href')).toBe(
    '/rounds/on-2026-05-09',
  );
  const may = within(screen.getByRole('region', { name: 'May 2026' }));
  expect(may.getByText('2 rounds')).toBeDefined();
  expect(screen.getByRole('region', { name: 'December 2025' })).toBeDefined();
});

test('the number of rounds stands beside the best and the average of those over 18 holes', async () => {
  await show(all);
  expect(screen.getByText('4 rounds, best 89, average 92.0')).toBeDefined();
});

test('a round that was logged ahead is not listed before its day', async () => {
  await show([medal, aRoundItem({ date: '2026-05-20', title: 'Ahead', isCompleted: false })]);
  expect(screen.queryByText('Ahead')).toBeNull();
});

test('a golfer shows the rounds over nine holes, and the address keeps the choice', async () => {
  const { golfer, router } = await show(all);
  await golfer.click(choose('9 holes'));
  expect(titles()).toHaveLength(1);
  expect(router.state.location.href).toBe('/rounds?holes=9');
});

test('a golfer shows the rounds of one course, however its name was typed', async () => {
  const { golfer } = await show(all, '/rounds?course=SOUTH');
  expect(titles()).toHaveLength(2);
  expect(choose('South').matches(':checked')).toBe(true);
  await golfer.click(choose('All'));
  expect(titles()).toHaveLength(4);
  const courses = within(screen.getByRole('region', { name: 'Courses' }));
  expect(courses.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'South2 rounds',
    'Links at Muriwai1 round',
    'Hill1 round',
  ]);
  await golfer.click(courses.getByRole('link', { name: /Hill/ }));
  expect(titles()).toHaveLength(1);
});

test('an address with a course that nobody played shows that no round matches', async () => {
  await show(all, '/rounds?course=Elsewhere');
  expect(screen.getByText('No round matches')).toBeDefined();
  expect(screen.queryAllByRole('link', { name: /holes/ })).toEqual([]);
});

test('there is nothing to choose between rounds of one course with as many holes', async () => {
  await show([medal]);
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

test('a round hole by hole shows a strip of its holes, which says in words what they were', async () => {
  const overs = [-2, -1, 0, 0, 1, 2, 3, 5, null];
  const scorecard: Hole[] = overs.map((over) => ({
    par: 4,
    strokes: over === null ? null : 4 + over,
    pickedUp: over === null,
    putts: null,
    fairway: null,
    green: null,
    penalties: 0,
  }));
  await show([aRoundOn('2026-05-09', 'Medal', { holes: 9, scorecard })]);
  expect(
    screen.getByRole('img', {
      name: '1 eagle, 1 birdie, 2 pars, 1 bogey, 1 double bogey, 2 triple bogeys or worse',
    }),
  ).toBeDefined();
});

test('more than twelve rounds come by pages, and the address keeps how many', async () => {
  const many = Array.from({ length: 15 }, (_, index) =>
    aRoundItem({ id: `round-${index}`, title: `Round ${index}`, date: '2026-04-01' }),
  );
  const { golfer, router } = await show(many);
  expect(titles()).toHaveLength(12);
  await golfer.click(screen.getByRole('button', { name: 'Show more (12 of 15)' }));
  expect(titles()).toHaveLength(15);
  expect(router.state.location.href).toBe('/rounds?pages=2');
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
});

test('a golfer without rounds is led to the course', async () => {
  await show([aPracticeItem()]);
  expect(screen.getByRole('heading', { name: 'No rounds yet' })).toBeDefined();
  const start = screen.getByRole('link', { name: 'Start a round on the course' });
  expect(start.getAttribute('href')).toBe('/rounds/new');
});

const bogeys: readonly Hole[] = Array.from({ length: 9 }, () => ({
  par: 4,
  strokes: 5,
  putts: null,
  fairway: null,
  green: null,
  penalties: null,
}));
const onCard = (date: string, strokes: number, data: Partial<CalendarItem['data']> = {}) =>
  aRoundOn(date, 'On a card', {
    holes: 9,
    scorecard: bogeys.map((hole, index) => (index === 5 ? { ...hole, strokes } : hole)),
    ...data,
  });

test('three rounds with a card on one course show the score by hole and the holes that cost most', async () => {
  const rounds = [onCard('2026-05-01', 7), onCard('2026-05-02', 7), onCard('2026-05-03', 8)];
  await show([...rounds, onCard('2026-05-04', 5, { courseName: 'Hill' })]);
  const card = within(screen.getByRole('region', { name: 'Score by hole' }));
  expect(card.getByText('South, 3 rounds')).toBeDefined();
  const holes = card.getAllByRole('listitem');
  expect(holes).toHaveLength(9);
  expect(holes[5]?.textContent).toContain('Hole 6, par 4, +3.3 against par on average');
  expect(card.getByText(/cost most/).textContent).toBe(
    '1, 2, and 6 cost most: +5.3 against par per round.',
  );
});

test('two rounds on a course show no score by hole yet', async () => {
  await show([onCard('2026-05-01', 7), onCard('2026-05-02', 7)]);
  expect(screen.queryByRole('region', { name: 'Score by hole' })).toBeNull();
});
