import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ensureBuiltForProduction } from './build.mjs';
import { freePort } from './free-port.mjs';
import { findNode } from './node.mjs';
import { inRoot } from './root.mjs';

const startScript = inRoot('scripts', 'start.mjs');
const serverEntry = inRoot('dist', 'server', 'main.js');

let dataDir: string;
let port: number;
let child: ChildProcess | undefined;
/** The server behind a child that is not the server itself. */
let server: number | undefined;
let printed: string;

beforeAll(() => ensureBuiltForProduction(findNode()), 300_000);

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-start-'));
  port = await freePort();
  child = undefined;
  server = undefined;
  printed = '';
});

afterEach(async () => {
  for (const pid of [child?.pid, server]) if (pid !== undefined && runs(pid)) end(pid);
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

function end(pid: number): void {
  process.kill(pid, 'SIGKILL');
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function read(path: string): Promise<Response | undefined> {
  return fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
}

/** Polls without a limit of its own: the test's time-out is the limit. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await delay(50);
}

async function untilHealthy(): Promise<void> {
  await until(async () => {
    if (child?.exitCode) throw new Error(printed);
    return (await read('/api/health'))?.status === 200;
  });
}

async function childrenOf(parent: number): Promise<{ pid: number; command: string }[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => Number(match?.[2]) === parent)
    .map((match) => ({ pid: Number(match?.[1]), command: match?.[3] ?? '' }));
}

/** Starts `npm start`'s script and waits until its server answers. */
async function startForeground(): Promise<ChildProcess> {
  const script = launch(process.execPath, [startScript]);
  await untilHealthy();
  const children = await childrenOf(script.pid ?? 0);
  server = children.find(({ command }) => command.includes(serverEntry))?.pid;
  expect(server).toBeDefined();
  return script;
}

test('the server ends when npm start is killed, and can be started again', async () => {
  const script = await startForeground();
  const first = server ?? 0;
  script.kill('SIGKILL');
  await until(() => !runs(first));
  expect(await read('/api/health')).toBeUndefined();
  await startForeground();
}, 120_000);

test.for(['SIGHUP', 'SIGTERM', 'SIGINT'] as const)(
  '%s stops npm start gracefully',
  { timeout: 120_000 },
  async (signal) => {
    const script = await startForeground();
    const gone = once(script, 'exit');
    script.kill(signal);
    expect(await gone).toEqual([0, null]);
    expect(runs(server ?? 0)).toBe(false);
  },
);

test('a server started directly outlives what started it', async () => {
  const shell = launch('sh', [
    '-c',
    `"${process.execPath}" "${serverEntry}" >/dev/null 2>&1 & echo $!`,
  ]);
  await once(shell, 'close');
  server = Number(printed);
  await untilHealthy();
  expect(runs(server)).toBe(true);
}, 120_000);

test('what npm start runs has the app, the migrations and the page about the API', async () => {
  launch(process.execPath, [serverEntry]);
  await untilHealthy();
  const pages = ['/', '/programs', '/api/programs', '/api/docs/json', '/api/docs/'];
  const answers = await Promise.all(pages.map(read));
  expect(answers.map((answer) => answer?.status)).toEqual(pages.map(() => 200));
}, 120_000);

test('a stack trace of the built server names lines of its TypeScript', async () => {
  launch(process.execPath, [serverEntry]);
  await untilHealthy();
  server = child?.pid;
  const second = launch(process.execPath, [serverEntry]);
  await once(second, 'close');
  expect(printed).toMatch(/src\/server\/platform\/database\/folder-lock\.ts:\d+/);
}, 120_000);
