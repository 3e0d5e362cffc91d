import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import type { Hole } from '#domain/logbook/hole-card.ts';
import { aRoundItem } from '#testing/an-activity.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { RoundTrends } from './round-trends.tsx';

const noCounts = { fairwaysHit: null, greensInRegulation: null };

const aRound = (date: string, data: Partial<CalendarItem['data']> = {}) =>
  aRoundItem({
    id: `round-${date}`,
    date,
    data: { totalScore: 89, coursePar: 72, ...noCounts, ...data },
  });

const show = (items: readonly CalendarItem[], user: Partial<User> = {}) =>
  renderScreen(<RoundTrends items={items} />, { user: aGolfer(user) });

const region = (name: string) => within(screen.getByRole('region', { name }));

const played = [
  aRound('2026-03-07', { totalScore: 97, fairwaysHit: 5, putts: 36 }),
  aRound('2026-04-04', { totalScore: 94, fairwaysHit: 6, putts: 34 }),
  aRound('2026-05-02', { holes: 9, totalScore: 45, coursePar: 36, putts: 17 }),
  aRound('2026-05-09'),
];

test('the score against par shows every round, doubles nine holes, and leads with the five-round average', async () => {
  await show(played);
  const hero = region('Score against par');
  expect(
    hero.getByRole('img', {
      name: 'The last 4 rounds against par, oldest first: +25, +22, +18, +17. Average of the last five: +20.5.',
    }),
  ).toBeDefined();
  expect(hero.getByText('Average of 4 rounds')).toBeDefined();
  expect(hero.getByText('+20.5')).toBeDefined();
  expect(hero.getByText('best', { selector: 'dt' }).nextElementSibling?.textContent).toBe('+17');
});

test('a round without a par or in Stableford does not count for the score against par', async () => {
  const unknown = [
    aRound('2026-03-01', { coursePar: null }),
    aRound('2026-03-02', { scoreType: 'stableford', totalScore: 31 }),
  ];
  await show([...unknown, ...played.slice(0, 2)]);
  const hero = region('Score against par');
  expect(hero.getByText(/^One more round with the course par/)).toBeDefined();
  expect(hero.getByText(/Stableford points are not strokes/)).toBeDefined();
  // Two rounds stand on their days, as three do.
  expect(hero.getByText('4 Apr')).toBeDefined();
});

test('the trend compares the last five rounds with the rounds before', async () => {
  const scores = [99, 99, 99, 91, 91, 91, 91, 91];
  await show(scores.map((totalScore, index) => aRound(`2026-04-0${index + 1}`, { totalScore })));
  const better = region('Score against par').getByText('better than before');
  expect(better.nextElementSibling?.textContent).toBe('8.0');
});

const part = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (item === null) throw new Error(`There is no part ${name}`);
  return within(item);
};

test('counted fairways, greens, and putts are compared with golfers of the same handicap', async () => {
  await show(played, { currentHandicap: '15.2' });
  expect(
    part('Fairways').getByRole('img', {
      name: 'Fairways in the last 2 rounds, oldest first: 5, 6. Average of the last five: 5.5. Golfers at handicap 15: 6.6.',
    }),
  ).toBeDefined();
  expect(part('Fairways').getByText('of 14, 39%')).toBeDefined();
  expect(part('Fairways').getByText('1.1 fewer than golfers at 15').className).toContain('near');
  expect(part('Greens').getByText('Not counted yet')).toBeDefined();
  expect(
    part('Putts').getByRole('img', {
      name: 'Putts in the last 3 rounds, oldest first: 36, 34, 34. Average of the last five: 34.7. Golfers at handicap 15: 32.1.',
    }),
  ).toBeDefined();
  expect(part('Putts').getByText('2.6 more than golfers at 15')).toBeDefined();
});

test('three-putts come from the cards', async () => {
  const hole = { par: 4 as const, strokes: 5, fairway: null, green: null, penalties: null };
  const scorecard: Hole[] = [3, 2, 3, 1, 2, 4, 2, 2, 2].map((putts) => ({ ...hole, putts }));
  await show([aRound('2026-05-02', { holes: 9, totalScore: 45, coursePar: 36, scorecard })]);
  expect(part('Three-putts').getByText('6.0')).toBeDefined();
});

test('a golfer without a handicap is not compared with other golfers', async () => {
  await show(played, { currentHandicap: null });
  expect(screen.queryByText(/golfers at/i)).toBeNull();
});

test('without counts, one sentence says how to get the parts of a round', async () => {
  await show([aRound('2026-05-09')]);
  expect(region('Parts of a round').getByText(/^Count fairways, greens and putts/)).toBeDefined();
});

test('without rounds, the axes stay and say how many make a trend', async () => {
  await show([]);
  expect(region('Score against par').getByText(/^Three rounds with the course par/)).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Parts of a round' })).toBeNull();
});
