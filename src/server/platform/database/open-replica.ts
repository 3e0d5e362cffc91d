import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { sqlState } from './database-error.ts';
import { CarefulPool, endPool } from './pool.ts';
import { type OnLost, watchServer } from './server-watch.ts';

/** A read waits for a connection no longer than this: the primary can answer it as well. */
const CONNECT_LIMIT_MS = 1_000;
/** Not the name of the watch by which servers on a database are counted. */
const replicaWatchName = 'pinhigh replica watch';
const insufficientPrivilege = '42501';

/** A copy of the database, for reading only. */
export type Replica = {
  /** @throws when it cannot be reached, or is a copy of another database */
  connect(): Promise<pg.PoolClient>;
};

/** The same on all copies of a database. */
const identity = `select system_identifier || '/' ||
  (select oid from pg_database where datname = current_database()) as identity from pg_control_system()`;

/** @returns null when the server does not tell this user */
async function identityOf(connection: Pick<pg.ClientBase, 'query'>): Promise<string | null> {
  try {
    const { rows } = await connection.query<{ identity: string }>(identity);
    return rows[0]?.identity ?? null;
  } catch (error) {
    if (sqlState(error) === insufficientPrivilege) return null;
    throw error;
  }
}

/**
 * Connects to a replica, which need not be there yet: until it is, reads go to the primary.
 * @param primary the database that it has to be a copy of
 * @throws StartError when it is a copy of another database
 */
export async function openReplica(
  config: ConstructorParameters<typeof CarefulPool>[0] & { readonly connectionString: string },
  primary: pg.Pool,
  onLost: OnLost,
): Promise<Replica & { close(): Promise<void> }> {
  const expected = await identityOf(primary);
  const pool = new CarefulPool({ ...config, connectionTimeoutMillis: CONNECT_LIMIT_MS }, onLost);
  const stopWatching = watchServer(
    { ...config, application_name: replicaWatchName },
    [pool],
    onLost,
  );
  let isChecked = false;
  const check = async (client: pg.PoolClient) => {
    if (isChecked) return;
    if ((await identityOf(client)) !== expected)
      throw new StartError(
        'DATABASE_READ_URL leads to another database than DATABASE_URL. Set it to a replica of that one.',
      );
    isChecked = true;
  };
  const connect = async () => {
    const client: pg.PoolClient = await pool.connect();
    await check(client).catch((error: unknown) => {
      client.release();
      throw error;
    });
    return client;
  };
  const close = async () => {
    stopWatching();
    await endPool(pool);
  };
  try {
    (await connect()).release();
  } catch (error) {
    if (error instanceof StartError) {
      await close();
      throw error;
    }
    onLost(error as Error);
  }
  return { connect, close };
}
