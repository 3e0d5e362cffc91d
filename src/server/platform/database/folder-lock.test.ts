import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinhigh-lock-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('only one process at a time can lock a folder, and the next one gets the lock after its release', async () => {
  const first = await lockFolder(folder);
  await expect(lockFolder(folder, 0)).rejects.toThrow(folder);
  const second = lockFolder(folder, 5_000);
  first.release();
  (await second).release();
});

test('locking a missing folder fails with a clear error', async () => {
  await expect(lockFolder(join(folder, 'missing'), 0)).rejects.toThrow(/unable to open/);
});
