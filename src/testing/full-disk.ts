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
/** Part of util-linux, which every Linux has. */
const unshare = 'unshare';

/** A data folder whose disk can be filled while a server is running. */
export type FillableDisk = {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly preload: readonly string[];
  /** The command prefix that lets the server see the disk. */
  readonly within: readonly string[];
  /** Whether the operating system reports how little space is left. */
  readonly isReported: boolean;
  /** Leaves no space for PostgreSQL's write-ahead log. */
  fill(serverPid: number): Promise<void>;
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
};

/** Simulates a full disk: every write to PostgreSQL's write-ahead log fails with ENOSPC. */
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

/** The `unshare` options with which this machine allows mounting, as root or in a user namespace; null if none. */
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

/** Enough for the database and for the files of a server start, but little enough to trigger the warning. */
const sizeMegabytes = 110;
/** Less than PostgreSQL adds to its write-ahead log at a time. */
const leftMegabytes = 8;

/**
 * A real tmpfs in its own mount namespace, which ends with the process that holds it. The server runs inside;
 * tests access the files through /proc.
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
/** More than the 1.6 MB that the first start of the server and a sign-up write. */
const slackBytes = 2.25 * megabyte;
const messageBytes = 64 * 1024;

/** A data folder whose write-ahead log soon needs a new file. Otherwise that takes thousands of sessions. */
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

/** Deletes log files that PostgreSQL has created in advance. It creates them again when needed. */
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
