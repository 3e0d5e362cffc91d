import { constants } from 'node:os';
import { SetupError } from './setup-error.mjs';

/** @type {NodeJS.Signals[]} */
const stopSignals =
  process.platform === 'win32' ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @type {Set<() => unknown>} */
const endings = new Set();
/** @type {((signal: NodeJS.Signals) => void) | undefined} */
let takeOver;
let ending = false;

/**
 * Registers cleanup that must run however the command ends.
 * @param {() => unknown} step
 * @returns {() => void} unregisters the step, for use after the cleanup was done normally
 */
export function atEnd(step) {
  endings.add(step);
  return () => endings.delete(step);
}

/**
 * Passes signals to `handler` from now on, instead of ending the command.
 * @param {(signal: NodeJS.Signals) => void} handler
 */
export function handOverSignals(handler) {
  takeOver = handler;
}

/**
 * Returns the exit code as shells report it: 128 plus the signal number for a process killed by a signal.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}

/** @param {number} code */
async function end(code) {
  if (ending) return;
  ending = true;
  await Promise.allSettled([...endings].map((step) => step()));
  process.exit(code);
}

/**
 * Calls `stop` when the parent process exits under npm. npm forwards a signal only to the shell that runs this
 * command, and the shell dies without forwarding it. Without npm the parent may exit on purpose, as with nohup.
 * @param {() => unknown} stop
 */
function onceAbandoned(stop) {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}

/**
 * Runs a command: takes the exit code from `work`, prints clear error messages, and runs the registered cleanup after
 * success, failure and signals.
 * @param {() => Promise<number>} work
 */
export async function main(work) {
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => (takeOver ? takeOver(signal) : end(exitCode(null, signal)));
  for (const signal of stopSignals) process.on(signal, () => stop(signal));
  onceAbandoned(() => stop('SIGTERM'));
  /** @param {unknown} error */
  const fail = (error) => {
    console.error(error instanceof SetupError ? error.message : error);
    return end(1);
  };
  process.on('uncaughtException', fail);
  try {
    await end(await work());
  } catch (error) {
    await fail(error);
  }
}
