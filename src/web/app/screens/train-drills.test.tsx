import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  drivingTest,
  fiveChips,
  notCounted as ladder,
  speed,
  threeBalls,
  windows,
} from '#testing/drills-to-count.ts';
import { hitAll, marks, now, press, rangeMode } from '#testing/range-mode.tsx';
import { readProgress } from '#web/features/range/progress-store.ts';

const { open, start, trains } = rangeMode();

/** What a screen reader says about an attempt that is shown as two numbers. */
const heard = (attempt: HTMLElement) => attempt.querySelector('.visually-hidden')?.textContent;

test('a session starts with the warm-up, then shows one drill with its instructions and scoring', async () => {
  await start(fiveChips, ladder);
  expect(screen.getByText('Chip to a landing zone')).toBeDefined();
  expect(screen.getByText('Count only balls that land on the towel.')).toBeDefined();
  expect(screen.getByText('of 5 balls on the towel')).toBeDefined();
  expect(screen.getByText('Best 3 · Target 3')).toBeDefined();
  expect(screen.getByRole('timer').textContent).toBe('12:00 left');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a session with its own warm-up drill shows no additional warm-up', async () => {
  trains({ ...ladder, mode: 'warm_up' });
  open();
  expect(await screen.findByRole('heading', { name: 'Drill 1 of 1' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a tap on the step shows the next step, and the first step after the last', async () => {
  const { golfer } = await start(fiveChips);
  await golfer.click(press(/Step 1 of 3/));
  expect(
    screen.getByText('Lay a towel six meters away.'.replace('meters', 'metres')),
  ).toBeDefined();
  await golfer.click(press(/Step 2 of 3/));
  await golfer.click(press(/Step 3 of 3/));
  expect(screen.getByText('Count only balls that land on the towel.')).toBeDefined();
});

test('hits and misses appear as marks, and Undo removes the last mark', async () => {
  const { golfer } = await start(fiveChips);
  await golfer.click(press('Hit'));
  await golfer.click(press('Miss'));
  await golfer.click(press('Hit'));
  expect(marks().map((mark) => mark.textContent)).toEqual([
    ...['1: hit', '2: miss', '3: hit', '4: now', '5: to come'],
  ]);
  expect(screen.getByText('of 3 balls on the towel')).toBeDefined();
  await golfer.click(press('Undo'));
  expect(marks()[2]?.textContent).toBe('3: now');
});

test('the last attempt ends the drill and shows the score, the comparison, a rest, and the next drill', async () => {
  const view = await start(fiveChips, ladder);
  await hitAll(view);
  expect(screen.getByText('Chip to a landing zone: done')).toBeDefined();
  expect(screen.getByText('A new best, 3 before.')).toBeDefined();
  expect(screen.getByRole('timer').textContent).toBe('00:30 rest');
  vi.setSystemTime(now + 40_000);
  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('00:00 rested'));
  await view.golfer.click(press('Next drill'));
  expect(screen.getByRole('heading', { name: 'Drill 2 of 2' })).toBeDefined();
});

test('a golfer can undo the last attempt during the rest', async () => {
  const view = await start(fiveChips);
  await hitAll(view);
  expect(screen.getByText('That was the last drill.')).toBeDefined();
  await view.golfer.click(press('Undo'));
  expect(
    marks()
      .map((mark) => mark.textContent)
      .at(-1),
  ).toBe('5: now');
});

test('strokes are counted for each ball and compared with par', async () => {
  const { golfer } = await start(threeBalls);
  expect(screen.getByText('One club for all.')).toBeDefined();
  expect(screen.getByText('Par 6 · Target 7')).toBeDefined();
  const strokes = screen.getByRole('group', { name: 'Strokes with ball 1' });
  expect(within(strokes).getByRole('status').textContent).toBe('2');
  await golfer.click(press('One more'));
  await golfer.click(press('Save, ball 2'));
  await golfer.click(press('One less'));
  await golfer.click(press('Save, ball 3'));
  expect(marks().map(heard)).toEqual(['1: 3', '2: 1', '3: now']);
  const shapes = marks().map((mark) => mark.querySelector('.is-circled, .is-boxed')?.className);
  expect(shapes).toEqual(['number score-mark is-boxed', 'number score-mark is-circled', undefined]);
  await golfer.click(press('Save, last ball'));
  expect(screen.getByText('On target: 7.')).toBeDefined();
});

test('each possible number of points has its own key', async () => {
  const { golfer } = await start(windows);
  await golfer.click(press('0.5 points'));
  await golfer.click(press('1 point'));
  expect(screen.getByText('Nine windows: done').nextSibling?.textContent).toContain('1.5');
});

test('a golfer sets a value in steps starting from the target, or chooses No score', async () => {
  const { golfer } = await start(speed, ladder);
  await golfer.click(press('One more'));
  await golfer.click(press('Save score'));
  expect(screen.getByText('of 200 km/h').previousSibling?.textContent).toBe('131');
  await golfer.click(press('Undo'));
  await golfer.click(press('No score'));
  expect(screen.getByText('Club speed: done')).toBeDefined();
  expect(readProgress('thu')?.drills[0]).toMatchObject({ state: 'done', score: null });
});

test('a golfer can type a score counted elsewhere, and the recorded attempts stay', async () => {
  const { golfer } = await start(fiveChips);
  await golfer.click(press('Hit'));
  await golfer.click(press('Pause'));
  await golfer.click(press('Type the score'));
  expect(screen.queryByRole('button', { name: 'Hit' })).toBeNull();
  await golfer.click(press('Save score'));
  expect(screen.getByText('of 5 balls on the towel').previousSibling?.textContent).toBe('2');
  expect(readProgress('thu')?.drills[0]).toMatchObject({ score: 2, attempts: [1] });
});

test('a golfer can restart a drill or leave it out', async () => {
  const { golfer } = await start(fiveChips, ladder);
  await golfer.click(press('Hit'));
  await golfer.click(press('Pause'));
  await golfer.click(press('Start this drill again'));
  expect(marks()[0]?.textContent).toBe('1: now');
  await golfer.click(press('Pause'));
  await golfer.click(press('Leave this drill out'));
  expect(screen.getByRole('heading', { name: 'Drill 2 of 2' })).toBeDefined();
});

test('a golfer can go to the drills in any order', async () => {
  const { golfer } = await start(fiveChips, ladder);
  await golfer.click(press('Next drill'));
  expect(screen.getByRole('heading', { name: 'Drill 2 of 2' })).toBeDefined();
  expect((press('Next drill') as HTMLButtonElement).disabled).toBe(true);
  await golfer.click(press('Previous drill'));
  expect(screen.getByRole('heading', { name: 'Drill 1 of 2' })).toBeDefined();
});

test('the keyboard can record, undo, and adjust attempts and switch drills', async () => {
  const { golfer } = await start(fiveChips, threeBalls);
  await golfer.keyboard(' m ');
  expect(marks().map((mark) => mark.textContent)).toContain('2: miss');
  await golfer.keyboard('{Backspace}');
  expect(marks()[2]?.textContent).toBe('3: now');
  await golfer.keyboard('{ArrowRight}{ArrowUp} ');
  expect(marks().map(heard)[0]).toBe('1: 3');
  await golfer.keyboard('{ArrowLeft}');
  expect(screen.getByRole('heading', { name: 'Drill 1 of 2' })).toBeDefined();
});

test('the totals of a test can be typed, and an impossible carry is rejected', async () => {
  const { golfer } = await start(drivingTest);
  await golfer.click(press('Enter totals'));
  const save = (name: string) => press(name) as HTMLButtonElement;
  expect(screen.getByText('Balls in play, all 14 balls: points')).toBeDefined();
  await golfer.click(press('9'));
  await golfer.dblClick(save('Save 9'));
  expect(screen.getByText('Median carry, meters')).toBeDefined();
  expect(save('0 to 400').disabled).toBe(true);
  for (const digit of ['9', '9', '9']) await golfer.click(press(digit));
  expect(save('999 is not possible: 0 to 400').disabled).toBe(true);
  for (const _ of ['9', '9', '9']) await golfer.click(press('Erase'));
  await golfer.keyboard('178{Backspace}1');
  await golfer.click(save('Save 171'));
  expect(await screen.findByText('Driving test: done')).toBeDefined();
  expect(screen.getByText('43')).toBeDefined();
});
