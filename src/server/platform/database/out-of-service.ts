import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { StartError } from '../start-error.ts';

/** Why no server may use a database on a PostgreSQL server. */
export type Reason =
  | {
      /** Only a part of its rows may be there. */
      readonly is: 'unfinished';
      /** What the names of those schemas end in that had been there before; null when there were none. */
      readonly aside: string | null;
    }
  | { readonly is: 'moved'; readonly to: string };

/** A schema that says so; its comment has the reason. */
const schema = 'pinhigh_out_of_service';

/** The file of a data folder that says where its database has been moved. */
export const movedFile = 'postgres.moved';

/** How a database on a server is called in sentences and notes: without its user and password. */
export function placeOf(databaseUrl: string): string {
  const { host = '', pathname = '' } = URL.parse(databaseUrl) ?? {};
  return `${host}${pathname}`;
}

/** How the database of a data folder is called. */
export const placeIn = (dataDir: string): string => join(resolve(dataDir), 'postgres');

/** Why a database on a server is out of service; null when it is not. */
export async function reasonOf(client: pg.ClientBase): Promise<Reason | null> {
  const { rows } = await client.query<{ reason: string }>(
    `SELECT obj_description(oid, 'pg_namespace') AS reason FROM pg_namespace WHERE nspname = $1`,
    [schema],
  );
  return rows[0] === undefined ? null : JSON.parse(rows[0].reason);
}

/** Takes a database on a server out of service: no server starts on it any more. */
export async function takeOut(client: pg.ClientBase, reason: Reason): Promise<void> {
  const comment = pg.escapeLiteral(JSON.stringify(reason));
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  await client.query(`COMMENT ON SCHEMA ${schema} IS ${comment}`);
}

/** Takes a database on a server back into service. */
export async function takeBack(client: pg.ClientBase): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${schema}`);
}

/** @throws StartError that says why a database on a server is out of service, if it is */
export async function refuseOutOfService(client: pg.ClientBase): Promise<void> {
  const reason = await reasonOf(client);
  if (reason === null) return;
  if (reason.is === 'moved')
    throw new StartError(
      `The database that DATABASE_URL names has been moved to ${reason.to}. Start Pinhigh without DATABASE_URL. To go on with what stayed here, drop the schema ${schema} there.`,
    );
  const before =
    reason.aside === null
      ? ''
      : ` What was there before is in the schemas that end in _${reason.aside}.`;
  throw new StartError(
    `The database that DATABASE_URL names has only a part of its rows: a restore or a move was interrupted. Run that command again.${before}`,
  );
}

/** Where the database of a data folder has been moved; null when it has not. */
export async function movedTo(dataDir: string): Promise<string | null> {
  const file = join(dataDir, movedFile);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')).to : null;
}

/** Notes in a data folder that its database has been moved: no server starts on it any more. */
export const noteMove = (dataDir: string, to: string): Promise<void> =>
  writeFile(join(dataDir, movedFile), JSON.stringify({ to }), { mode: 0o600, flush: true });

/** @throws StartError when the database of a data folder has been moved */
export async function refuseMoved(dataDir: string): Promise<void> {
  const to = await movedTo(dataDir);
  if (to === null) return;
  throw new StartError(
    `The database in ${placeIn(dataDir)} has been moved to the PostgreSQL database ${to}. Set DATABASE_URL to it. To go on with what stayed here, delete ${join(dataDir, movedFile)}.`,
  );
}

/** Whether a data folder has a database that is in service. */
export const hasDatabase = async (dataDir: string): Promise<boolean> =>
  existsSync(join(dataDir, 'postgres', 'PG_VERSION')) && (await movedTo(dataDir)) === null;
