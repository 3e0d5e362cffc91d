import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Metrics } from '../metrics.ts';
import { outageOf } from './availability.ts';
import type { Database } from './database.ts';
import { describeDatabaseError, sqlState } from './database-error.ts';
import type { Db } from './drizzle.ts';

/** How long a read waits until the replica has what was stored before; without load it takes a few milliseconds. */
const waitMs = 100;
const stepMs = 4;
/** How long the replica is left alone after it was late or failed, so that not every read waits for it. */
const restMs = 5_000;
/** A standby cancels a read that keeps it from removing old rows. */
const conflict = '40001';

const logEnd = 'select pg_current_wal_insert_lsn()::text';
/** A primary replays nothing: a proxy may lead to it while there is no replica. */
const isReplayed = 'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, true) as "isThere"';

/**
 * Runs a read of a row that is `fromReplica`, which may use only the handle that it gets. The read sees everything that
 * was stored when it was asked for, wherever it runs.
 */
export type ReadAnywhere = <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>;

/** What became of a read: the replica answered, or the primary did, because the replica was late or failed. */
const outcomes = ['answered', 'late', 'failed'] as const;

type Parts = {
  /** The handle of the primary. */
  readonly db: Db;
  readonly database: Pick<Database, 'pool' | 'replica'>;
  readonly metrics: Pick<Metrics, 'counter'> | null;
  readonly log: { warn(what: object, message: string): void };
};

/** Sends reads to the replica if there is one and it has everything that was stored before, else to the primary. */
export function createReadAnywhere({ db, database, metrics, log }: Parts): ReadAnywhere {
  const { pool, replica } = database;
  if (replica === undefined) return (read) => read(db);
  const count = metrics?.counter('pinhigh_replica_reads_total', 'reads by outcome', outcomes);
  let restsUntil = 0;
  const giveUp = (outcome: 'late' | 'failed') => {
    count?.(outcome);
    restsUntil = performance.now() + restMs;
  };
  const failed = (error: unknown) => {
    giveUp('failed');
    log.warn({ fault: describeDatabaseError(error) }, 'the replica cannot be used');
    return null;
  };
  /** A connection to a replica that has everything; null when there is none. */
  const connect = async (): Promise<pg.PoolClient | null> => {
    const position = await positionOf(pool);
    const client = await replica.connect().catch(failed);
    const isThere = client && (await hasCaughtUp(client, position).catch(failed));
    if (isThere) return client;
    if (isThere === false) giveUp('late');
    client?.release();
    return null;
  };
  return async (read) => {
    const client = performance.now() < restsUntil ? null : await connect();
    if (client === null) return read(db);
    try {
      const answer = await read(drizzle(client) as unknown as Db);
      count?.('answered');
      return answer;
    } catch (error) {
      if (outageOf(error) === undefined && sqlState(error) !== conflict) throw error;
      failed(error);
    } finally {
      client.release();
    }
    return read(db);
  };
}

/** Where the primary's log ends: whatever has been answered to anybody stands before. */
async function positionOf(pool: Database['pool']): Promise<string> {
  const { rows } = await pool.queryShared<[string]>({
    name: 'log_position',
    text: logEnd,
    rowMode: 'array',
  });
  return rows[0]?.[0] ?? '';
}

/** Waits until the server has the log up to a position; false when it does not get there in time. */
async function hasCaughtUp(client: pg.PoolClient, position: string): Promise<boolean> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    const { rows } = await client.query<{ isThere: boolean }>({
      name: 'has_replayed',
      text: isReplayed,
      values: [position],
    });
    if (rows[0]?.isThere) return true;
    if (performance.now() > deadline) return false;
    await delay(stepMs);
  }
}
