import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showTooltips } from './tooltips.ts';

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  HTMLElement.prototype.showPopover = function showPopover() {
    this.dataset['open'] = '';
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    delete this.dataset['open'];
  };
  document.body.innerHTML = `
    <button class="icon-button" aria-label="Calendar">c</button>
    <button class="icon-button" aria-label="Profile">p</button>
    <button>Text</button>`;
  stop = showTooltips();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole('button', { name });
const point = (name: string, pointerType = 'mouse') =>
  fireEvent(button(name), new PointerEvent('pointerover', { bubbles: true, pointerType }));
const shown = () => document.querySelector<HTMLElement>('[data-open]')?.dataset['name'];

test('the name of an icon button appears after the mouse has rested on it', () => {
  point('Calendar');
  vi.advanceTimersByTime(699);
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('Calendar');
});

test('the next name appears at once for a moment, and after it with the delay again', () => {
  point('Calendar');
  vi.advanceTimersByTime(700);
  point('Profile');
  vi.advanceTimersByTime(0);
  expect(shown()).toBe('Profile');
  point('Text');
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(301);
  point('Calendar');
  vi.advanceTimersByTime(699);
  expect(shown()).toBeUndefined();
});

test('the keyboard focus shows the name, and any key hides it', () => {
  const calendar = button('Calendar');
  vi.spyOn(calendar, 'matches').mockReturnValue(true);
  fireEvent.focusIn(calendar);
  vi.advanceTimersByTime(700);
  expect(shown()).toBe('Calendar');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shown()).toBeUndefined();
});

test('touch and a press show no name', () => {
  point('Calendar', 'touch');
  vi.advanceTimersByTime(1000);
  point('Profile');
  fireEvent.pointerDown(button('Profile'));
  vi.advanceTimersByTime(1000);
  expect(shown()).toBeUndefined();
});

test('the pointer can reach the name without hiding it', () => {
  point('Calendar');
  vi.advanceTimersByTime(700);
  const tooltip = document.querySelector('.tooltip');
  if (tooltip)
    fireEvent(tooltip, new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  expect(shown()).toBe('Calendar');
});
