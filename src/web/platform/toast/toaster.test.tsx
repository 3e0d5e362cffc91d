import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
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

/** Puts an element at the bottom of the page that starts at this height. */
function put(className: string, top: number) {
  const element = document.createElement('div');
  element.className = className;
  element.dataset['state'] = 'open';
  element.getBoundingClientRect = () => new DOMRect(0, top, 390, 100);
  document.body.append(element);
  onTestFinished(() => element.remove());
}
const region = () => document.querySelector<HTMLElement>('.toasts');

test('a toast stands above the buttons at the bottom of the screen', () => {
  put('nav', innerHeight - 72);
  say('Saved');
  expect(region()?.style.getPropertyValue('--toast-bottom')).toBe('72px');
  put('dock', innerHeight - 150);
  say('Saved again');
  expect(region()?.style.getPropertyValue('--toast-bottom')).toBe('150px');
});

test('a toast stands above a sheet that leaves room for it, and otherwise above the buttons of the sheet', () => {
  put('sheet', 400);
  say('Saved');
  expect(region()?.classList.contains('is-above-sheet')).toBe(true);
  put('sheet', 10);
  say('Saved again');
  expect(region()?.classList.contains('is-above-sheet')).toBe(false);
});
