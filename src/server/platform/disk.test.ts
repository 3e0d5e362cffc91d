import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diskState, logChange, readDisk } from './disk.ts';

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

function recorder() {
  const lines: string[] = [];
  const level = (name: string) => (text: unknown) => void lines.push(`${name}: ${text}`);
  return { lines, log: { info: level('info'), warn: level('warn'), error: level('error') } };
}

test('each change of the disk state is logged once', () => {
  const { lines, log } = recorder();
  const seen = [900, 300.5, 299, 9.2, 300, 600].map((free) => free * megabyte);
  seen.reduce(
    (known, freeBytes) => logChange(log, known, { state: diskState(freeBytes), freeBytes }),
    diskState(seen[0] ?? 0),
  );
  expect(lines).toEqual([
    'warn: The disk of DATA_DIR is nearly full: 300 MB are free.',
    'error: The disk of DATA_DIR is full: 9 MB are free.',
    'warn: The disk of DATA_DIR is nearly full: 300 MB are free.',
    'info: The disk of DATA_DIR has room again: 600 MB are free.',
  ]);
});

test('the state of a disk that cannot be read is unknown, and nothing is logged', async () => {
  const { lines, log } = recorder();
  const disk = await readDisk(join(tmpdir(), 'no', 'such', 'folder'));
  expect(disk).toEqual({ state: 'unknown', freeBytes: null });
  expect(logChange(log, 'low', disk)).toBe('low');
  expect(lines).toEqual([]);
});
