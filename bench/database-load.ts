import { readFile } from 'node:fs/promises';
import pg from 'pg';

/** What a PostgreSQL server on this machine has used so far. */
export type DatabaseUse = {
  /** Processor time of all its processes, in milliseconds. */
  readonly processorMs: number;
  /** The end of its log, in bytes. */
  readonly logBytes: number;
};

/** Of processor time in /proc. */
const ticksPerSecond = 100;

/** The fields of a process in /proc after its name, which may contain spaces; the first is its state. */
async function fieldsOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

/** Processor time of a process and of its children that have ended, in ticks; none for one that has just ended itself. */
async function ticksOf(pid: number): Promise<number> {
  const fields = await fieldsOf(pid).catch(() => []);
  return fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0);
}

/** Reads what a server has used. Works on Linux. @param url of a database on it */
export async function databaseUse(url: string): Promise<DatabaseUse> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ backend: number; log: number }>(
      `select pg_backend_pid() as backend, pg_current_wal_insert_lsn() - '0/0'::pg_lsn as log`,
    );
    const [{ backend, log } = { backend: 0, log: 0 }] = rows;
    const [, server = 0] = await fieldsOf(backend);
    const children = await readFile(`/proc/${server}/task/${server}/children`, 'utf8');
    const pids = [server, ...children.trim().split(' ').map(Number)];
    const ticks = await Promise.all(pids.map(ticksOf));
    const all = ticks.reduce((sum, one) => sum + one, 0);
    return { processorMs: (all * 1000) / ticksPerSecond, logBytes: Number(log) };
  } finally {
    await client.end();
  }
}
