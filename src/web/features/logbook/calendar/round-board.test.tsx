import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { extraLimits } from '#domain/logbook/logbook.ts';
import { aRoundItem } from '#testing/an-activity.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { extras } from '../add-session/round-values.ts';
import { CalendarScreen } from './calendar-screen.tsx';

beforeEach(() => {
  // Noon on Thursday 14 May in Auckland.
  vi.useFakeTimers({ now: Date.parse('2026-05-14T00:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the Saturday medal among these on the calendar. */
async function openRound(all: readonly CalendarItem[] = [aRoundItem()]): Promise<HTMLElement> {
  const { golfer } = await renderScreen(<CalendarScreen onAdd={() => {}} />, {
    user: aGolfer(),
    reads: { '/api/user/activity-calendar': all, '/api/user/current-program': null },
  });
  await golfer.click(screen.getByRole('button', { name: /Saturday medal/ }));
  return screen.findByRole('dialog');
}
const factsIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('round details show all known facts', async () => {
  const dialog = await openRound();
  expect(dialog.getAttribute('aria-labelledby')).toBe(
    within(dialog).getByRole('heading', { name: 'Saturday medal' }).id,
  );
  expect(factsIn(dialog)).toEqual([
    ['Date', 'Sat 9 May'],
    ['Type', 'Match'],
    ['Holes', '18'],
    ['Score', '91, Strokeplay'],
    ['Fairways hit', '7'],
    ['Greens in regulation', '4 of 18'],
    ['Location', 'Links at Muriwai'],
  ]);
});

test.each(extras)('a round shows its %s', async (extra) => {
  const { max } = extraLimits[extra];
  const dialog = await openRound([aRoundItem({ data: { [extra]: max } })]);
  expect(factsIn(dialog).map(([, value]) => value)).toContainEqual(
    expect.stringContaining(String(max)),
  );
});

test('a round with a complete card shows a scoreboard, without a duration that nobody entered', async () => {
  const card = { coursePar: 72, putts: 33, penalties: 0, courseRating: 71.4, slopeRating: 128 };
  const data = { ...card, courseName: 'South', location: null };
  const dialog = await openRound([aRoundItem({ data })]);
  expect(factsIn(dialog).slice(3)).toEqual([
    ['Score', '91, Strokeplay'],
    ['Against par', '+19 par 72'],
    ['Fairways hit', '7'],
    ['Greens in regulation', '4 of 18'],
    ['Putts', '33'],
    ['Penalties', '0'],
    ['Course', 'South'],
    ['Course rating', '71.4'],
    ['Slope', '128'],
  ]);
  expect(dialog.textContent).not.toContain('4 h');
});

test('a round is compared with the middle half of the golfer’s last rounds and with golfers of equal handicap', async () => {
  const earlier = [88, 90, 92, 94, 96].map((totalScore, index) =>
    aRoundItem({
      id: `earlier-${index}`,
      title: 'Earlier',
      date: `2026-05-0${index + 1}`,
      data: { totalScore },
    }),
  );
  const other = aRoundItem({
    id: 'nine',
    title: 'Nine',
    date: '2026-05-06',
    data: { holes: 9, totalScore: 44 },
  });
  const dialog = await openRound([...earlier, other, aRoundItem()]);
  const bands = within(within(dialog).getByRole('region', { name: 'Next to your own rounds' }));
  expect(bands.getByText('last 5 rounds')).toBeDefined();
  expect(bands.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Score91your middle half 90 to 94golfers at 18: 91.9',
    'Greens hit4your middle half 4 to 4golfers at 18: 3.4',
  ]);
});

test('a round omits values that the golfer did not record and shows a recorded zero', async () => {
  const data = { location: null, fairwaysHit: null, greensInRegulation: 0 };
  const dialog = await openRound([aRoundItem({ data })]);
  expect(factsIn(dialog).slice(4)).toEqual([['Greens in regulation', '0 of 18']]);
});

test('a round recorded hole by hole shows its scorecard', async () => {
  const hole = { par: 4, strokes: 5, putts: 2, fairway: true, green: false, penalties: 0 } as const;
  const birdie = { ...hole, strokes: 3, putts: 1 };
  const scorecard = Array.from({ length: 18 }, (_, index) => (index === 6 ? birdie : hole));
  const dialog = await openRound([aRoundItem({ data: { totalScore: 88, scorecard } })]);
  const card = within(within(dialog).getByRole('region', { name: 'Scorecard' }));
  expect(card.getAllByRole('listitem')).toHaveLength(18);
  expect(card.getByText('Hole 7, Par 4, 3 strokes, 1 putt')).toBeDefined();
});

test('fairways are counted out of the holes that have one', async () => {
  const hole = { strokes: 5, putts: 2, fairway: null, green: null, penalties: 0 };
  const pars = [4, 5, 3, 4, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5] as const;
  const scorecard = pars.map((par) => ({ ...hole, par }));
  const dialog = await openRound([aRoundItem({ data: { fairwaysHit: 5, scorecard } })]);
  expect(factsIn(dialog)).toContainEqual(['Fairways hit', '5 of 14']);
});

test('a round without recorded holes shows no scorecard', async () => {
  const dialog = await openRound();
  expect(within(dialog).queryByRole('region', { name: 'Scorecard' })).toBeNull();
});
