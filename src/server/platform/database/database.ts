import type { Duplex } from 'node:stream';
import type pg from 'pg';
import type { CarefulPool } from './pool.ts';

/**
 * What a library needs that keeps its own pool on the same database, such as the job queue: either
 * `stream` or `connectionString`, to be passed to `pg` with the other settings.
 */
type DatabaseConnect = {
  kind: 'embedded' | 'server';
  stream?: () => Duplex;
  connectionString?: string;
  /** False for the embedded engine, whatever PGSSLMODE says in the environment. */
  ssl?: false;
  /** Session settings of a server connection. */
  options?: string;
};

/** One open PostgreSQL database. Which engine runs behind the pool is nobody else's business. */
export type Database = {
  pool: pg.Pool & Pick<CarefulPool, 'queryShared'>;
  connect: DatabaseConnect;
  /**
   * A gzipped tar of the data folder with everything that was acknowledged before the call.
   * Only the embedded engine has it; a server is backed up with its own tools.
   * It is built in memory and its first part stalls the process for about 0.2 s per 70 MB.
   */
  backup?: () => Promise<Blob>;
  /** Ends the pool and the engine. May be called twice. Other pools on `connect` come first. */
  close: () => Promise<void>;
};
