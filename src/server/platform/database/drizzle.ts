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
import { inTransactionScope } from './transaction-scope.ts';

/**
 * The first parameter of every query function: the handle of the pool or of a transaction. Drizzle has its own value
 * types: an `int8` in a raw `sql` fragment arrives as text unless `.mapWith(Number)` is added (its `count()` does so).
 */
export type Db = NodePgDatabase;

/** The handle inside a transaction. Code in the transaction must use only this handle. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

type Work<Result> = (tx: Tx) => Promise<Result>;

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
/** The error of every statement after a failed one; it does not say why the first one failed. */
const IN_FAILED_TRANSACTION = '25P02';
const ATTEMPTS = 4;
const PAUSE_MS = 20;

const dialect = new PgDialect();

/** The connection of each transaction that was begun through `createDb`'s handle. */
const connections = new WeakMap<object, pg.ClientBase>();

/**
 * The connection that a handle's queries use: that of its transaction, or the pool.
 * @throws Error for the handle of a savepoint, whose connection is unknown
 */
export function connectionOf(db: Db): pg.ClientBase | pg.Pool {
  const found = connections.get(db) ?? (db as { readonly $client?: pg.Pool }).$client;
  if (found === undefined) throw new Error('A savepoint takes no prepared queries');
  return found;
}

/** Creates the handle of a pool. Its `transaction` always gives its connection back, whatever goes wrong. */
export function createDb(pool: pg.Pool): Db {
  const db: Db = drizzle(pool);
  db.transaction = (work, config) => runOnOwnClient(pool, { config, read: async () => {}, work });
  return db;
}

/**
 * Runs `work` in a transaction and commits; any error rolls back and is rethrown. After a deadlock or a serialization
 * failure (which only a server has), `work` runs again, up to three times, so it may only use the database. With the
 * handle of a transaction, it makes a savepoint and does not retry; only the outermost transaction does.
 */
export async function transaction<Result>(db: Db, work: Work<Result>): Promise<Result> {
  return withRetries(() => db.transaction(work), 'rollback' in db ? 1 : ATTEMPTS);
}

/**
 * Like `transaction` on the pool's handle, with a first statement that is sent together with `begin`. The statement
 * must not write: if `begin` fails, it runs outside the transaction.
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

/** Statements of each transaction that have been sent but not awaited. */
const unawaited = new WeakMap<object, Promise<unknown>[]>();

/**
 * Leaves an already sent statement to the commit, which waits for it and fails with it. For writes whose result is not
 * needed: the next statement is sent right away, so the caller waits once instead of twice.
 * @throws Error for the handle of a savepoint, which has no commit of its own
 */
export function leaveToCommit(tx: Tx, statement: Promise<unknown>): void {
  const sent = unawaited.get(tx);
  if (sent === undefined) throw new Error('A savepoint has no commit to wait for');
  // A Drizzle query would run again each time it is awaited.
  const answer = Promise.resolve(statement);
  // Avoids an unhandled rejection if something else fails first; the commit reports this failure.
  answer.catch(() => {});
  sent.push(answer);
}

type Steps<Read, Result> = {
  readonly config?: PgTransactionConfig | undefined;
  readonly read: Work<Read>;
  readonly work: (tx: Tx, read: Read) => Promise<Result>;
};

/** Unlike Drizzle's version, this gives the connection back to the pool when BEGIN fails. */
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
    return await inTransactionScope(async () => {
      const [, found] = await Promise.all([client.query(beginning(config)), read(tx)]);
      const result = await work(tx, found);
      const [{ command }] = await Promise.all([client.query('commit'), ...sent]);
      if (command !== 'COMMIT') throw new Error('The transaction was rolled back');
      return result;
    });
  } catch (error) {
    // The connection may be lost, so this can fail; the first error says more.
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

/** Finds the error of the statement that failed first: later errors only say that an earlier one failed. */
async function causeOf(error: unknown, sent: readonly Promise<unknown>[]): Promise<unknown> {
  if (sqlState(error) !== IN_FAILED_TRANSACTION) return error;
  const settled = await Promise.allSettled(sent);
  const first = settled.find((one) => one.status === 'rejected');
  return first?.reason ?? error;
}
