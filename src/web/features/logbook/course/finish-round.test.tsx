import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import { emptyCard } from '#domain/logbook/hole-card.ts';
import { aRound } from '#testing/an-activity.ts';
import { startQueue } from '#testing/follow-queue.tsx';
import { thursday } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { CourseScreen } from './course-screen.tsx';
import { roundDraftOf } from './round-draft.ts';

const start = startQueue();
const server = stubServer();
beforeEach(() => localStorage.clear());

/** On the ninth hole of a round of nine, with five strokes on each hole before. */
async function onTheLastHole() {
  server.answers(logbook.addRound, aRound);
  const user = aGolfer();
  const holes = emptyCard(9).map((hole, at) => (at < 8 ? { ...hole, strokes: 5 } : hole));
  const draft = { key: 'key', sessionDate: thursday, courseName: 'Kennemer', at: 8, undo: [] };
  roundDraftOf(user.id).set({ ...draft, holes });
  const view = await renderScreen(<CourseScreen />, { user });
  const { golfer } = view;
  const press = (name: string) => {
    const [button] = screen.getAllByRole('button', { name });
    if (button === undefined) throw new Error(`no button ${name}`);
    return golfer.click(button);
  };
  return {
    ...view,
    press,
    /** Starts the queue of changes that wait. */
    startQueue: () => start(view),
    /** Opens the form that adds the round. */
    finish: async () => {
      await press('Scorecard');
      await press('Finish round');
    },
  };
}

/** Opens the screen again with the round that is stored. */
async function reopened() {
  const { golfer } = await renderScreen(<CourseScreen />, { user: aGolfer() });
  const restored = async (name: string) => {
    const [button] = screen.getAllByRole('button', { name });
    if (button === undefined) throw new Error(`no button ${name}`);
    await golfer.click(button);
  };
  return { restored };
}

const score = () => screen.getByRole('spinbutton', { name: 'Total score' });
const sent = () => server.calls(logbook.addRound)[0]?.body;

test('a hole where the ball was picked up needs no strokes, and the golfer enters the points', async () => {
  const { golfer, press, finish } = await onTheLastHole();
  await press('6 strokes');
  await press('Picked up');
  expect(screen.getByRole('button', { name: '6 strokes', pressed: false })).toBeDefined();
  await finish();
  expect(screen.getByText('Hole 9, Par 4, picked up')).toBeDefined();
  expect(screen.queryByText('Strokes')).toBeNull();
  expect(screen.getByRole('radio', { name: 'Stableford', checked: true })).toBeDefined();
  await press('Add round');
  expect(await screen.findByText('Score is required')).toBeDefined();
  await golfer.type(score(), '15');
  await press('Add round');
  expect(await screen.findByText('Round Added')).toBeDefined();
  expect(sent()).toMatchObject({ scoreType: 'stableford', totalScore: 15 });
  expect(sent()?.scorecard?.[8]).toMatchObject({ strokes: null, pickedUp: true });
});

test('what is typed at the end survives leaving the screen; the strokes follow the holes', async () => {
  const { golfer, press, finish, unmount } = await onTheLastHole();
  await press('6 strokes');
  await finish();
  await golfer.type(screen.getByLabelText('Location'), 'Zandvoort');
  unmount();
  const { restored } = await reopened();
  await restored('Scorecard');
  await restored('Hole 9, Par 4, 6 strokes');
  await restored('5 strokes');
  await restored('Scorecard');
  await restored('Finish round');
  expect(screen.getByLabelText('Location')).toHaveProperty('value', 'Zandvoort');
  await restored('Add round');
  expect(await screen.findByText('Round Added')).toBeDefined();
  expect(sent()).toMatchObject({ location: 'Zandvoort', scoreType: 'strokeplay', totalScore: 45 });
});

test('points that were entered survive leaving the screen', async () => {
  const { golfer, press, finish, unmount } = await onTheLastHole();
  await press('6 strokes');
  await finish();
  await golfer.click(screen.getByRole('radio', { name: 'Stableford' }));
  await golfer.type(score(), '15');
  unmount();
  const { restored } = await reopened();
  await restored('Scorecard');
  await restored('Finish round');
  expect(screen.getByRole('radio', { name: 'Stableford', checked: true })).toBeDefined();
  expect(score()).toHaveProperty('value', '15');
});

test('a score below the strokes of the other holes is refused with that reason', async () => {
  const { golfer, press, finish } = await onTheLastHole();
  await press('Picked up');
  await finish();
  await golfer.click(screen.getByRole('radio', { name: 'Strokeplay' }));
  await golfer.type(score(), '30');
  await press('Add round');
  expect(await screen.findByText('The holes add up to a different total.')).toBeDefined();
  expect(screen.queryByText('Score is required')).toBeNull();
  expect(sent()).toBeUndefined();
});

test('tapping strokes or Picked up again takes picking up back', async () => {
  const { press } = await onTheLastHole();
  await press('Picked up');
  await press('6 strokes');
  expect(screen.getByRole('button', { name: 'Picked up', pressed: false })).toBeDefined();
  await press('Picked up');
  await press('Picked up');
  await press('Scorecard');
  expect(screen.getByText('1 hole is left.')).toBeDefined();
});

test('a Stableford round with all strokes asks for its points; in stroke play the strokes are the score', async () => {
  const { golfer, press, finish } = await onTheLastHole();
  await press('5 strokes');
  await finish();
  expect(screen.queryByRole('spinbutton', { name: 'Total score' })).toBeNull();
  await golfer.click(screen.getByRole('radio', { name: 'Stableford' }));
  await golfer.type(score(), '16');
  await golfer.click(screen.getByRole('radio', { name: 'Strokeplay' }));
  expect(screen.queryByRole('spinbutton', { name: 'Total score' })).toBeNull();
  await press('Add round');
  expect(await screen.findByText('Round Added')).toBeDefined();
  expect(sent()).toMatchObject({ scoreType: 'strokeplay', totalScore: 45 });
});

test('a round that is being sent is no longer on the course after a reload', async () => {
  const { press, finish, startQueue: withQueue } = await onTheLastHole();
  withQueue();
  const answer = server.holds(logbook.addRound, aRound);
  await press('5 strokes');
  await finish();
  await press('Add round');
  await waitFor(() => expect(sent()).toBeDefined());
  expect(screen.getByRole('button', { name: 'Adding...' })).toBeDefined();
  expect(roundDraftOf(aGolfer().id).get()).toBeNull();
  answer();
  expect(await screen.findByText('Round Added')).toBeDefined();
});

test('a refused round is still on the course, with the server’s reason', async () => {
  const { press, finish, startQueue: withQueue } = await onTheLastHole();
  withQueue();
  server.refuses('date_too_far', logbook.addRound);
  await press('5 strokes');
  await finish();
  await press('Add round');
  expect(await screen.findByText('Choose a day within a year from now.')).toBeDefined();
  expect(roundDraftOf(aGolfer().id).get()).toMatchObject({ courseName: 'Kennemer' });
});
