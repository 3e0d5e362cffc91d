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

test('on a desktop the music plays in a new tab and the session stays', () => {
  on('Mozilla/5.0 (X11; Linux x86_64)');
  openPlaylist();
  vi.advanceTimersByTime(5000);
  expect(open).toHaveBeenCalledExactlyOnceWith(web, '_blank', expect.stringContaining('noopener'));
  expect(assign).not.toHaveBeenCalled();
});

test('on a phone the music app is tried first, the web a second and a half later', () => {
  on('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
  openPlaylist();
  expect(assign).toHaveBeenCalledExactlyOnceWith(app);
  vi.advanceTimersByTime(1499);
  expect(assign).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(assign).toHaveBeenLastCalledWith(web);
});

test('when the app came up, no web page opens behind it', () => {
  on('Mozilla/5.0 (Linux; Android 15)');
  openPlaylist();
  hidden(true);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden(false);
  vi.advanceTimersByTime(5000);
  expect(assign).toHaveBeenCalledTimes(1);
});

test('an iPad that calls itself a Mac is still a mobile device', () => {
  on('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5);
  openPlaylist();
  expect(assign).toHaveBeenCalledWith(app);
});
