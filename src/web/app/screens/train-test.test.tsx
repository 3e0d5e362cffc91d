import { screen, waitFor, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { training } from '#contract/training.ts';
import { theAnswer } from '#testing/a-session.ts';
import { approachTest, drivingTest } from '#testing/drills-to-count.ts';
import { press, rangeMode } from '#testing/range-mode.tsx';

const { server, start } = rangeMode();

type Golfer = ReturnType<typeof userEvent.setup>;

/** Presses the key of each ball. */
async function play(golfer: Golfer, ...balls: readonly number[]) {
  for (const ball of balls)
    await golfer.click(press(new RegExp(`^${ball} point${ball === 1 ? '' : 's'},`)));
}

/** The points so far at each target. */
const sums = () =>
  within(screen.getByRole('list', { name: 'Points so far' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a test is counted ball by ball in the order of play, with the sums of its targets', async () => {
  const { golfer } = await start(approachTest);
  expect(screen.getByText('Ball 1 of 18: Short target, 60 m')).toBeDefined();
  expect(press('4 points, 3 m')).toBeDefined();
  await play(golfer, 4);
  expect(screen.getByText('Ball 2 of 18: Middle target, 90 m')).toBeDefined();
  expect(press('4 points, 4.5 m')).toBeDefined();
  await play(golfer, 2, 0, 3);
  expect(sums()).toEqual(['Short target7', 'Middle target2', 'Long target0']);
  expect(screen.getByText('Ball 5 of 18: Middle target, 90 m')).toBeDefined();
});

test('Undo takes back the last ball of the whole test', async () => {
  const { golfer } = await start(approachTest);
  await play(golfer, 4, 2, 1);
  await golfer.click(press('Undo'));
  expect(screen.getByText('Ball 3 of 18: Long target, 120 m')).toBeDefined();
  await golfer.keyboard('{Backspace}');
  expect(sums()).toEqual(['Short target4', 'Middle target0', 'Long target0']);
  expect(screen.queryByRole('button', { name: 'Enter totals' })).toBeNull();
});

test('the last ball ends the test, and its balls are sent beside the sums', async () => {
  server.answers(training.complete, theAnswer());
  const { golfer } = await start(approachTest);
  const balls = [4, 3, 2, 1, 0, 0, 4, 3, 2, 1, 0, 0, 4, 3, 2, 1, 0, 0];
  for (const ball of balls) await golfer.keyboard(String(ball));
  await golfer.click(await screen.findByRole('button', { name: 'See results' }));
  const parts = within(await screen.findByRole('list', { name: 'Parts' })).getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'Short target15',
    'Middle target9',
    'Long target6',
  ]);
  await golfer.click(await screen.findByRole('button', { name: 'Finish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete Session' }));
  await golfer.click(dialog.getByRole('button', { name: 'Complete Session' }));
  await waitFor(() => expect(server.calls(training.complete)).toHaveLength(1));
  expect(server.calls(training.complete)[0]?.body.scores).toEqual([
    { exerciseId: 'approach', score: 30, cells: [15, 9, 6], balls },
  ]);
});

test('a carry is measured once, after the balls of its test', async () => {
  const { golfer } = await start(drivingTest);
  for (const _ of Array.from({ length: 14 })) await golfer.keyboard('1');
  expect(screen.getByText('Median carry, meters')).toBeDefined();
  await golfer.keyboard('171');
  await golfer.click(press('Save 171'));
  expect(await screen.findByText('Driving test: done')).toBeDefined();
});
