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
 * Registers what has to be undone, whichever way the command ends.
 * @param {() => unknown} step
 * @returns {() => void} takes the step back, once it has been done in the ordinary way
 */
export function atEnd(step) {
  endings.add(step);
  return () => endings.delete(step);
}

/**
 * From now on signals do not end the command; they are handed to `handler`.
 * @param {(signal: NodeJS.Signals) => void} handler
 */
export function handOverSignals(handler) {
  takeOver = handler;
}

/**
 * As shells report it: 128 and the signal's number for a process that died of a signal.
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
 * npm passes a signal on to the shell in which it runs us, and that shell dies without telling us. So
 * under npm the end of our parent means what SIGTERM means. Not otherwise: nohup orphans on purpose.
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
 * The frame of a command: exit code from `work`, clear messages, and everything registered undone after
 * success, failure and signals alike.
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
