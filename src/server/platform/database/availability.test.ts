import { expect, test } from 'vitest';
import { EngineStoppedError, outageOf } from './availability.ts';

const failedQuery = (cause: Error) => new Error('Failed query', { cause });
const withCode = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['a refused connection', failedQuery(withCode('ECONNREFUSED'))],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  [
    'a transaction whose connection broke',
    failedQuery(new Error('Client has encountered a connection error and is not queryable')),
  ],
  [
    'a server whose name is unknown',
    Object.assign(withCode('EAI_AGAIN'), { syscall: 'getaddrinfo' }),
  ],
  ['a socket file that is gone', Object.assign(withCode('ENOENT'), { syscall: 'connect' })],
  [
    'an engine that stopped',
    failedQuery(new EngineStoppedError('out of memory', { diskFull: false })),
  ],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
])('%s is reported as a temporary outage', (_case, error) => {
  expect(outageOf(error)).toBe('unavailable');
});

test('a programming error is not reported as a database outage', () => {
  expect(outageOf(new TypeError('Cannot read properties of undefined'))).toBeUndefined();
  expect(outageOf(withCode('ENOENT'))).toBeUndefined();
  expect(outageOf('broken')).toBeUndefined();
});

test('an engine that stopped because the disk is full is reported as disk_full', () => {
  const stopped = new EngineStoppedError('the disk of DATA_DIR is full', { diskFull: true });
  expect(outageOf(failedQuery(stopped))).toBe('disk_full');
});

test.each(['ENOSPC', 'EDQUOT'])(
  'a file that cannot be written (%s) is reported as a full disk',
  (code) => {
    expect(outageOf(new Error('The export failed', { cause: withCode(code) }))).toBe('disk_full');
  },
);
