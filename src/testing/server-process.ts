import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('./run-server-with-clock.ts', import.meta.url));

export type ServerProcess = {
  readonly url: string;
  readonly pid: number;
  /** Everything printed so far to stdout and stderr. */
  output(): string;
  /** Resolves with the exit code after the process has ended. */
  readonly ended: Promise<number | null>;
  kill(): Promise<void>;
};

type Launch = {
  readonly env: Readonly<Record<string, string>>;
  /** Modules to load before the server. */
  readonly preload?: readonly string[];
  /** A command prefix that runs the server elsewhere, such as in another namespace. */
  readonly within?: readonly string[];
  /** The id of another user to run as, for tests that root runs. */
  readonly uid?: number;
};

/** Starts the real server in its own process on a free port. Does not wait until it listens. */
export async function launchServer(launch: Launch): Promise<ServerProcess> {
  const { env, preload = [], within = [], uid } = launch;
  const port = await freePort();
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, BUILT_SERVER } = process.env;
  const inherited = { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, BUILT_SERVER };
  const imports = preload.flatMap((module) => ['--import', module]);
  const [command = '', ...args] = [...within, process.execPath, ...imports, entry];
  const child = spawn(command, args, {
    env: { ...inherited, HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * Waits until a launched server listens.
 * @throws with the server's output if it exits first
 */
export async function untilReady(server: ServerProcess): Promise<void> {
  let code: number | null | undefined;
  void server.ended.then((ended) => {
    code = ended;
  });
  while (!server.output().includes('Pinhigh is ready')) {
    if (code !== undefined) throw new Error(`It ended with ${code}:\n${server.output()}`);
    await delay(50);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
