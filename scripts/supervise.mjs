import { setTimeout as delay } from 'node:timers/promises';
import { exitCode, handOverSignals } from './command.mjs';
import { startForeground } from './processes.mjs';

/** Pauses before the first restarts; later ones take as long as the last. In milliseconds. */
const pausesMs = [0, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000];
/** A server that ran this long has recovered: the next restart is the first again. */
const recoveredMs = 10 * 60_000;

/**
 * Runs a server in the foreground and starts it again whenever it ends by itself. Resolves with its exit code when it
 * was told to stop, and when it ends without ever having been ready: then a setting is wrong, and a restart is no
 * remedy. The server says that it is ready with the message `ready`; it learns from PINHIGH_RESTARTS how often it was
 * started again, and from PINHIGH_LAST_EXIT with which code the one before it ended.
 * @param {{ command: string, args: string[], env: Record<string, string | undefined> }} server
 * @param {{ pauses?: number[], say?: (line: string) => void }} [settings]
 * @returns {Promise<number>}
 */
export async function supervise(server, { pauses = pausesMs, say = console.log } = {}) {
  let wasReady = false;
  let failures = 0;
  /** @type {Record<string, string>} */
  let history = { PINHIGH_RESTARTS: '0' };
  for (let restarts = 1; ; restarts += 1) {
    const startedAt = Date.now();
    const running = startForeground({ ...server, env: { ...server.env, ...history } });
    running.child.on('message', (message) => {
      if (message === 'ready') wasReady = true;
    });
    const code = await running.ended;
    if (running.wasSignaled() || code === 0 || !wasReady) return code;
    if (Date.now() - startedAt > recoveredMs) failures = 0;
    const pauseMs = pauses[Math.min(failures, pauses.length - 1)] ?? 0;
    failures += 1;
    const soon = pauseMs === 0 ? '' : ` in ${pauseMs / 1000} s`;
    say(`The server ended by itself with exit code ${code}. It is started again${soon}.`);
    const signal = await pause(pauseMs);
    if (signal) return exitCode(null, signal);
    history = { PINHIGH_RESTARTS: String(restarts), PINHIGH_LAST_EXIT: String(code) };
  }
}

/** Waits, and returns the signal that ended the wait early. @param {number} ms */
function pause(ms) {
  /** @type {Promise<NodeJS.Signals>} */
  const signaled = new Promise((resolve) => handOverSignals(resolve));
  return Promise.race([signaled, delay(ms)]);
}
