import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stillRunning } from '#testing/running-processes.ts';
import { inRoot } from './root.mjs';

let folder: string;
let script: ChildProcess;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinhigh-processes-'));
});
afterEach(async () => {
  script.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Writes its process id and that of its child to a file, then waits. */
const command = 'sleep 60 & echo "$$ $!" > pids; wait';

/** In milliseconds; generous for busy machines. */
const patience = { timeout: 60_000, interval: 100 };

const ways = {
  foreground: `foreground([{ command: 'sh', args: ['-c', command] }])`,
  capture: `capture('sh', ['-c', command])`,
};

test.for(Object.entries(ways))(
  'processes started by %s end when the script is killed',
  { timeout: 150_000 },
  async ([, call]) => {
    const file = join(folder, 'pids');
    const module = JSON.stringify(inRoot('scripts', 'processes.mjs'));
    const source = `
      const command = ${JSON.stringify(command.replace('pids', file))};
      import(${module}).then(({ foreground, capture }) => ${call});`;
    script = spawn(process.execPath, ['-e', source], { stdio: 'ignore' });
    const written = () => readFile(file, 'utf8').catch(() => '');
    await expect.poll(written, patience).toMatch(/^\d+ \d+\n$/);
    const pids = (await written()).trim().split(' ').map(Number);
    expect(await stillRunning(pids)).toEqual(pids);
    script.kill('SIGKILL');
    await expect.poll(() => stillRunning(pids), patience).toEqual([]);
  },
);
