import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  act(() => dismissToast());
  vi.useRealTimers();
});

const say = (title: string, more = {}) => act(() => toast({ title, ...more }));
const isShown = (title: string) => screen.queryByText(title, { selector: '.toast b' }) !== null;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a toast shows its text and disappears after five seconds', () => {
  say('Session completed!', { description: '50 XP' });
  expect(isShown('Session completed!')).toBe(true);
  expect(screen.getByText('50 XP', { selector: '.toast p' })).toBeDefined();
  pass(4900);
  expect(isShown('Session completed!')).toBe(true);
  pass(200);
  expect(isShown('Session completed!')).toBe(false);
});

test('only the newest toast is visible', () => {
  say('First');
  say('Second');
  expect(isShown('First')).toBe(false);
  expect(isShown('Second')).toBe(true);
});

test('a new toast stays for its own five seconds', () => {
  say('First');
  pass(4000);
  say('Second');
  pass(4000);
  expect(isShown('Second')).toBe(true);
});

test('an error toast has the error style', () => {
  say('Error', { variant: 'destructive' });
  expect(screen.getByText('Error', { selector: '.toast b' }).closest('.is-bad')).not.toBeNull();
});

test('a golfer can dismiss a toast early', () => {
  say('Saved');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(isShown('Saved')).toBe(false);
});

test('the action of a toast is a button that runs it and closes the toast', () => {
  const run = vi.fn();
  say('Session skipped', { action: { label: 'Undo', run } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
  expect(isShown('Session skipped')).toBe(false);
});

test('F8 moves the focus to the toasts', () => {
  say('Saved');
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(document.activeElement).toBe(screen.getByRole('list'));
});
