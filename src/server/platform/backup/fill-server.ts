import pg from 'pg';
import { progressOf } from '../database/migrate.ts';
import { type Reason, reasonOf, takeBack, takeOut } from '../database/out-of-service.ts';
import { StartError } from '../start-error.ts';

const quoted = pg.escapeIdentifier;

/** The schemas that belong to the libraries for migrations and jobs. */
const libraries = ['drizzle', 'pgboss'];

/** Drops what Pinhigh makes in the session's schema, but no extension, which its user could not install again. */
const dropOwn = `DO $$ DECLARE statement text; BEGIN
  FOR statement IN
    SELECT format('DROP %s IF EXISTS %s CASCADE', kind, name) FROM (
      SELECT 'TABLE' AS kind, oid::regclass::text AS name, 'pg_class'::regclass AS class, oid
        FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
      UNION ALL SELECT 'FUNCTION', oid::regprocedure::text, 'pg_proc'::regclass, oid
        FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
      UNION ALL SELECT 'TYPE', oid::regtype::text, 'pg_type'::regclass, oid
        FROM pg_type WHERE typtype = 'e' AND typnamespace = current_schema()::regnamespace
    ) AS made
    WHERE NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = class AND d.objid = made.oid AND d.deptype = 'e')
  LOOP EXECUTE statement; END LOOP; END $$`;

async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } finally {
    client.release(true);
  }
}

async function schemaOf(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('SELECT current_schema() AS name');
  return rows[0]?.name ?? 'public';
}

/** Renames schemas, as far as they exist. */
async function rename(client: pg.ClientBase, names: readonly (readonly [string, string])[]) {
  for (const [from, to] of names) {
    const { rowCount } = await client.query('SELECT FROM pg_namespace WHERE nspname = $1', [from]);
    if (rowCount !== 0) await client.query(`ALTER SCHEMA ${quoted(from)} RENAME TO ${quoted(to)}`);
  }
}

async function dropUnfinished(client: pg.ClientBase): Promise<void> {
  await client.query(dropOwn);
  await client.query(`DROP SCHEMA IF EXISTS ${libraries.join(', ')} CASCADE`);
}

async function hasTables(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace LIMIT 1`,
  );
  return rowCount !== 0;
}

/** How a database is filled. */
export type Filling = {
  /** What the names of the schemas end in that get what was there. */
  readonly aside: string;
  /** Whether a database that is in service may be put aside. */
  readonly isReplacing: boolean;
  /** What is thrown otherwise. */
  readonly inUse: StartError;
};

type Begun = {
  /** What the names of the schemas end in that were put aside; null when there was nothing. */
  readonly aside: string | null;
  readonly before: Reason | null;
};

/**
 * Empties a database on a server and takes it out of service. What was there is put aside, unless it is what an
 * interrupted filling has left.
 */
const begin = (pool: pg.Pool, { aside, isReplacing, inUse }: Filling): Promise<Begun> =>
  inTransaction(pool, async (client) => {
    const before = await reasonOf(client);
    if (before?.is === 'unfinished') {
      await dropUnfinished(client);
      return { aside: before.aside, before: null };
    }
    const isNew = (await progressOf(client)) === null;
    if (isNew && (await hasTables(client)))
      throw new StartError('The database has tables that are not of Pinhigh. Use an empty one.');
    if (!isNew && !isReplacing && before === null) throw inUse;
    const put = isNew ? null : aside;
    if (put !== null) {
      const own = await schemaOf(client);
      await rename(client, asideNames(own, put));
      await client.query(`CREATE SCHEMA ${quoted(own)}`);
    }
    await takeOut(client, { is: 'unfinished', aside: put });
    return { aside: put, before };
  });

const asideNames = (own: string, aside: string) =>
  [own, ...libraries].map((name) => [name, `${name}_${aside}`] as const);

/** Removes what a filling that failed has left, and puts back what was there before. */
const putBack = (pool: pg.Pool, { aside, before }: Begun) =>
  inTransaction(pool, async (client) => {
    await dropUnfinished(client);
    if (aside !== null) {
      const own = await schemaOf(client);
      await client.query(`DROP SCHEMA ${quoted(own)}`);
      const names = asideNames(own, aside);
      await rename(
        client,
        names.map(([name, put]) => [put, name]),
      );
    }
    await (before === null ? takeBack(client) : takeOut(client, before));
  });

/** The schemas that were put aside, in a sentence. */
const schemas = (aside: string) => `the schemas that end in _${aside}`;

/**
 * Fills a database on a server, which no server starts on meanwhile. If `fill` fails, what was there before is put back;
 * if the process ends, the next filling begins again.
 * @returns what `fill` returns, and where that is which was put aside; null when there was nothing
 * @throws StartError when the database is in use, or has tables of something else
 */
export async function fillServer<Result>(
  { pool }: { readonly pool: pg.Pool },
  filling: Filling,
  fill: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly aside: string | null }> {
  const begun = await begin(pool, filling);
  const aside = begun.aside === null ? null : schemas(begun.aside);
  try {
    const result = await fill();
    await inTransaction(pool, takeBack);
    return { result, aside };
  } catch (error) {
    await putBack(pool, begun).catch((fault: Error) => {
      const where = aside === null ? '' : ` What was there before is in ${aside}.`;
      const { message } = error instanceof Error ? error : new Error(String(error));
      throw new StartError(
        `${message} After that, the database could not be put back (${fault.message}).${where}`,
      );
    });
    throw error;
  }
}
