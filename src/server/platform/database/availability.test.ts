import { expect, test } from 'vitest';
import { isDatabaseDown } from './availability.ts';

const failedQuery = (cause: Error) => new Error('Failed query', { cause });
const withCode = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['a refused connection', failedQuery(withCode('ECONNREFUSED'))],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
])('%s is worth another try in a moment', (_case, error) => {
  expect(isDatabaseDown(error)).toBe(true);
});

test('a fault of ours is not blamed on the connection', () => {
  expect(isDatabaseDown(new TypeError('Cannot read properties of undefined'))).toBe(false);
  expect(isDatabaseDown('broken')).toBe(false);
});
