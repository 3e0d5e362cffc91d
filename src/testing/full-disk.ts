import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readlink, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createDataFolder } from './database.ts';

const megabyte = 1024 * 1024;
/** Of util-linux, on every Linux. */
const unshare = 'unshare';

/** A data folder whose disk can be filled while a server works on it. */
export type FillableDisk = {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly preload: readonly string[];
  /** What the server has to be run by to see the disk. */
  readonly within: readonly string[];
  /** Whether the system itself reports how little room there is. */
  readonly isReported: boolean;
  /** Leaves no room for PostgreSQL's log. */
  fill(serverPid: number): Promise<void>;
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
};

/** A disk that stays as it is, on which each write to PostgreSQL's log is refused with ENOSPC. */
export async function refusingDisk(): Promise<FillableDisk> {
  const dataDir = await createDataFolder();
  const flag = join(dataDir, 'full');
  return {
    dataDir,
    env: { REFUSE_LOG_WRITES: flag },
    preload: [fileURLToPath(new URL('./refuse-log-writes.ts', import.meta.url))],
    within: [],
    isReported: false,
    fill: () => writeFile(flag, ''),
    makeRoom: () => rm(flag),
    remove: () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** How this machine lets us mount: as root, or as anybody in a user namespace; null when it does not. */
export async function findMountNamespace(): Promise<readonly string[] | null> {
  const script = ['sh', '-c', `mount -t tmpfs -o size=1m tmpfs "${tmpdir()}"`];
  for (const options of [['--mount'], ['--user', '--map-root-user', '--mount']]) {
    const tried = promisify(execFile)(unshare, [...options, ...script]);
    const works = await tried.then(
      () => true,
      () => false,
    );
    if (works) return options;
  }
  return null;
}

/** Room for the database and for what a start of the server makes; little enough to be warned of. */
const sizeMegabytes = 110;
/** Less than PostgreSQL's log takes at a time. */
const leftMegabytes = 8;

/**
 * A real tmpfs, mounted in a namespace of its own that ends with the process holding it. The server runs
 * in there; from here the files are reached through /proc.
 */
export async function tmpfsDisk(namespace: readonly string[]): Promise<FillableDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'pinhigh-tmpfs-'));
  const mount = `mount -t tmpfs -o size=${sizeMegabytes}m tmpfs "${folder}"`;
  const script = `${mount} && echo mounted && exec sleep 100000`;
  const holder = spawn(unshare, [...namespace, 'sh', '-c', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  const disk = `/proc/${holder.pid}/root${folder}`;
  const filler = join(disk, 'filler');
  const prepared = await almostFullLog();
  await cp(prepared.dataDir, join(disk, 'data'), { recursive: true });
  await rm(prepared.dataDir, { recursive: true });
  const user = namespace.includes('--user') ? ['--user', '--preserve-credentials'] : [];
  return {
    dataDir: join(folder, 'data'),
    env: {},
    preload: [],
    within: ['nsenter', '--target', String(holder.pid), ...user, '--mount'],
    isReported: true,
    async fill(serverPid) {
      await removeLogAhead(join(disk, 'data'), prepared.segment, serverPid);
      const { bavail, bsize } = await statfs(disk);
      await writeFile(filler, Buffer.alloc(bavail * bsize - leftMegabytes * megabyte));
    },
    makeRoom: () => rm(filler),
    async remove() {
      const gone = once(holder, 'close');
      holder.kill('SIGKILL');
      await gone;
      await rm(folder, { recursive: true });
    },
  };
}

const segmentBytes = 16 * megabyte;
/** More than the first start of the server and a golfer's sign-up write: 1.6 MB. */
const slackBytes = 2.25 * megabyte;
const messageBytes = 64 * 1024;

/** A data folder whose log has to grow by a file soon: otherwise that takes thousands of sessions. */
async function almostFullLog(): Promise<{ dataDir: string; segment: string }> {
  const dataDir = await createDataFolder();
  const { pool, close } = await openDatabase({ dataDir });
  const position = async () => {
    const { rows } = await pool.query<{ used: number; segment: string }>(
      `select (lsn - '0/0')::int8 % ${segmentBytes} as used, pg_walfile_name(lsn) as segment
       from pg_current_wal_insert_lsn() as lsn`,
    );
    return rows[0] ?? { used: 0, segment: '' };
  };
  const message = 'x'.repeat(messageBytes);
  let at = await position();
  const isNear = ({ used }: typeof at) => {
    const left = segmentBytes - used;
    return left > slackBytes && left <= slackBytes + 2 * messageBytes;
  };
  while (!isNear(at)) {
    await pool.query(`select pg_logical_emit_message(false, 'fill', $1::text)`, [message]);
    at = await position();
  }
  await close();
  return { dataDir, segment: at.segment };
}

/** PostgreSQL makes the next file of its log early where it can; it is made when needed all the same. */
async function removeLogAhead(dataDir: string, current: string, serverPid: number): Promise<void> {
  const log = join(dataDir, 'postgres', 'pg_wal');
  const files = await readdir(`/proc/${serverPid}/fd`);
  const open = await Promise.all(
    files.map((file) => readlink(`/proc/${serverPid}/fd/${file}`).catch(() => '')),
  );
  if (!open.some((path) => basename(path) === current)) {
    throw new Error('The start has written more than slackBytes: its log has grown already.');
  }
  const segments = (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name));
  for (const name of segments) if (name > current) await rm(join(log, name));
}
