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

test('a toast with an action stays for twenty seconds', () => {
  say('Session skipped', { action: { label: 'Undo', run: () => {} } });
  pass(19_900);
  expect(isShown('Session skipped')).toBe(true);
  pass(200);
  expect(isShown('Session skipped')).toBe(false);
});

test('F8 moves the focus to the toasts', () => {
  say('Saved');
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(document.activeElement).toBe(screen.getByRole('list'));
});

/** Opens a sheet of this height, with or without buttons at its end. Returns a function that closes it. */
function openSheet(height: number, foot?: number) {
  const sheet = document.createElement('div');
  sheet.className = 'sheet';
  sheet.dataset['state'] = 'open';
  Object.defineProperty(sheet, 'offsetHeight', { value: height });
  if (foot !== undefined) {
    const buttons = document.createElement('div');
    buttons.className = 'sheet-foot';
    Object.defineProperty(buttons, 'offsetHeight', { value: foot });
    sheet.append(buttons);
  }
  document.body.append(sheet);
  onTestFinished(() => sheet.remove());
  return () => {
    sheet.dataset['state'] = 'closed';
  };
}
const region = () => document.querySelector<HTMLElement>('.toasts');
const bottom = () => region()?.style.getPropertyValue('--toast-bottom');
const isAbove = () => region()?.classList.contains('is-above-sheet');

test('a toast stands above a sheet that leaves room for it, and otherwise above the buttons of the sheet', () => {
  openSheet(innerHeight - 400);
  say('Saved');
  expect(isAbove()).toBe(true);
  openSheet(innerHeight - 10, 90);
  say('Saved again');
  expect(isAbove()).toBe(false);
  expect(bottom()).toBe('90px');
});

test('a toast makes room for a sheet that opens later, and moves back when it closes', async () => {
  say('Saved');
  expect(bottom()).toBe('');
  const close = openSheet(innerHeight - 10, 90);
  await vi.waitFor(() => expect(bottom()).toBe('90px'));
  close();
  await vi.waitFor(() => expect(bottom()).toBe(''));
});
