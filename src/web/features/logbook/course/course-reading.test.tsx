import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { thursdayMorning } from '#testing/program-fixture.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { CourseScreen } from './course-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The button with this name; after the last hole, two lead to the scorecard. */
const button = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;

/** Starts a round of nine holes. */
async function start() {
  const { golfer } = await renderScreen(<CourseScreen />, { user: aGolfer() });
  const press = (name: string) => golfer.click(button(name));
  await golfer.click(screen.getByRole('radio', { name: '9' }));
  await press('Start on hole 1');
  return press;
}

test('screen readers hear the hole and the score after each tap, and what was undone', async () => {
  const press = await start();
  const news = () => screen.getByRole('status').textContent;
  expect(news()).toBe('');
  await press('One stroke more');
  await press('One stroke more');
  expect(news()).toBe('Par 4. 6 strokes. 6 strokes, +2 against par after 1 hole');
  await press('One stroke fewer');
  expect(news()).toBe('Par 4. 5 strokes. 5 strokes, +1 against par after 1 hole');
  await press('Fairway: missed');
  await press('Undo');
  expect(news()).toBe('Undone. Par 4. 5 strokes. 5 strokes, +1 against par after 1 hole');
  await press('Picked up');
  expect(news()).toBe('Par 4. picked up');
  await press('Hole 2');
  expect(news()).toBe('');
});

test('the scorecard and the form at the end take the focus from the button that opened them', async () => {
  const press = await start();
  const heading = (name: string) => screen.getByRole('heading', { name });
  await press('Scorecard');
  expect(document.activeElement).toBe(heading('Scorecard'));
  await press('Resume: hole 1');
  for (let hole = 1; hole <= 9; hole += 1) {
    await press('5 strokes');
    if (hole < 9) await press(`Hole ${hole + 1}`);
  }
  await press('Scorecard');
  await press('Finish round');
  expect(document.activeElement).toBe(heading('Add this round'));
  await press('Back');
  expect(document.activeElement).toBe(heading('Scorecard'));
});

test('a key for many putts is named as it looks', async () => {
  const press = await start();
  const key = button('4+ putts');
  expect(key.textContent).toBe('4+');
  await press('4+ putts');
  expect(button('4 putts').textContent).toBe('4');
});
