import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.mjs';
import { findNode } from '../scripts/node.mjs';
import { inRoot } from '../scripts/root.mjs';

const entry = inRoot('src', 'testing', 'run-server-with-clock.ts');

/** The data folder after a first start; created by prepare.ts. */
export const freshData = inRoot('test-results', 'fresh-data');

/** A first start usually takes two seconds, but may take minutes on a busy machine. */
const readyWithinMs = 240_000;
const goneWithinMs = 60_000;
/** A health check without a response is repeated after this time. */
const answersWithinMs = 10_000;

export type RunningServer = {
  readonly url: string;
  /** The folder with its data and the emails it did not send. */
  readonly dataDir: string;
  /** Everything printed so far. */
  output(): string;
  /** Milliseconds that its clock is ahead of the machine's clock; negative when behind. */
  clockOffsetMs(): number;
  /** Sets its clock, which continues from there at normal speed, even after a restart. */
  setClock(moment: Temporal.Instant): Promise<void>;
  /**
   * Stops the server and starts it again on the same port and data: with SIGTERM as by an operator, or with SIGKILL
   * as in a crash. Resolves when it is healthy again.
   */
  restart(how: { kill: 'SIGTERM' | 'SIGKILL' }): Promise<void>;
  /** Stops it with SIGTERM; throws if the exit code is not 0. */
  stop(): Promise<void>;
};

type Place = {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** A free port when left out. */
  readonly port?: number;
  /** Settings in addition to those of every journey. */
  readonly environment?: Readonly<Record<string, string>>;
};

/**
 * Starts the real server with the built web on a port of this machine.
 * @throws with the server's output if it exits or does not become healthy
 */
export async function startServer(place: Place): Promise<RunningServer> {
  const { dataDir, databaseUrl, port = await freePort() } = place;
  const url = `http://127.0.0.1:${port}`;
  let clockOffsetMs = 0;
  const env = () => ({
    ...inherited(),
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: inRoot('.cache', 'compile'),
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '1000',
    CLOCK_OFFSET_MS: String(clockOffsetMs),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...place.environment,
  });
  let output = '';
  const launch = () => {
    const child = spawn(findNode(), [entry], {
      env: env(),
      cwd: inRoot(),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    return child;
  };
  let child = launch();
  const ready = () =>
    healthy(url, child).catch((error: Error) => {
      child.kill('SIGKILL');
      throw new Error(`${error.message}\n${output}`);
    });
  await ready();
  return {
    url,
    dataDir,
    output: () => output,
    clockOffsetMs: () => clockOffsetMs,
    async setClock(moment) {
      clockOffsetMs = moment.epochMilliseconds - Date.now();
      const isSet = once(child, 'message');
      child.send({ clockOffsetMs });
      await isSet;
    },
    async restart({ kill }) {
      await end(child, kill);
      child = launch();
      await ready();
    },
    stop: () => end(child, 'SIGTERM'),
  };
}

/** Keeps the developer's own settings, such as DATABASE_URL, away from a server under test. */
function inherited(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot, BUILT_SERVER } = process.env;
  return { PATH, HOME, TMPDIR, SystemRoot, BUILT_SERVER };
}

async function healthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + readyWithinMs;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server ended while starting (${child.exitCode ?? child.signalCode}).`);
    }
    const signal = AbortSignal.timeout(answersWithinMs);
    const answer = await fetch(`${url}/api/health`, { signal }).catch(() => undefined);
    if (answer?.status === 200) return;
    await delay(50);
  }
  throw new Error(`The server was not healthy within ${readyWithinMs / 1000} seconds.`);
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill(signal);
    const force = setTimeout(() => child.kill('SIGKILL'), goneWithinMs);
    await gone;
    clearTimeout(force);
  }
  if (signal === 'SIGTERM' && child.exitCode !== 0) {
    throw new Error(`The server did not stop cleanly (${child.exitCode ?? child.signalCode}).`);
  }
}
