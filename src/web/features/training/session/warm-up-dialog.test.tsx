import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { WarmUpDialog } from './warm-up-dialog.tsx';

const onClose = vi.fn();

beforeEach(async () => {
  await renderScreen(<WarmUpDialog open onClose={onClose} />, { user: aGolfer() });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  onClose.mockReset();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const clock = () => screen.getByRole('timer').textContent;

test('the timer counts the seconds from Start to Stop', () => {
  expect(clock()).toBe('0:00');
  press('Start');
  pass(37);
  expect(clock()).toBe('0:37');
  press('Stop');
  pass(10);
  expect(clock()).toBe('0:37');
  press('Start');
  pass(28);
  expect(clock()).toBe('1:05');
});

test('Restart resets the timer and keeps counting', () => {
  press('Start');
  pass(20);
  press('Restart');
  expect(clock()).toBe('0:00');
  pass(3);
  expect(clock()).toBe('0:03');
});

test('a stretch shows when it has lasted long enough', () => {
  press('Start');
  pass(29);
  expect(screen.getByText('30 seconds')).toBeDefined();
  pass(1);
  expect(screen.getByText('30 seconds done')).toBeDefined();
});

test('the golfer can go forward and back through five stretches, then start training', () => {
  expect(screen.getByText('Stretch 1 of 5')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  press('Start');
  pass(5);
  press('Next');
  expect(screen.getByRole('heading', { name: 'Trunk turns' })).toBeDefined();
  expect(clock()).toBe('0:00');
  press('Previous');
  expect(screen.getByRole('heading', { name: 'Arm swings' })).toBeDefined();
  for (let step = 1; step < 5; step += 1) press('Next');
  expect(screen.getByText('Stretch 5 of 5')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  press('Start Training');
  expect(onClose).toHaveBeenCalledOnce();
});
