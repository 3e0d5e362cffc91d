import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/failures.ts';
import { setGolferOnDevice } from '../device/golfer-on-device.ts';
import { createSignedOutHandler } from './signed-out.ts';

const text = JSON.stringify({ code: 'unauthorized', message: 'Please sign in.' });
const unauthorized = new ApiError({ status: 401, statusText: 'Unauthorized', text });
const actions = { notify: vi.fn(), leave: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

test('the first unauthorized request shows the message and leads to sign-in half a second later', () => {
  const handle = createSignedOutHandler(actions);
  handle(unauthorized, 'user');
  handle(unauthorized, 'user');
  expect(actions.notify).toHaveBeenCalledTimes(1);
  expect(actions.leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(actions.leave).toHaveBeenCalledTimes(1);
});

test('a rejected sign-in or any other failure does not end the login session', () => {
  const handle = createSignedOutHandler(actions);
  handle(unauthorized, 'public');
  handle(new ApiError({ status: 403, statusText: 'Forbidden', text: '' }), 'user');
  expect(actions.notify).not.toHaveBeenCalled();
});

test('a tab learns that the golfer has signed out in another tab', () => {
  setGolferOnDevice('golfer-1');
  // The other tab has not deleted the reads yet.
  localStorage.setItem('golfer', '');
  createSignedOutHandler(actions)(unauthorized, 'user');
  expect(actions.notify).toHaveBeenCalledTimes(1);
});

test('a pending read does not lead to sign-in after the golfer has signed out', () => {
  setGolferOnDevice('left');
  createSignedOutHandler(actions)(unauthorized, 'user');
  vi.advanceTimersByTime(500);
  expect(actions.notify).not.toHaveBeenCalled();
  expect(actions.leave).not.toHaveBeenCalled();
});
