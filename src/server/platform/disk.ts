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

type Notice = { readonly level: 'info' | 'warn' | 'error'; readonly text: string };

const texts = {
  full: { level: 'error', text: 'The disk of DATA_DIR is full' },
  low: { level: 'warn', text: 'The disk of DATA_DIR is nearly full' },
  ok: { level: 'info', text: 'The disk of DATA_DIR has room again' },
} as const;

/** What the operator reads when the disk has come from one state into another; null when it has not. */
export function diskNotice(known: DiskState, { state, freeBytes }: Disk): Notice | null {
  if (state === known || state === 'unknown' || freeBytes === null) return null;
  const { level, text } = texts[state];
  return { level, text: `${text}: ${Math.floor(freeBytes / megabyte)} MB are free.` };
}

/** Looks at the disk of a folder now and every minute, and logs each change for the operator. */
export async function watchDisk(
  folder: string,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): Promise<{ stop: () => void }> {
  let known: DiskState = 'ok';
  const look = async () => {
    const disk = await readDisk(folder);
    const notice = diskNotice(known, disk);
    if (notice === null) return;
    known = disk.state;
    log[notice.level](notice.text);
  };
  await look();
  const timer = setInterval(look, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
