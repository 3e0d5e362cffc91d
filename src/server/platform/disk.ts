import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { diskStates } from '#contract/health.ts';

type DiskState = (typeof diskStates)[number];
export type Disk = { readonly state: DiskState; readonly freeBytes: number | null };

const megabyte = 1024 * 1024;
/** PostgreSQL's log grows by files of this size, and the database stops when there is no room for one. */
const fullBelow = 16 * megabyte;
/** Months of golf for a club, and enough to notice before the weekend is over. */
const lowBelow = 512 * megabyte;
const everyMs = 60_000;

/** How much room is enough. */
export function diskState(freeBytes: number): DiskState {
  if (freeBytes < fullBelow) return 'full';
  return freeBytes < lowBelow ? 'low' : 'ok';
}

/** The room that this process has on the disk of a folder. */
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

/** Logs for the operator that the disk has come from one state into another, and says which it is in. */
export function logChange(log: Log, known: DiskState, { state, freeBytes }: Disk): DiskState {
  if (state === known || state === 'unknown' || freeBytes === null) return known;
  const free = `${Math.floor(freeBytes / megabyte)} MB are free`;
  if (state === 'full') log.error(`The disk of DATA_DIR is full: ${free}.`);
  if (state === 'low') log.warn(`The disk of DATA_DIR is nearly full: ${free}.`);
  if (state === 'ok') log.info(`The disk of DATA_DIR has room again: ${free}.`);
  return state;
}

/** Looks at the disk of a folder now and every minute, and logs each change. */
export async function watchDisk(folder: string, log: Log): Promise<{ stop: () => void }> {
  let known: DiskState = 'ok';
  const look = async () => {
    known = logChange(log, known, await readDisk(folder));
  };
  await look();
  const timer = setInterval(look, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
