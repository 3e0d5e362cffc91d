import { expect, test } from 'vitest';
import { failureLine } from './report.mjs';

test('a failed test is one line with its reason, and what it expected and received', () => {
  const message = [
    '\u001b[31mError: expect(received).toEqual(expected)\u001b[39m',
    '',
    '- Expected  - 1',
    '+ Received  + 0',
    '',
    '  Array [',
    '-   "Shown anyway",',
    '  ]',
    '    at e2e/push.test.ts:94:5',
  ].join('\n');
  expect(failureLine('shows a push', message)).toBe(
    'shows a push: Error: expect(received).toEqual(expected): - Expected  - 1 + Received  + 0 -   "Shown anyway",',
  );
  expect(failureLine('shows a push', 'Error: timed out\n    at there')).toBe(
    'shows a push: Error: timed out',
  );
  expect(failureLine('shows a push')).toBe('shows a push');
});
