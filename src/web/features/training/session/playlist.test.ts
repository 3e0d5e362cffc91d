import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPlaylist } from './playlist.ts';

const open = vi.fn();
const assign = vi.fn();
const web = expect.stringMatching(/^https:\/\/open\.spotify\.com\/playlist\/\w+$/);
const app = expect.stringMatching(/^spotify:playlist:\w+$/);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('open', open);
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

const on = (userAgent: string, maxTouchPoints = 0) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(maxTouchPoints);
};
const hidden = (value: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(value);

test('on a desktop, the playlist opens in a new tab and the session stays open', () => {
  on('Mozilla/5.0 (X11; Linux x86_64)');
  openPlaylist();
  vi.advanceTimersByTime(5000);
  expect(open).toHaveBeenCalledExactlyOnceWith(web, '_blank', expect.stringContaining('noopener'));
  expect(assign).not.toHaveBeenCalled();
});

test('on a phone, the music app opens first and the web page 1.5 seconds later', () => {
  on('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
  openPlaylist();
  expect(assign).toHaveBeenCalledExactlyOnceWith(app);
  vi.advanceTimersByTime(1499);
  expect(assign).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(assign).toHaveBeenLastCalledWith(web);
});

test('the web page does not open when the music app has opened', () => {
  on('Mozilla/5.0 (Linux; Android 15)');
  openPlaylist();
  hidden(true);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden(false);
  vi.advanceTimersByTime(5000);
  expect(assign).toHaveBeenCalledTimes(1);
});

test('an iPad that identifies itself as a Mac is treated as a mobile device', () => {
  on('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5);
  openPlaylist();
  expect(assign).toHaveBeenCalledWith(app);
});
