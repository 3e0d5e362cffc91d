import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drillSwaps, type FittingDrills } from '#contract/drill-swaps.ts';
import { training } from '#contract/training.ts';
import { theDetails } from '#testing/a-session.ts';
import { thursdayMorning } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { SessionScreen } from '../session/session-screen.tsx';

const server = stubServer();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
});
afterEach(() => vi.useRealTimers());
beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));

const aDrill = (exerciseId: string, name: string): FittingDrills['drills'][number] => ({
  exerciseId,
  name,
  language: 'en',
  focus: 'short_game',
  mode: 'blocked',
  level: 'beginner',
  venues: ['home'],
  equipment: ['A mat'],
  needs: [],
  best: null,
});
const fitting: FittingDrills = {
  drills: [
    aDrill('landing-zone', 'Chip to a landing zone'),
    aDrill('ladder', 'Ladder putting'),
    { ...aDrill('carpet', 'Carpet chips'), best: { score: 7, unit: 'clean chips' } },
    { ...aDrill('bunker', 'Out of the bunker'), venues: ['short_game_area'], needs: [{ rake: 1 }] },
  ],
  things: [{ id: 'rake', name: 'Rake' }],
  places: [
    {
      id: 'chip',
      planned: { exerciseId: 'landing-zone', minutes: 12 },
      present: { exerciseId: 'landing-zone', minutes: 12 },
      alternatives: [
        { exerciseId: 'carpet', minutes: 8 },
        { exerciseId: 'bunker', minutes: 12 },
      ],
    },
    {
      id: 'ladder',
      planned: { exerciseId: 'ladder', minutes: 10 },
      alternatives: [],
      present: { exerciseId: 'ladder', minutes: 10 },
    },
  ],
  proposal: [
    { sessionExerciseId: 'chip', exerciseId: 'carpet', minutes: 8 },
    { sessionExerciseId: 'ladder', exerciseId: null, minutes: 0 },
  ],
};

function show(swaps: FittingDrills['proposal'] = []) {
  const details = theDetails();
  const session = { ...details, session: { ...details.session, swaps } };
  server.answers(training.details, session);
  const reads = { '/api/user/scheduled-session-details/thu': session };
  return renderScreen(<SessionScreen scheduledSessionId="thu" />, {
    at: '/my-schedule/session/thu',
    user: aGolfer(),
    reads,
  });
}

type Golfer = Awaited<ReturnType<typeof show>>['golfer'];

/** Opens a drill and presses its button to swap it. */
async function pressSwap(golfer: Golfer, drill: string) {
  await golfer.click(screen.getByRole('link', { name: new RegExp(`^${drill}`) }));
  await golfer.click(await screen.findByRole('button', { name: `Swap ${drill}` }));
}

async function pressFit(golfer: Golfer) {
  await golfer.click(screen.getByRole('button', { name: 'More for this session' }));
  await golfer.click(screen.getByRole('button', { name: 'Less time or another place?' }));
}

const sheet = (name: string) => screen.findByRole('dialog', { name });
const saves = () => server.calls(drillSwaps.save).map(({ body }) => body.swaps);

test('the golfer swaps a drill for another fitting drill and can undo it from the toast', async () => {
  server.answers(drillSwaps.fitting, fitting);
  const swap = { sessionExerciseId: 'chip', exerciseId: 'carpet', minutes: 8 };
  server.answers(drillSwaps.save, { before: [], swaps: [swap] });
  const { golfer } = await show();
  await pressSwap(golfer, 'Chip to a landing zone');
  const dialog = await sheet('Swap drill');
  const option = await within(dialog).findByRole('button', { name: /Carpet chips/ });
  expect(option.textContent).toContain('Home · Best: 7 clean chips');
  expect(option.textContent).toContain('Needs: A mat');
  await golfer.click(option);
  expect(await screen.findByText('Session changed this time')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Swap drill' })).toBeNull());
  await golfer.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saves()).toEqual([[swap], []]));
});

test('on a phone, the drill closes once it is swapped, so that the toast is in reach', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  server.answers(drillSwaps.fitting, fitting);
  const swap = { sessionExerciseId: 'chip', exerciseId: 'carpet', minutes: 8 };
  server.answers(drillSwaps.save, { before: [], swaps: [swap] });
  const { golfer } = await show();
  await pressSwap(golfer, 'Chip to a landing zone');
  const dialog = within(await sheet('Swap drill'));
  await golfer.click(await dialog.findByRole('button', { name: /Carpet chips/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await golfer.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saves()).toEqual([[swap], []]));
});

