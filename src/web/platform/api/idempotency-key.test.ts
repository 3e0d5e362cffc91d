import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { newIdempotencyKey } from './idempotency-key.ts';

afterEach(() => vi.unstubAllGlobals());

const isKey = (key: string) => z.uuidv4().safeParse(key).success;

test('a key is a random UUID, another one each time', () => {
  const keys = Array.from({ length: 50 }, newIdempotencyKey);
  expect(keys.every(isKey)).toBe(true);
  expect(new Set(keys).size).toBe(50);
});

test('also on a page without a certificate, where the browser makes none', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 50 }, newIdempotencyKey);
  expect(keys.every(isKey)).toBe(true);
  expect(new Set(keys).size).toBe(50);
});
