import type pg from 'pg';
import { StartError } from '../start-error.ts';

const OLDEST_MAJOR = 15;

/** What a start has to know about a PostgreSQL server. */
export type Inspected = {
  /** In PostgreSQL's number format: 150004 is 15.4. */
  readonly version: number;
  /** The encoding in which the database stores text. */
  readonly encoding: string;
  readonly database: string;
  /** The schema that has our tables or will have them, quoted where necessary. */
  readonly schema: string;
  /** Whether nothing can be written, as on a standby. */
  readonly isReadOnly: boolean;
  /** The server's process behind the connection. */
  readonly backend: number;
};

type Connection = Pick<pg.ClientBase, 'query'>;

/**
 * Existing tables stay in their schema, even if the search path of the database or of the role has changed since. New
 * ones are made in the first schema of the path in which we may make tables.
 */
const inspection = `
  select current_setting('server_version_num')::int as version,
    current_setting('server_encoding') as encoding,
    current_database() as database,
    current_setting('transaction_read_only')::bool as "isReadOnly",
    pg_backend_pid() as backend,
    quote_ident(coalesce(
      (select nspname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where pg_class.oid =
          coalesce(to_regclass('scheduled_sessions'), to_regclass('public.scheduled_sessions'))),
      (select current_schema() where current_schema() !~ '^pg_'
        and has_schema_privilege(current_schema(), 'create')),
      'public')) as schema`;

export async function inspect(connection: Connection): Promise<Inspected> {
  const { rows } = await connection.query<Inspected>(inspection);
  if (rows[0] === undefined) throw new Error('it does not describe itself');
  return rows[0];
}

/** @throws StartError when the version is too old for our queries, or some text or nothing at all could be stored */
export function requireUsable({ version, encoding, database, isReadOnly }: Inspected): void {
  const major = Math.floor(version / 10_000);
  if (major < OLDEST_MAJOR)
    throw new StartError(
      `This is PostgreSQL ${major}, and Pinhigh needs ${OLDEST_MAJOR} or newer. Update the server, or set DATABASE_URL to another one.`,
    );
  if (encoding !== 'UTF8')
    throw new StartError(
      `The PostgreSQL database "${database}" stores text as ${encoding}, and Pinhigh needs UTF8. Make another one with "create database … encoding 'UTF8' template template0", and set DATABASE_URL to it.`,
    );
  if (isReadOnly)
    throw new StartError(
      `The PostgreSQL database "${database}" can only be read, as on a standby. Set DATABASE_URL to one that can be written.`,
    );
}

async function backendOf(connection: Connection): Promise<number | undefined> {
  const { rows } = await connection.query<Pick<Inspected, 'backend'>>(
    'select pg_backend_pid() as backend',
  );
  return rows[0]?.backend;
}

/**
 * Checks that two open connections each keep a process of the server. A pooler in transaction mode lends one to each
 * transaction, so that prepared statements and session settings get lost or reach others.
 * @throws StartError for such a pooler
 */
export async function requireSessions(
  first: Connection,
  second: Connection,
  { backend }: Pick<Inspected, 'backend'>,
): Promise<void> {
  await second.query('begin');
  const isLent = (await backendOf(second)) === backend || (await backendOf(first)) !== backend;
  await second.query('rollback');
  if (isLent)
    throw new StartError(
      'DATABASE_URL leads to a connection pooler in transaction mode, and Pinhigh needs a connection for a whole session. Use its session mode (pool_mode = session in PgBouncer), or the address of PostgreSQL itself.',
    );
}
