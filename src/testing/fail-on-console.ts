import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['error', 'warn', 'log', 'info', 'debug'] as const;
let printed: unknown[][] = [];

beforeEach(() => {
  printed = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...parts) => {
      printed.push([method, ...parts]);
    });
  }
});

/** Fails on unexpected console output, because in production someone would have to investigate it. */
afterEach(() => {
  vi.restoreAllMocks();
  expect(printed, 'unexpected console output').toEqual([]);
});
