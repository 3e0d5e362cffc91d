import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createDataFolder } from '#testing/database.ts';
import { runningProcesses, stillRunning } from '#testing/running-processes.ts';
import { atScale } from '#testing/scale.ts';
import { ensureBuiltForProduction } from './build.mjs';
import { freePort } from './free-port.mjs';
import { findNode } from './node.mjs';
import { inRoot } from './root.mjs';

const startScript = inRoot('scripts', 'start.mjs');
const serverEntry = inRoot('dist', 'server', 'main.js');

let dataDir: string;
let port: number;
let child: ChildProcess | undefined;
/** Process id of the server, if the child process is not the server itself. */
let server: number | undefined;
let printed: string;

beforeAll(() => ensureBuiltForProduction(findNode()), 300_000);

beforeEach(async () => {
  dataDir = await createDataFolder();
  port = await freePort();
  child = undefined;
  server = undefined;
  printed = '';
});

afterEach(async () => {
  const started = [child?.pid, server].filter((pid) => pid !== undefined);
  for (const pid of await stillRunning(started)) process.kill(pid, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

function launch(command: string, args: readonly string[]): ChildProcess {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port) };
  child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  return child;
}

async function read(path: string): Promise<Response | undefined> {
  return fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
}

/** Polls without its own limit: the test's timeout is the limit. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await delay(50);
}

async function untilHealthy(): Promise<void> {
  await until(async () => {
    if (child?.exitCode) throw new Error(printed);
    return (await read('/api/health'))?.status === 200;
  });
}

/** Runs the script of `npm start` and waits until its server responds. */
async function startForeground(): Promise<ChildProcess> {
  const script = launch(process.execPath, [startScript]);
  await untilHealthy();
  const own = (await runningProcesses()).filter(({ parent }) => parent === script.pid);
  server = own.find(({ command }) => command.includes(serverEntry))?.pid;
  expect(server).toBeDefined();
  return script;
}

test('the server ends when npm start is killed, and can be started again', async () => {
  const script = await startForeground();
  const first = server ?? 0;
  script.kill('SIGKILL');
  await until(async () => (await stillRunning([first])).length === 0);
  expect(await read('/api/health')).toBeUndefined();
  await startForeground();
}, 120_000);

test.for(atScale({ short: ['SIGTERM'], long: ['SIGHUP', 'SIGTERM', 'SIGINT'] } as const))(
  '%s stops npm start gracefully',
  { timeout: 120_000 },
  async (signal) => {
    const script = await startForeground();
    const gone = once(script, 'exit');
    script.kill(signal);
    expect(await gone).toEqual([0, null]);
    expect(await stillRunning([server ?? 0])).toEqual([]);
  },
);

test('a server started directly keeps running after its parent process ends', async () => {
  const shell = launch('sh', [
    '-c',
    `"${process.execPath}" "${serverEntry}" >/dev/null 2>&1 & echo $!`,
  ]);
  await once(shell, 'close');
  server = Number(printed);
  await untilHealthy();
  expect(await stillRunning([server])).toEqual([server]);
}, 120_000);

test('the built server contains the app, the migrations and the API documentation', async () => {
  launch(process.execPath, [serverEntry]);
  await untilHealthy();
  const pages = ['/', '/programs', '/api/programs', '/api/docs/json', '/api/docs/'];
  const answers = await Promise.all(pages.map(read));
  expect(answers.map((answer) => answer?.status)).toEqual(pages.map(() => 200));
}, 120_000);

test('a stack trace of the built server contains TypeScript line numbers', async () => {
  const { pool, close } = await openDatabase({ dataDir });
  await pool.query('ALTER TABLE users RENAME TO somebody');
  await close();
  await once(launch(process.execPath, [serverEntry]), 'close');
  expect(printed).toMatch(/src\/server\/features\/accounts\/setup\.ts:\d+/);
}, 120_000);
