import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkRegularly } from './update-checks.ts';

const minute = 60_000;
const check = vi.fn();
let hidden = false;
/** Used instead of the document's events, so that the listeners of a page end with its test. */
let pageEvents: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  pageEvents = new EventTarget();
  const listen = pageEvents.addEventListener.bind(pageEvents);
  vi.spyOn(document, 'addEventListener').mockImplementation(listen);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  check.mockClear();
});

const see = (isHidden: boolean) => {
  hidden = isHidden;
  pageEvents.dispatchEvent(new Event('visibilitychange'));
};

test('the app checks for updates every five minutes while the page is visible', () => {
  checkRegularly(check);
  vi.advanceTimersByTime(5 * minute - 1);
  expect(check).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(check).toHaveBeenCalledTimes(1);
  see(true);
  vi.advanceTimersByTime(20 * minute);
  expect(check).toHaveBeenCalledTimes(1);
  see(false);
  vi.advanceTimersByTime(5 * minute);
  expect(check).toHaveBeenCalledTimes(2);
});

test('checks stop after thirty hidden minutes and restart with a check when the page is visible', () => {
  checkRegularly(check);
  see(true);
  vi.advanceTimersByTime(30 * minute);
  expect(vi.getTimerCount()).toBe(0);
  see(false);
  expect(check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5 * minute);
  expect(check).toHaveBeenCalledTimes(2);
});

test('checks also stop for a page opened in the background', () => {
  hidden = true;
  checkRegularly(check);
  vi.advanceTimersByTime(30 * minute);
  expect(vi.getTimerCount()).toBe(0);
  expect(check).not.toHaveBeenCalled();
});
