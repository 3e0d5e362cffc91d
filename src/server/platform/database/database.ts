import type { Duplex } from 'node:stream';
import type pg from 'pg';
import type { Replica } from './open-replica.ts';
import type { CarefulPool } from './pool.ts';

/**
 * Connection settings for a library that has its own pool on the same database, such as the job
 * queue: either `stream` or `connectionString`, to be passed to `pg` with the other settings.
 */
type DatabaseConnect = {
  kind: 'embedded' | 'server';
  stream?: () => Duplex;
  connectionString?: string;
  /** False for the embedded engine, whatever PGSSLMODE says in the environment. */
  ssl?: false;
  /** Makes the session settings of a server connection. */
  Client?: typeof pg.Client;
};

/** One open PostgreSQL database. Callers do not need to know which engine runs behind the pool. */
export type Database = {
  pool: pg.Pool & Pick<CarefulPool, 'queryShared'>;
  /** A copy of the database on another server, for reading only. */
  replica?: Replica;
  connect: DatabaseConnect;
  /** Resolves once the database answers. On a server, no request can keep it waiting for a connection. */
  ask: () => Promise<void>;
  /**
   * Whether the engine has answered anybody in the last so many milliseconds. Only the embedded engine has it: its one
   * session serves one transaction at a time, so a query may wait behind a long one although all is well.
   */
  hasAnsweredWithin?: (milliseconds: number) => boolean;
  /**
   * Builds a gzipped tar of the data folder with every write acknowledged before the call. Only the
   * embedded engine has it; a server is backed up with its own tools. The archive is built in
   * memory, and its first part blocks the process for about 0.2 s per 70 MB.
   */
  backup?: () => Promise<Blob>;
  /** Ends the pool and the engine. Other pools on `connect` must be ended first. Safe to call twice. */
  close: () => Promise<void>;
};
