import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anAchievement } from '#testing/an-achievement.ts';
import { celebrate, endCelebration, shownCelebration } from '#web/platform/celebration.ts';
import { Celebrations } from './celebrations.tsx';

const heard: number[] = [];

/** The parts of Web Audio that the fanfare uses; records the sounds. */
class SilentAudio {
  readonly currentTime = 0;
  readonly destination = {};
  createOscillator() {
    const frequency = { value: 0 };
    const connect = (to: unknown) => to;
    return { frequency, connect, type: '', start: () => heard.push(frequency.value), stop() {} };
  }
  createGain() {
    const gain = {
      setValueAtTime() {},
      linearRampToValueAtTime() {},
      exponentialRampToValueAtTime() {},
    };
    return { gain, connect: (to: unknown) => to };
  }
  close = async () => {};
}

const first = anAchievement({
  id: 'first-session',
  name: 'First session',
  description: 'Complete one session',
  rarity: 'common',
  xpReward: 50,
});
const second = anAchievement({ id: 'ten-done', name: 'Ten done', rarity: 'epic' });

const golfer = userEvent.setup();

beforeEach(() => {
  vi.stubGlobal('AudioContext', SilentAudio);
  localStorage.clear();
  heard.length = 0;
  render(
    <>
      <main id="main" tabIndex={-1}>
        <button type="button">Complete Session</button>
      </main>
      <Celebrations />
    </>,
  );
});

afterEach(() => {
  while (shownCelebration.get()) act(() => endCelebration());
  vi.useRealTimers();
});

test('a celebration waits until nothing is typed any more', async () => {
  const field = document.createElement('textarea');
  document.body.append(field);
  field.focus();
  act(() => celebrate([first]));
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(field);
  field.remove();
  expect(await screen.findByRole('dialog', { name: 'First session' })).toBeDefined();
});

const unlocks = (...achievements: readonly ReturnType<typeof anAchievement>[]) =>
  act(async () => celebrate(achievements));

test('the celebration dialog shows the achievement, its XP, and its rarity', async () => {
  await unlocks(first);
  const dialog = await screen.findByRole('dialog', { name: 'First session' });
  expect(dialog.textContent).toContain('Achievement unlocked');
  expect(dialog.textContent).toContain('Complete one session');
  expect(dialog.textContent).toContain('+50 XP');
  expect(dialog.textContent).toContain('Common');
});

test('a response without unlocked achievements shows no celebration', async () => {
  await unlocks();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the celebration plays its four rising notes once', async () => {
  await unlocks(first);
  await screen.findByRole('dialog');
  expect(heard).toEqual([880, 1108, 1319, 1760]);
});

test('several achievements are celebrated one after the other, each with its sound', async () => {
  await unlocks(first, second);
  await screen.findByRole('dialog', { name: 'First session' });
  await golfer.click(screen.getByRole('button', { name: 'Continue Training' }));
  expect(await screen.findByRole('dialog', { name: 'Ten done' })).toBeDefined();
  expect(heard).toHaveLength(8);
  await golfer.click(screen.getByRole('button', { name: 'Continue Training' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['Continue Training', () => screen.getByRole('button', { name: 'Continue Training' })],
  ['the close button', () => screen.getByRole('button', { name: 'Close' })],
  ['the backdrop', () => screen.getByRole('dialog')],
])('%s closes the celebration dialog', async (_how, find) => {
  await unlocks(first);
  await screen.findByRole('dialog');
  await golfer.click(find());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape closes the celebration dialog, but a click on its text does not', async () => {
  await unlocks(first);
  await golfer.click(await screen.findByText('Complete one session'));
  expect(screen.getByRole('dialog')).toBeDefined();
  await golfer.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the focus starts on Continue Training, stays inside the dialog, and returns to the opener', async () => {
  const opener = screen.getByRole('button', { name: 'Complete Session' });
  opener.focus();
  await unlocks(first);
  await screen.findByRole('dialog');
  const goOn = screen.getByRole('button', { name: 'Continue Training' });
  await waitFor(() => expect(document.activeElement).toBe(goOn));
  for (const _ of [1, 2, 3, 4]) {
    await golfer.tab();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  }
  await golfer.click(goOn);
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('the focus moves to the main screen when the button that opened the dialog is gone', async () => {
  const opener = screen.getByRole('button', { name: 'Complete Session' });
  opener.focus();
  await unlocks(first);
  await screen.findByRole('dialog');
  opener.remove();
  await golfer.click(screen.getByRole('button', { name: 'Continue Training' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
});

test('the sound stays off after the golfer turns it off', async () => {
  await unlocks(first);
  await screen.findByRole('dialog');
  const sound = screen.getByRole('button', { name: 'Sound' });
  expect(sound.getAttribute('aria-pressed')).toBe('true');
  await golfer.click(sound);
  expect(sound.getAttribute('aria-pressed')).toBe('false');
  await golfer.keyboard('{Escape}');
  heard.length = 0;
  await unlocks(second);
  await screen.findByRole('dialog', { name: 'Ten done' });
  expect(heard).toEqual([]);
  expect(screen.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')).toBe('false');
});

test('a browser without audio support still shows the celebration', async () => {
  vi.stubGlobal('AudioContext', undefined);
  await unlocks(first);
  expect(await screen.findByRole('dialog', { name: 'First session' })).toBeDefined();
});

test('thirty confetti pieces fall for three seconds', async () => {
  vi.useFakeTimers();
  await unlocks(first);
  await act(() => vi.advanceTimersByTimeAsync(0));
  const pieces = () => document.querySelectorAll('.confetti .confetti-piece').length;
  expect(pieces()).toBe(30);
  act(() => vi.advanceTimersByTime(2900));
  expect(pieces()).toBe(30);
  act(() => vi.advanceTimersByTime(200));
  expect(pieces()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Continue Training' }));
});
