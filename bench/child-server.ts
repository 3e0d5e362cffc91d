import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/free-port.mjs';
import { serverEnvironment, serverFlags } from '../scripts/server-flags.mjs';

export type ChildServer = {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from process start to the first response. */
  readonly startMs: number;
  /** The report of its preloaded module, such as meter.mjs. */
  read(): Promise<unknown>;
  stop(): Promise<void>;
};

type Start = {
  /** A module in this folder that is loaded before `entry` and responds to `read`. */
  readonly preload?: string;
};

const inBench = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const startLimitMs = 30_000;

/** Starts `entry` (relative to this folder) in its own process and waits until it is healthy. */
export async function startServer(
  entry: string,
  environment: Record<string, string>,
  { preload }: Start = {},
): Promise<ChildServer> {
  const port = await freePort();
  const preloaded = preload === undefined ? [] : ['--import', inBench(preload)];
  const start = performance.now();
  const child = spawn(process.execPath, [...serverFlags, ...preloaded, inBench(entry)], {
    env: {
      ...process.env,
      ...serverEnvironment({ ...process.env, ...environment }),
      ...environment,
      PORT: String(port),
      LOG_LEVEL: 'error',
    },
    // With `ipc`, the server notices when this process exits, and exits as well.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(child, url);
  return {
    url,
    pid: child.pid ?? 0,
    startMs: performance.now() - start,
    async read() {
      const told = once(child, 'message');
      child.send('read');
      return (await told)[0];
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function untilHealthy(child: ChildProcess, url: string): Promise<void> {
  const limit = performance.now() + startLimitMs;
  while (performance.now() < limit && child.exitCode === null) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await delay(10);
  }
  throw new Error(`The server at ${url} did not start.`);
}
