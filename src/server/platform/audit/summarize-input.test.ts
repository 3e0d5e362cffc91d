import { expect, test } from 'vitest';
import { summarizeInput } from './summarize-input.ts';

test('the summary has short values, the beginning of texts, and no secrets', () => {
  const input = {
    title: 'Greens',
    isActive: false,
    weeks: 6,
    expiresAt: null,
    left: undefined,
    description: 'x'.repeat(200),
    days: [1, 3, 5],
    more: { deep: 'text' },
    currentPassword: 'fairway-finder',
    token: 'abc',
    authKey: 'def',
  };
  expect(summarizeInput(input)).toEqual({
    title: 'Greens',
    isActive: false,
    weeks: 6,
    expiresAt: null,
    description: `${'x'.repeat(80)}…`,
    days: '[3]',
    more: '{…}',
  });
});

test('the summary of a call without a body is empty', () => {
  expect(summarizeInput(undefined)).toEqual({});
});
