import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createDb, type Db } from '#server/platform/database/drizzle.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { type engines, serverUrl } from '../database.ts';

/** The database of a club, whose clock can be moved between two starts of the server. */
export type ClubDatabase = {
  /** The server's DATABASE_URL, if it needs one. */
  readonly url: string | undefined;
  /** Moves the clock of new connections to this many milliseconds ahead of the machine's. */
  moveClock(offsetMs: number): Promise<void>;
  /** Reads or writes while no server runs on the database. */
  use<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  drop(): Promise<void>;
};

const use =
  (settings: Parameters<typeof openDatabase>[0]): ClubDatabase['use'] =>
  async (work) => {
    const database = await openDatabase(settings);
    try {
      return await work(createDb(database.pool));
    } finally {
      await database.close();
    }
  };

async function asAdmin(database: string | undefined, ...statements: readonly string[]) {
  const admin = new pg.Client({ connectionString: serverUrl(database) });
  await admin.connect();
  try {
    for (const statement of statements) await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/** Replaces the clock of one database. Superusers may do that after allowing it. */
const moveNow: readonly string[] = [
  'set allow_system_table_mods = on',
  `create or replace function pg_catalog.now() returns timestamptz
   language sql stable parallel safe as $$
     select pg_catalog.transaction_timestamp() + current_setting('club.clock_offset')::interval
   $$`,
];

/** Creates an empty database. The embedded one takes its clock from the server's process, which is moved as a whole. */
export async function createClubDatabase(
  engine: (typeof engines)[number],
  dataDir: string,
): Promise<ClubDatabase> {
  if (engine === 'embedded') {
    const nothing = async () => {};
    return { url: undefined, moveClock: nothing, use: use({ dataDir }), drop: nothing };
  }
  const name = `pinhigh_year_${randomUUID().replaceAll('-', '')}`;
  const moveClock = (offsetMs: number) =>
    asAdmin(
      undefined,
      `alter database ${name} set club.clock_offset = '${Math.round(offsetMs)} milliseconds'`,
    );
  await asAdmin(undefined, `create database ${name}`);
  await moveClock(0);
  await asAdmin(name, ...moveNow);
  const databaseUrl = serverUrl(name);
  return {
    url: databaseUrl,
    moveClock,
    use: use({ databaseUrl, dataDir }),
    drop: () => asAdmin(undefined, `drop database ${name} with (force)`),
  };
}
