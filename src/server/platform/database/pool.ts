import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { PreparedClient } from './prepared-client.ts';
import { valueTypes } from './value-types.ts';

/** How long to wait for a free or a new connection before a request fails. */
const CONNECT_LIMIT_MS = 10_000;
/** A connection that is still in use this long after `end` is left to the process's end. */
const END_LIMIT_MS = 5_000;

/**
 * A `pg` pool with our value types and prepared statements that survives lost connections and never
 * hands out one that its last user left inside a transaction.
 *
 * @param onLost is told about connections that broke; the pool replaces them by itself.
 */
export function createCarefulPool(
  config: pg.PoolConfig,
  onLost: (error: Error) => void = () => {},
): pg.Pool {
  const pool = new pg.Pool({
    Client: PreparedClient,
    ...config,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    types: valueTypes,
  });
  pool.on('error', onLost);
  // pg-pool takes its own listener off while a client is in use: an error then would be uncaught.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('release', (_error, client) => {
    if (isInTransaction(client)) void client.end();
  });
  return pool;
}

/** Whether the session is inside a transaction, failed or not. */
export function isInTransaction(client: pg.ClientBase): boolean {
  const status = client.getTransactionStatus();
  return status === 'T' || status === 'E';
}

/** Ends the pool, but waits for connections in use only for a limited time. */
export async function endPool(pool: pg.Pool): Promise<void> {
  if (pool.ending) return;
  const enough = new AbortController();
  const limit = delay(END_LIMIT_MS, undefined, enough).catch(() => {});
  await Promise.race([pool.end(), limit]);
  enough.abort();
}
