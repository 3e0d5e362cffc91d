import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { atEnd, exitCode, handOverSignals } from './command.mjs';
import { guardGroup } from './orphan-guard.mjs';
import { inRoot, root } from './root.mjs';
import { SetupError } from './setup-error.mjs';

/** @typedef {import('node:child_process').ChildProcess} Child */
/** @typedef {Record<string, string | undefined>} Environment */
/** @typedef {{ ok: boolean, code: number, output: string }} Outcome */

const windows = process.platform === 'win32';
/** Time between the first signal and SIGKILL. */
const graceMs = 10_000;

/** Puts the project's own tools first in PATH, so that `node` means the project's own Node. */
function withTools(env = {}) {
  const path = [inRoot('node_modules', '.bin'), process.env['PATH']].join(delimiter);
  return { ...process.env, PATH: path, ...env };
}

/** @param {Child} child */
const isGone = (child) => !child.pid || child.exitCode !== null || child.signalCode !== null;

/**
 * Sends a signal to a child's process group. Every child leads its own group, so Ctrl-C in the terminal only reaches
 * this process, and a signal to a child also reaches the child's children.
 * @param {Child} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (!child.pid) return;
  try {
    if (windows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The whole group has already ended.
  }
}

/**
 * Ends a child with a signal, then with SIGKILL if that takes too long. Resolves when it has exited.
 * @param {Child} child
 * @param {NodeJS.Signals} signal
 */
export async function endChild(child, signal = 'SIGTERM') {
  if (isGone(child)) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  signalGroup(child, signal);
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
  await gone;
  clearTimeout(force);
}

/**
 * Runs a command without a terminal and collects its output, both streams in order.
 * Never rejects: a command that cannot be started, or runs longer than `seconds`, is a failed outcome.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Environment, seconds?: number, uid?: number, gid?: number, cwd?: string }} settings
 * @returns {Promise<Outcome>}
 */
export function capture(command, args, { env, seconds = 600, ...place } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      ...place,
      // Plain text for reports; the two variables contradict each other if both are set.
      env: withTools({ ...env, NO_COLOR: '1', FORCE_COLOR: undefined }),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !windows,
      shell: windows,
    });
    guardGroup(child);
    let output = '';
    const limit = setTimeout(() => {
      output += `\nStopped: it ran longer than ${seconds} seconds.\n`;
      void endChild(child);
    }, seconds * 1000);
    const ended = atEnd(() => endChild(child));
    /** @param {number} code */
    const finish = (code) => {
      clearTimeout(limit);
      ended();
      resolve({ ok: code === 0, code, output });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    // A grandchild that keeps our pipes open would make us wait forever.
    child.on('exit', () => setTimeout(() => signalGroup(child, 'SIGKILL'), 2000).unref());
    child.on('close', (code, signal) => finish(exitCode(code, signal)));
  });
}

/**
 * @typedef {{ command: string, args: string[], env?: Environment }} Command
 */

/** @param {Command} command */
function spawnForeground({ command, args, env }) {
  const child = spawn(command, args, {
    cwd: root,
    env: withTools(env),
    // With `ipc`, the server notices immediately when this process exits.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: !windows,
  });
  guardGroup(child);
  return child;
}

/** Resolves with the child's exit code. @param {Child} child @returns {Promise<number>} */
const endOf = (child) =>
  new Promise((resolve, reject) => {
    child.on('error', (error) =>
      reject(new SetupError(`Could not run ${child.spawnfile}: ${error.message}`)),
    );
    child.on('exit', (code, signal) => resolve(exitCode(code, signal)));
  });

/**
 * Runs a command in the foreground and passes signals on to it.
 * @param {Command} command
 */
export function startForeground(command) {
  const child = spawnForeground(command);
  let signaled = false;
  handOverSignals((signal) => {
    signaled = true;
    signalGroup(child, signal);
  });
  return { child, ended: endOf(child), wasSignaled: () => signaled };
}

/**
 * Runs commands side by side in the foreground, passes signals on to them, and ends all of them when one ends.
 * Resolves with the exit code of that command.
 * @param {Command[]} commands
 * @returns {Promise<number>}
 */
export async function foreground(commands) {
  const children = commands.map(spawnForeground);
  handOverSignals((signal) => {
    for (const child of children) signalGroup(child, signal);
  });
  const code = await Promise.race(children.map(endOf));
  await Promise.all(children.map((child) => endChild(child)));
  return code;
}