test('drills of one name are told apart by a number', async () => {
  const places = fitting.places.map((place) => ({
    ...place,
    alternatives: [...place.alternatives, { exerciseId: 'carpet-2', minutes: 9 }],
  }));
  const drills = [...fitting.drills, aDrill('carpet-2', 'Carpet chips')];
  server.answers(drillSwaps.fitting, { ...fitting, drills, places });
  const { golfer } = await show();
  await pressSwap(golfer, 'Chip to a landing zone');
  const dialog = within(await sheet('Swap drill'));
  expect(await dialog.findByText('Carpet chips')).toBeDefined();
  expect(dialog.getByText('Carpet chips (2)')).toBeDefined();
});

test('drills that need missing equipment are not offered', async () => {
  server.answers(drillSwaps.fitting, fitting);
  const { golfer } = await show();
  await pressSwap(golfer, 'Chip to a landing zone');
  const dialog = within(await sheet('Swap drill'));
  expect(await dialog.findByRole('button', { name: /Out of the bunker/ })).toBeDefined();
  await golfer.click(dialog.getByText('Something missing?'));
  await golfer.click(dialog.getByRole('checkbox', { name: 'Rake' }));
  expect(dialog.queryByRole('button', { name: /Out of the bunker/ })).toBeNull();
  expect(dialog.getByRole('button', { name: /Carpet chips/ })).toBeDefined();
});

test('the golfer can filter drills by place and can leave a drill out', async () => {
  server.answers(drillSwaps.fitting, fitting);
  server.answers(drillSwaps.save, { before: [], swaps: fitting.proposal });
  const { golfer } = await show();
  await pressSwap(golfer, 'Chip to a landing zone');
  const dialog = await sheet('Swap drill');
  await golfer.click(await within(dialog).findByRole('radio', { name: 'Short-game area' }));
  expect(within(dialog).queryByRole('button', { name: /Carpet chips/ })).toBeNull();
  expect(within(dialog).getByRole('button', { name: /Out of the bunker/ })).toBeDefined();
  await golfer.click(within(dialog).getByRole('button', { name: 'Leave it out this time' }));
  await waitFor(() =>
    expect(saves()).toEqual([[{ sessionExerciseId: 'chip', exerciseId: null, minutes: 0 }]]),
  );
});

test('a drill without alternatives says that no other drill fits', async () => {
  server.answers(drillSwaps.fitting, fitting);
  const { golfer } = await show();
  await pressSwap(golfer, 'Ladder putting');
  expect(
    await within(await sheet('Swap drill')).findByText('Nothing else fits here'),
  ).toBeDefined();
});

test('the golfer previews how a session fits a place and a number of minutes before applying it', async () => {
  server.answers(drillSwaps.fitting, fitting);
  server.answers(drillSwaps.save, { before: [], swaps: fitting.proposal });
  const { golfer } = await show();
  await pressFit(golfer);
  const dialog = await sheet('Less time or another place?');
  await golfer.click(within(dialog).getByRole('radio', { name: 'Home' }));
  await golfer.click(within(dialog).getByRole('radio', { name: '10' }));
  const rows = await within(dialog).findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Carpet chipsInstead of Chip to a landing zone8 min',
    'Ladder puttingLeft out',
  ]);
  await waitFor(() =>
    expect(server.calls(drillSwaps.fitting).at(-1)?.query).toEqual({
      venue: 'home',
      minutes: '10',
    }),
  );
  await golfer.click(within(dialog).getByRole('button', { name: 'Apply, 8 min' }));
  await waitFor(() => expect(saves()).toEqual([fitting.proposal]));
});

test('the session cannot be applied when no drill fits', async () => {
  const proposal = fitting.proposal.map((swap) => ({ ...swap, exerciseId: null, minutes: 0 }));
  server.answers(drillSwaps.fitting, { ...fitting, proposal });
  const { golfer } = await show();
  await pressFit(golfer);
  const dialog = await sheet('Less time or another place?');
  expect(await within(dialog).findByText('Choose another place or more minutes.')).toBeDefined();
  expect(within(dialog).queryByRole('button', { name: /Apply/ })).toBeNull();
});

test('a changed session says so and can be reset to the plan', async () => {
  server.answers(drillSwaps.save, { before: fitting.proposal, swaps: [] });
  const { golfer } = await show(fitting.proposal);
  expect(screen.getByText(/2 drills are changed this time/)).toBeDefined();
  await golfer.click(screen.getByRole('button', { name: 'As planned' }));
  expect(await screen.findByText('Session as planned')).toBeDefined();
  expect(saves()).toEqual([[]]);
});

test('without a connection, the sheet says that swapping needs one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.isUnreachable(drillSwaps.fitting);
  const { golfer } = await show();
  await pressSwap(golfer, 'Chip to a landing zone');
  expect(
    await within(await sheet('Swap drill')).findByText('Swapping needs a connection'),
  ).toBeDefined();
});
