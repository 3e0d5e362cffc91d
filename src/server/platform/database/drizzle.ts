import { setTimeout as delay } from 'node:timers/promises';
import {
  drizzle,
  type NodePgDatabase,
  NodePgSession,
  NodePgTransaction,
} from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
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
/** What every statement after a failed one gets, and says nothing of why. */
const IN_FAILED_TRANSACTION = '25P02';
const ATTEMPTS = 4;
const PAUSE_MS = 20;

const dialect = new PgDialect();

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
  db.transaction = (work, config) => runOnOwnClient(pool, { config, read: async () => {}, work });
  return db;
}

/**
 * Runs `work` in a transaction and commits; any error rolls back and is thrown on. After a deadlock
 * or a serialization failure, which only a server has, `work` is run again, up to three times, so
 * it must do nothing but database work. Given a transaction's handle it becomes a savepoint,
 * without retries: those are for the outermost transaction.
 */
export async function transaction<Result>(db: Db, work: Work<Result>): Promise<Result> {
  return withRetries(() => db.transaction(work), 'rollback' in db ? 1 : ATTEMPTS);
}

/**
 * The same on the pool's handle with a first statement, which is sent along with `begin` and must change nothing:
 * that it is in the transaction shows only afterwards.
 */
export async function transactionAfter<Read, Result>(
  db: Db,
  read: Work<Read>,
  work: (tx: Tx, read: Read) => Promise<Result>,
): Promise<Result> {
  const pool = connectionOf(db) as pg.Pool;
  return withRetries(() => runOnOwnClient(pool, { read, work }), ATTEMPTS);
}

async function withRetries<Result>(run: () => Promise<Result>, attempts: number): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const code = sqlState(error);
      const mayRetry = code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
      if (!mayRetry || attempt === attempts) throw error;
      await delay(attempt * PAUSE_MS * Math.random());
    }
  }
}

/** Statements of each transaction that were sent and that nobody waits for. */
const unawaited = new WeakMap<object, Promise<unknown>[]>();

/**
 * Leaves a statement of this transaction that was sent already to its commit, which waits for it and fails with it.
 * For writes whose answer nobody needs: what is sent next goes along, and the caller waits once instead of twice.
 */
export function leaveToCommit(tx: Tx, statement: Promise<unknown>): void {
  // Drizzle's own would run again for everybody who waits.
  const answer = Promise.resolve(statement);
  // Its failure is the commit's, also when something else fails first.
  answer.catch(() => {});
  unawaited.get(tx)?.push(answer);
}

type Steps<Read, Result> = {
  readonly config?: PgTransactionConfig | undefined;
  readonly read: Work<Read>;
  readonly work: (tx: Tx, read: Read) => Promise<Result>;
};

/** Drizzle's own version keeps the connection for ever when its BEGIN fails. */
async function runOnOwnClient<Read, Result>(
  pool: pg.Pool,
  { config = {}, read, work }: Steps<Read, Result>,
): Promise<Result> {
  const client = await pool.connect();
  const session = new NodePgSession(client, dialect, undefined);
  const tx: Tx = new NodePgTransaction(dialect, session, undefined);
  const sent: Promise<unknown>[] = [];
  connections.set(tx, client);
  unawaited.set(tx, sent);
  try {
    const [, found] = await Promise.all([client.query(beginning(config)), read(tx)]);
    const result = await work(tx, found);
    const [{ command }] = await Promise.all([client.query('commit'), ...sent]);
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back');
    return result;
  } catch (error) {
    // It may be the connection that is lost: the first error says more.
    await client.query('rollback').catch(() => {});
    throw await causeOf(error, sent);
  } finally {
    client.release(isInTransaction(client));
  }
}

const beginning = ({ isolationLevel, accessMode }: PgTransactionConfig) =>
  ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode]
    .filter(Boolean)
    .join(' ');

/** The statement that failed first: those after it say only that one did. */
async function causeOf(error: unknown, sent: readonly Promise<unknown>[]): Promise<unknown> {
  if (sqlState(error) !== IN_FAILED_TRANSACTION) return error;
  const settled = await Promise.allSettled(sent);
  const first = settled.find((one) => one.status === 'rejected');
  return first?.reason ?? error;
}
