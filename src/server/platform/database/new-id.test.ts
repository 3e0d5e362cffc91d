import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './new-id.ts';

afterEach(() => vi.useRealTimers());

test('ids are UUIDs of version 7 that increase, however many are made in a millisecond', () => {
  vi.useFakeTimers({ now: Date.UTC(2200, 0) });
  const ids = Array.from({ length: 10_000 }, newId);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(Number.parseInt(ids[0]?.replace('-', '').slice(0, 12) ?? '', 16)).toBe(Date.UTC(2200, 0));
});

test('ids increase although the clock of the machine is set back', () => {
  vi.useFakeTimers({ now: Date.UTC(2201, 0) });
  const before = newId();
  vi.setSystemTime(Date.UTC(2200, 6));
  expect(newId() > before).toBe(true);
});
