import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import type { Hole, HolePar } from '#domain/logbook/hole-card.ts';
import { extraLimits } from '#domain/logbook/logbook.ts';
import { showRound } from '#testing/activity-dialog.tsx';
import { aRoundItem } from '#testing/an-activity.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { extras } from '../add-session/round-values.ts';
import { RoundScreen } from './round-screen.tsx';

const server = stubServer();

beforeEach(() => {
  // Noon on Thursday 14 May in Auckland.
  vi.useFakeTimers({ now: Date.parse('2026-05-14T00:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pars: readonly HolePar[] = [4, 5, 3, 4, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const hole = { putts: 2, fairway: null, green: null, penalties: 0 };

/** A card of bogeys, with other strokes over par on some holes, by their numbers. */
const cardWith = (over: Readonly<Record<number, number>> = {}): Hole[] =>
  pars.map((par, index) => ({ ...hole, par, strokes: par + (over[index + 1] ?? 1) }));

const page = () => within(screen.getByRole('article'));
const text = () => screen.getByRole('article').textContent;
const region = (name: string) => within(screen.getByRole('region', { name }));
const counts = () =>
  page()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('a round shows its day, its place, its score and how it was played', async () => {
  await showRound(aRoundItem());
  expect(page().getByRole('heading', { name: 'Saturday medal' })).toBeDefined();
  for (const known of ['Saturday 9 May', 'Links at Muriwai', 'Score 91', '18 holes', 'Match'])
    expect(text()).toContain(known);
  expect(text()).toContain('Strokeplay');
  expect(counts()).toEqual([
    ['Fairways hit', '7'],
    ['Greens in regulation', '4 of 18'],
  ]);
});

test.each(extras)('a round shows its %s', async (extra) => {
  const { max } = extraLimits[extra];
  await showRound(aRoundItem({ data: { [extra]: max } }));
  expect(text()).toContain(String(max));
});

test('a round in stroke play shows its score against par, course, ratings and counts', async () => {
  const card = { coursePar: 72, putts: 33, penalties: 0, courseRating: 71.4, slopeRating: 128 };
  await showRound(aRoundItem({ data: { ...card, courseName: 'South', location: null } }));
  for (const known of ['+19', 'par 72', 'South', 'Course rating 71.4', 'Slope 128'])
    expect(text()).toContain(known);
  expect(counts().slice(2)).toEqual([
    ['Putts', '33'],
    ['Penalties', '0'],
  ]);
  expect(text()).not.toContain('4 h');
});

test('a nine-hole Stableford round shows points and nothing against par', async () => {
  const data = { holes: 9, roundType: 'free', scoreType: 'stableford', totalScore: 17 } as const;
  await showRound(aRoundItem({ data: { ...data, coursePar: 36 } }));
  for (const known of ['Score 17', 'points', '9 holes', 'Free Round', 'Stableford', 'par 36'])
    expect(text()).toContain(known);
  expect(text()).not.toContain('-19');
  expect(counts()).toContainEqual(['Greens in regulation', '4 of 9']);
});

test('a round omits values that the golfer did not record and shows a recorded zero', async () => {
  const data = { location: null, fairwaysHit: null, greensInRegulation: 0 };
  await showRound(aRoundItem({ data }));
  expect(counts()).toEqual([['Greens in regulation', '0 of 18']]);
});

test('fairways are counted out of the holes that have one', async () => {
  await showRound(aRoundItem({ data: { fairwaysHit: 5, scorecard: cardWith() } }));
  expect(counts()).toContainEqual(['Fairways hit', '5 of 14']);
});

test('a round recorded hole by hole shows its scorecard with out and in', async () => {
  const scorecard = cardWith({ 7: -1 }).with(1, { ...hole, par: 5, strokes: 8, putts: 3 });
  await showRound(aRoundItem({ data: { scorecard } }));
  const card = region('Scorecard');
  const front = within(card.getByRole('table', { name: 'Holes 1 to 9' }));
  const rows = front.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'Hole123456789Out',
    'Par45344435436',
    'Score58455526545',
    'Putts23222222219',
  ]);
  const back = within(card.getByRole('table', { name: 'Holes 10 to 18' }));
  expect(back.getByRole('columnheader', { name: 'In' })).toBeDefined();
});

test('the scorecard says which fairways were hit, and a ball that was picked up', async () => {
  const holes = cardWith().slice(0, 9);
  const fairways = holes.map((each, index) => ({
    ...each,
    fairway: each.par === 3 ? null : index % 2 === 0,
  }));
  const scorecard = fairways.with(8, { ...hole, par: 4, strokes: null, pickedUp: true });
  await showRound(aRoundItem({ data: { holes: 9, scorecard } }));
  const table = within(region('Scorecard').getByRole('table', { name: 'Holes 1 to 9' }));
  expect(table.getAllByText('hit')).toHaveLength(2);
  expect(table.getAllByText('missed')).toHaveLength(4);
  expect(table.getByText('picked up')).toBeDefined();
  expect(table.getByRole('columnheader', { name: 'Total' })).toBeDefined();
  // A line through holes without a score would be a guess.
  expect(screen.queryByRole('region', { name: 'How it went' })).toBeNull();
});

test('a round without recorded holes shows no scorecard', async () => {
  await showRound(aRoundItem());
  expect(screen.queryByRole('region', { name: 'Scorecard' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'How it went' })).toBeNull();
});

const earlierRound = (day: number, data: Partial<CalendarItem['data']>) =>
  aRoundItem({ id: `earlier-${day}`, title: 'Earlier', date: `2026-05-0${day}`, data });

test('the run line compares with par until two other rounds on the course are known', async () => {
  const round = aRoundItem({ data: { scorecard: cardWith({ 18: 0 }) } });
  const once = earlierRound(1, { scorecard: cardWith() });
  await showRound(round, { others: [once] });
  expect(region('How it went').getByText('17 over par.')).toBeDefined();
  expect(region('How it went').getByText(/Out \+9, in \+8\./)).toBeDefined();
});

test('the run line compares with the golfer’s average on the same holes', async () => {
  const data = { scorecard: cardWith({ 1: 2, 18: -1 }) };
  const elsewhere = { location: 'Elsewhere', scorecard: cardWith({ 1: 5 }) };
  const others = [
    earlierRound(1, { scorecard: cardWith() }),
    earlierRound(2, { scorecard: cardWith({ 2: 2 }), location: 'LINKS AT MURIWAI ' }),
    earlierRound(3, elsewhere),
  ];
  await showRound(aRoundItem({ data }), { others });
  const run = region('How it went');
  expect(run.getByText('1.5 better than your average of 2 rounds.')).toBeDefined();
  expect(run.getByRole('img').getAttribute('aria-label')).toMatch(/^After each hole: \+1, \+0\.5,/);
});

test('par 3s, 4s and 5s are averaged and compared with the rounds before', async () => {
  const others = [earlierRound(1, { scorecard: cardWith() })];
  const scorecard = cardWith({ 3: 0, 7: 0, 12: 0, 16: 0, 2: 3 });
  await showRound(aRoundItem({ data: { scorecard } }), { others });
  const averages = within(screen.getByRole('list', { name: 'Average by par' }));
  expect(averages.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Par 3 3.00 1.00 better',
    'Par 4 5.00 as usual',
    'Par 5 6.50 0.50 worse',
  ]);
});

test('holes of a double bogey or worse are named with what they cost and what came with them', async () => {
  const scorecard = cardWith({ 2: 2, 6: 3 }).with(14, {
    par: 4,
    strokes: 6,
    putts: 3,
    fairway: null,
    green: null,
    penalties: 1,
  });
  await showRound(aRoundItem({ data: { scorecard } }));
  const costly = region('Double or worse: 3 holes, 7 strokes');
  expect(
    costly.getByText('Holes 2, 6, and 15. With three putts: 1. With a penalty: 1.'),
  ).toBeDefined();
  expect(counts()).toContainEqual(['Three-putts', '1']);
});

test('the best round on a course says so', async () => {
  const others = [earlierRound(1, { totalScore: 93 }), earlierRound(2, { totalScore: 95 })];
  await showRound(aRoundItem(), { others });
  expect(page().getByText('your best here')).toBeDefined();
});

test('a round that is not the best of its course, or the only one there, does not say so', async () => {
  await showRound(aRoundItem(), { others: [earlierRound(1, { totalScore: 90 })] });
  expect(page().queryByText('your best here')).toBeNull();
  await showRound(aRoundItem({ id: 'alone', title: 'Alone', data: { location: 'Elsewhere' } }));
  expect(screen.queryByText('your best here')).toBeNull();
});

test('a round is compared with the middle half of the golfer’s last rounds and with golfers of equal handicap', async () => {
  const others = [88, 90, 92, 94, 96].map((totalScore, index) =>
    earlierRound(index + 1, { totalScore }),
  );
  const nine = earlierRound(6, { holes: 9, totalScore: 44 });
  await showRound(aRoundItem(), { others: [...others, nine] });
  const bands = region('Next to your own rounds');
  expect(bands.getByText('last 5 rounds')).toBeDefined();
  expect(bands.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Score91your middle half 90 to 94golfers at 18: 91.9',
    'Greens hit4your middle half 4 to 4golfers at 18: 3.4',
  ]);
});

test('an address without a round says so', async () => {
  await showRound(aRoundItem(), { reads: { '/api/user/activity-calendar': [] } });
  expect(screen.getByRole('heading', { name: 'Round not found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'All rounds' })).toBeDefined();
});

test('a round that could not be loaded is loaded again', async () => {
  server.refuses('internal', logbook.calendar);
  const { golfer } = await renderScreen(<RoundScreen id="round-1" />, { user: aGolfer() });
  expect(await screen.findByRole('heading', { name: 'Unable to Load Round' })).toBeDefined();
  server.answers(logbook.calendar, [aRoundItem()]);
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Saturday medal' })).toBeDefined();
});

test('a round that waited stays on the screen when the server gives it another id', async () => {
  const { client } = await showRound(aRoundItem({ id: 'key-1' }));
  client.setQueryData(['/api/user/activity-calendar'], [aRoundItem({ id: 'round-9' })]);
  await waitFor(() => expect(page().getByRole('button', { name: 'Edit' })).toBeDefined());
});
