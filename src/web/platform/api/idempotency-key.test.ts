import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { newIdempotencyKey } from './idempotency-key.ts';

afterEach(() => vi.unstubAllGlobals());

const isKey = (key: string) => z.uuidv4().safeParse(key).success;

test('each key is a new random UUID', () => {
  const keys = Array.from({ length: 50 }, newIdempotencyKey);
  expect(keys.every(isKey)).toBe(true);
  expect(new Set(keys).size).toBe(50);
});

test('each key is a new random UUID on an insecure page without crypto.randomUUID', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 50 }, newIdempotencyKey);
  expect(keys.every(isKey)).toBe(true);
  expect(new Set(keys).size).toBe(50);
});
