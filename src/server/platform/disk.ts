import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { diskStates } from '#contract/health.ts';

type DiskState = (typeof diskStates)[number];
export type Disk = { readonly state: DiskState; readonly freeBytes: number | null };

const megabyte = 1024 * 1024;
/** PostgreSQL's log grows in files of this size, and the database stops when there is no room for the next one. */
const fullBelow = 16 * megabyte;
/** Room for months of data from a club, and enough time to notice before the weekend is over. */
const lowBelow = 512 * megabyte;
const everyMs = 60_000;

/** Classifies the free space. */
export function diskState(freeBytes: number): DiskState {
  if (freeBytes < fullBelow) return 'full';
  return freeBytes < lowBelow ? 'low' : 'ok';
}

/** The free space that this process may use on the disk of a folder. */
export async function readDisk(folder: string): Promise<Disk> {
  try {
    const { bavail, bsize } = await statfs(folder);
    const freeBytes = bavail * bsize;
    return { state: diskState(freeBytes), freeBytes };
  } catch {
    return { state: 'unknown', freeBytes: null };
  }
}

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Logs a change of the disk's state for the operator. Returns the new state, or `known` when it is unknown. */
export function logChange(log: Log, known: DiskState, { state, freeBytes }: Disk): DiskState {
  if (state === known || state === 'unknown' || freeBytes === null) return known;
  const free = `${Math.floor(freeBytes / megabyte)} MB are free`;
  if (state === 'full') log.error(`The disk of DATA_DIR is full: ${free}.`);
  if (state === 'low') log.warn(`The disk of DATA_DIR is nearly full: ${free}.`);
  if (state === 'ok') log.info(`The disk of DATA_DIR has room again: ${free}.`);
  return state;
}

/** Checks the disk of a folder now and every minute, and logs each change of its state. */
export async function watchDisk(folder: string, log: Log): Promise<{ stop: () => void }> {
  let known: DiskState = 'ok';
  const look = async () => {
    known = logChange(log, known, await readDisk(folder));
  };
  await look();
  const timer = setInterval(look, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
