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

test('the first call to find the session over says so, and leads to sign-in half a second later', () => {
  const handle = createSignedOutHandler(acts);
  handle(unauthorized, 'user');
  handle(unauthorized, 'user');
  expect(acts.tell).toHaveBeenCalledTimes(1);
  expect(acts.leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(acts.leave).toHaveBeenCalledTimes(1);
});

test('a refused sign-in ends no session, and neither does any other failure', () => {
  const handle = createSignedOutHandler(acts);
  handle(unauthorized, 'public');
  handle(new ApiError({ status: 403, statusText: 'Forbidden', text: '' }), 'user');
  expect(acts.tell).not.toHaveBeenCalled();
});

test('a golfer who has just signed out is not led to sign-in by a read that was under way', () => {
  setGolferOnDevice('left');
  createSignedOutHandler(acts)(unauthorized, 'user');
  vi.advanceTimersByTime(500);
  expect(acts.tell).not.toHaveBeenCalled();
  expect(acts.leave).not.toHaveBeenCalled();
});
