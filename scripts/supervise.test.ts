import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findInPath } from './find-executable.mjs';
import { inRoot } from './root.mjs';

/** The scripts run on the Node of the machine, which may be older than the project's own. */
const machineNode =
  [...findInPath(['node'])].find((path) => !path.includes('node_modules')) ?? process.execPath;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinhigh-supervise-'));
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * Supervises a server that runs `script`, and stops it once `stopAt` has been printed. Returns the exit code and
 * everything printed.
 */
async function supervised(script: string, stopAt = 'never') {
  const [server, supervisor] = [join(folder, 'server.mjs'), join(folder, 'supervisor.mjs')];
  await writeFile(server, script);
  await writeFile(
    supervisor,
    `import { main } from ${JSON.stringify(inRoot('scripts', 'command.mjs'))};
     import { supervise } from ${JSON.stringify(inRoot('scripts', 'supervise.mjs'))};
     const server = { command: process.execPath, args: [${JSON.stringify(server)}], env: {} };
     await main(() => supervise(server, { pauses: [0, 100, 3_600_000] }));`,
  );
  const child = spawn(machineNode, [supervisor], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (printed.includes(stopAt)) child.kill('SIGTERM');
  });
  const [code] = await once(child, 'close');
  return { code, lines: printed.trim().split('\n') };
}

const start = `const { PINHIGH_RESTARTS: restarts, PINHIGH_LAST_EXIT: last } = process.env;
  console.log('start', restarts, last ?? 'none');`;
const ready = `await new Promise((sent) => process.send('ready', sent));`;
const again = (code: number, when = '') =>
  `The server ended by itself with exit code ${code}. It is started again${when}.`;

test('a server that ends by itself is started again, at once and then with pauses, until it is told to stop', async () => {
  const runs = `${start} ${ready}
    if (restarts < 2) process.exit(70 + Number(restarts));
    process.on('SIGTERM', () => process.exit(0));
    console.log('waiting');
    setInterval(() => {}, 1000);`;
  const lines = [
    ...['start 0 none', again(70), 'start 1 70', again(71, ' in 0.1 s')],
    ...['start 2 71', 'waiting'],
  ];
  expect(await supervised(runs, 'waiting')).toEqual({ code: 0, lines });
});

test('a server that has never been ready is not started again', async () => {
  const fails = `${start} process.exit(1);`;
  expect(await supervised(fails)).toEqual({ code: 1, lines: ['start 0 none'] });
});

test('the pause before a restart ends when the server is told to stop', async () => {
  const fails = `${start} ${ready} process.exit(70);`;
  const { code, lines } = await supervised(fails, 'in 3600 s');
  expect(code).toBe(143);
  expect(lines.at(-1)).toBe(again(70, ' in 3600 s'));
});
