import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setGolferOnDevice } from '../persisted-queries/golfer-on-device.ts';
import { ApiError } from './failures.ts';
import { createSignedOutHandler } from './signed-out.ts';

const unauthorized = new ApiError({ status: 401, statusText: 'Unauthorized', text: '' });
const acts = { tell: vi.fn(), leave: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

test('the first unauthorized request shows the message and leads to sign-in half a second later', () => {
  const handle = createSignedOutHandler(acts);
  handle(unauthorized, 'user');
  handle(unauthorized, 'user');
  expect(acts.tell).toHaveBeenCalledTimes(1);
  expect(acts.leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(acts.leave).toHaveBeenCalledTimes(1);
});

test('a rejected sign-in or any other failure does not end the login session', () => {
  const handle = createSignedOutHandler(acts);
  handle(unauthorized, 'public');
  handle(new ApiError({ status: 403, statusText: 'Forbidden', text: '' }), 'user');
  expect(acts.tell).not.toHaveBeenCalled();
});

test('a pending read does not lead to sign-in after the golfer has signed out', () => {
  setGolferOnDevice('left');
  createSignedOutHandler(acts)(unauthorized, 'user');
  vi.advanceTimersByTime(500);
  expect(acts.tell).not.toHaveBeenCalled();
  expect(acts.leave).not.toHaveBeenCalled();
});
