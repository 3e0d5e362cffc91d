import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { sqlState } from './database-error.ts';
import { isInTransaction } from './pool.ts';

/**
 * What every query takes first: the pool's handle or a transaction's. Note that Drizzle has its own
 * value types: an `int8` in a raw `sql` fragment arrives as text unless `.mapWith(Number)` is added
 * (its `count()` does so).
 */
export type Db = NodePgDatabase;

/** The handle inside a transaction, the only one to be used there. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

type Work<Result> = (tx: Tx) => Promise<Result>;

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const ATTEMPTS = 4;
const PAUSE_MS = 20;

/** The connection of each transaction that `createDb`'s handle has begun. */
const connections = new WeakMap<object, pg.ClientBase>();

/**
 * Where the queries of a handle go: the connection of its transaction, or the pool.
 * @throws Error for a savepoint, whose handle nobody knows
 */
export function connectionOf(db: Db): pg.ClientBase | pg.Pool {
  const found = connections.get(db) ?? (db as { readonly $client?: pg.Pool }).$client;
  if (found === undefined) throw new Error('A savepoint takes no prepared queries');
  return found;
}

/** The handle on a pool. Its `transaction` never loses a connection, whatever goes wrong. */
export function createDb(pool: pg.Pool): Db {
  const db: Db = drizzle(pool);
  db.transaction = (work, config) => runOnOwnClient(pool, work, config);
  return db;
}

/**
 * Runs `work` in a transaction and commits; any error rolls back and is thrown on. After a deadlock
 * or a serialization failure, which only a server has, `work` is run again, up to three times, so
 * it must do nothing but database work. Given a transaction's handle it becomes a savepoint,
 * without retries: those are for the outermost transaction.
 */
export async function transaction<Result>(db: Db, work: Work<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const code = sqlState(error);
      const mayRetry = code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
      if (!mayRetry || attempt === ATTEMPTS || 'rollback' in db) throw error;
      await delay(attempt * PAUSE_MS * Math.random());
    }
  }
}

/** Drizzle's own version keeps the connection for ever when its BEGIN fails. */
async function runOnOwnClient<Result>(
  pool: pg.Pool,
  work: Work<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await drizzle(client).transaction((tx) => {
      connections.set(tx, client);
      return work(tx);
    }, config);
  } finally {
    client.release(isInTransaction(client));
  }
}
