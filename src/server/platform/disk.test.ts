import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diskNotice, diskState, readDisk } from './disk.ts';

const megabyte = 1024 * 1024;

test.each([
  [0, 'full'],
  [16 * megabyte - 1, 'full'],
  [16 * megabyte, 'low'],
  [512 * megabyte - 1, 'low'],
  [512 * megabyte, 'ok'],
])('a disk with %i free bytes is %s', (freeBytes, state) => {
  expect(diskState(freeBytes)).toBe(state);
});

test('the operator reads each change once', () => {
  const low = { state: 'low', freeBytes: 300.5 * megabyte } as const;
  expect(diskNotice('ok', low)).toEqual({
    level: 'warn',
    text: 'The disk of DATA_DIR is nearly full: 300 MB are free.',
  });
  expect(diskNotice('low', low)).toBeNull();
  expect(diskNotice('low', { state: 'full', freeBytes: 9 })).toMatchObject({ level: 'error' });
  expect(diskNotice('full', { state: 'ok', freeBytes: 9e9 })).toMatchObject({ level: 'info' });
});

test('a disk that cannot be asked is neither full nor empty', async () => {
  const disk = await readDisk(join(tmpdir(), 'no', 'such', 'folder'));
  expect(disk).toEqual({ state: 'unknown', freeBytes: null });
  expect(diskNotice('ok', disk)).toBeNull();
});
