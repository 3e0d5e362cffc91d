import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '#contract/client-log.ts';
import { createLogBuffer } from './log-buffer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const entry = (message: string, level: LogEntry['level'] = 'warn'): LogEntry => ({
  level,
  message,
  timestamp: '2026-05-14T00:00:00.000Z',
  url: 'http://localhost/',
  userAgent: 'Test',
});

function aBuffer() {
  const sent: string[][] = [];
  const state = { online: true };
  const buffer = createLogBuffer(async (entries) => {
    if (!state.online) throw new TypeError('Failed to fetch');
    sent.push(entries.map(({ message }) => message));
  });
  const add = async (...messages: string[]) => {
    for (const message of messages) buffer.add(entry(message));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ...buffer, add, addEntry: buffer.add, sent, state };
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `entry ${index}`);

test('ten entries are sent together, and nine entries wait', async () => {
  const { add, sent } = aBuffer();
  await add(...numbered(9));
  expect(sent).toEqual([]);
  await add('entry 9');
  expect(sent).toEqual([numbered(10)]);
});

test('an entry is sent five seconds after it was made', async () => {
  const { add, sent } = aBuffer();
  await add('first');
  await vi.advanceTimersByTimeAsync(4000);
  await add('second');
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([['first', 'second']]);
});

test('an error is sent immediately together with the waiting entries', async () => {
  const { add, addEntry, sent } = aBuffer();
  await add('before');
  addEntry(entry('broken', 'error'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([['before', 'broken']]);
});

test('unsent entries are sent once with the next entries', async () => {
  const { add, sent, state } = aBuffer();
  state.online = false;
  await add(...numbered(10));
  expect(sent).toEqual([]);
  state.online = true;
  await add('later');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent.flat()).toEqual([...numbered(10), 'later']);
});

test('an endlessly failing screen sends at most thirty entries per minute', async () => {
  const { add, sent } = aBuffer();
  await add(...numbered(200));
  expect(sent.flat()).toHaveLength(30);
  await vi.advanceTimersByTimeAsync(60_000);
  await add(...numbered(10));
  expect(sent.flat()).toHaveLength(40);
});
