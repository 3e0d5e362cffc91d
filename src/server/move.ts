import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { parseWords, type Say } from './command.ts';
import { type Held, requestHold } from './platform/backup/backup-socket.ts';
import { fillFolder } from './platform/backup/fill-folder.ts';
import { fillServer } from './platform/backup/fill-server.ts';
import { sumOfJobs, waitingJobs } from './platform/backup/jobs.ts';
import { jobsName } from './platform/backup/manifest.ts';
import type { Backup } from './platform/backup/read-backup.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { readTables, rowsName, rowsPath } from './platform/backup/rows.ts';
import { withSnapshot } from './platform/backup/snapshot.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { holdStarts, migrateUnfinished, progressOf } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import {
  hasDatabase,
  movedTo,
  noteMove,
  placeIn,
  placeOf,
  reasonOf,
  refuseOutOfService,
  takeOut,
} from './platform/database/out-of-service.ts';
import { watchName } from './platform/database/server-watch.ts';
import { howToRun } from './platform/how-to-run.ts';
import { StartError } from './platform/start-error.ts';
import { openStorage } from './platform/storage/storage.ts';
import { openTemporary } from './platform/storage/temporary.ts';
import { version } from './platform/version.ts';
import { fillingOf } from './restore.ts';

/** A database that nobody changes while it is moved. */
type Source = {
  readonly held: Held;
  /** Takes it out of service, for good. @throws when somebody could have changed it meanwhile */
  readonly leave: () => Promise<void>;
};

type Moving = { readonly settings: Config; readonly isReplacing: boolean; readonly say: Say };

/** Reads the rows that another process or this one has written into a folder, as if they were a backup. */
function backupOf({ folder, migrations, tables, jobs }: Held): Backup {
  const paths = new Map(tables.map(({ name }) => [rowsName(name), rowsPath(folder, name)]));
  return {
    manifest: {
      format: 1,
      version,
      madeAt: systemClock().toString(),
      migrations,
      tables: [...tables],
      jobs: sumOfJobs(jobs),
      files: [],
      missing: [],
      secret: null,
    },
    read: async (name) =>
      name === jobsName ? Readable.from([jobs]) : createReadStream(paths.get(name) ?? name),
  };
}

/** Fills an empty database, and compares it with what was read. @throws StartError when they differ */
async function fill(database: Database, held: Held, { settings, say }: Moving): Promise<void> {
  const temporary = openTemporary(settings.dataDir);
  const storage = await openStorage(settings);
  await restoreBackup(backupOf(held), { database, storage, temporary }, say);
  say('Comparing every row');
  const client = await database.pool.connect();
  try {
    await compare(client, held);
  } finally {
    client.release(true);
  }
}

async function compare(client: pg.ClientBase, held: Held): Promise<void> {
  await client.query('BEGIN');
  await client.query('SET LOCAL statement_timeout = 0');
  const moved = new Map((await readTables(client)).map((table) => [table.name, table]));
  for (const { name, rows, sha256 } of held.tables)
    if (moved.get(name)?.sha256 !== sha256)
      throw new StartError(
        `The table "${name}" has arrived with ${moved.get(name)?.rows} rows that are not the ${rows} of the original. Nothing was moved.`,
      );
  if ((await waitingJobs(client)) !== held.jobs)
    throw new StartError('The waiting jobs are not those of the original. Nothing was moved.');
}

const sumUp = ({ tables }: Held) => {
  const golfers = tables.find(({ name }) => name === 'users')?.rows ?? 0;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${golfers} golfers, ${rows} rows in ${tables.length} tables, all compared`;
};

/**
 * Runs `work` while nobody changes the database in the data folder. A running server is asked to refuse requests for
 * so long; without one, this process has the folder to itself.
 */
async function withEmbedded<Result>(
  to: string,
  { settings, say }: Moving,
  work: (source: Source) => Promise<Result>,
): Promise<Result> {
  const { dataDir } = settings;
  const hold = await requestHold(dataDir);
  if (hold !== null) {
    say('The running server has read its database, and answers with 503 from now on');
    try {
      return await work({ held: hold.held, leave: () => hold.moved(to) });
    } finally {
      hold.release();
    }
  }
  const database = await openDatabase({ dataDir, evenIfMoved: true });
  try {
    await migrateUnfinished(database.pool);
    return await openTemporary(dataDir).withFolder((folder) =>
      withSnapshot(database.pool, { folder }, ({ files: _, ...snapshot }) =>
        work({ held: { ...snapshot, folder }, leave: () => noteMove(dataDir, to) }),
      ),
    );
  } finally {
    await database.close();
  }
}

/** Runs `work` with a database on a server, whose statements may take as long as they need. */
async function withServer<Result>(
  databaseUrl: string,
  { settings }: Moving,
  work: (database: Database, client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ ...settings, databaseUrl, answerLimitMs: 0 });
  try {
    const client = await database.pool.connect();
    return await work(database, client).finally(() => client.release(true));
  } finally {
    await database.close();
  }
}

async function moveToServer(databaseUrl: string, moving: Moving): Promise<string> {
  const { settings, isReplacing } = moving;
  const { dataDir } = settings;
  const place = placeOf(databaseUrl);
  if (settings.databaseUrl !== undefined && placeOf(settings.databaseUrl) !== place)
    throw new StartError(
      'DATABASE_URL names another database than --to. Only the database of DATA_DIR is moved to a server.',
    );
  const before = await movedTo(dataDir);
  if (before === null && !(await hasDatabase(dataDir)))
    throw new StartError(`There is no database in ${placeIn(dataDir)}.`);
  return withServer(databaseUrl, moving, async (database, client) => {
    // Interrupted between its last two steps, the command begins again.
    const isHalf = before === place && (await reasonOf(client))?.is === 'unfinished';
    if (before !== null && !isHalf)
      throw new StartError(`The database of DATA_DIR has already been moved to ${before}.`);
    const filling = fillingOf(`The database ${place}`, isReplacing);
    const { result, aside } = await fillServer(database, filling, () =>
      withEmbedded(place, moving, async ({ held, leave }) => {
        await fill(database, held, moving);
        await leave();
        return sumUp(held);
      }),
    );
    return [
      `Moved to ${place}: ${result}. Set DATABASE_URL to it and start Pinhigh.`,
      `The old database stays in ${placeIn(dataDir)}, out of service.`,
      ...(aside === null ? [] : [`What was in the new one before is in ${aside}.`]),
    ].join(' ');
  });
}

/** How long a server that has been stopped may take to leave the database. */
const patienceMs = 3_000;

/** Counts the servers that use a database, as far as its user may see them. */
async function serversOn(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ watching: number }>(`
    SELECT count(*)::int AS watching FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = '${watchName}'`);
  // One of them is of this process.
  return Math.max(0, (rows[0]?.watching ?? 0) - 1);
}

/** @throws StartError while servers use the database */
async function requireStopped(client: pg.ClientBase): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const servers = await serversOn(client);
    if (servers === 0) return;
    if (performance.now() > deadline)
      throw new StartError(
        `Stop Pinhigh first: the number of servers that use the database of DATABASE_URL is ${servers}.`,
      );
    await delay(100);
  }
}

async function moveToEmbedded(moving: Moving): Promise<string> {
  const { settings, isReplacing } = moving;
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl === undefined)
    throw new StartError('Set DATABASE_URL to the database that is to be moved.');
  const to = placeIn(dataDir);
  return withServer(databaseUrl, moving, async (source, client) => {
    if ((await progressOf(client)) === null)
      throw new StartError('The database that DATABASE_URL names is empty.');
    const reason = await reasonOf(client);
    const isHalf = reason?.is === 'moved' && reason.to === to && !(await hasDatabase(dataDir));
    if (!isHalf) await refuseOutOfService(client);
    await requireStopped(client);
    await migrateUnfinished(source.pool);
    await holdStarts(client);
    await requireStopped(client);
    const { result, aside } = await fillFolder(dataDir, ['postgres'], {
      ...fillingOf(`The data folder ${dataDir}`, isReplacing),
      fill: (folder) =>
        openTemporary(dataDir).withFolder((rows) =>
          withSnapshot(source.pool, { folder: rows }, async ({ files: _, ...snapshot }) => {
            const held = { ...snapshot, folder: rows };
            const database = await openDatabase({ dataDir: folder });
            await fill(database, held, moving).finally(database.close);
            await takeOut(client, { is: 'moved', to });
            return sumUp(held);
          }),
        ),
    });
    return [
      `Moved to ${to}: ${result}. Start Pinhigh without DATABASE_URL.`,
      `The old database stays at ${placeOf(databaseUrl)}, out of service.`,
      ...(aside === null ? [] : [`What was in the data folder before is in ${aside}.`]),
    ].join(' ');
  });
}

/**
 * `move --to postgres://… [--replace]`: moves the database of the data folder to a server, whether or not Pinhigh runs.
 * `move --to embedded` moves the one that DATABASE_URL names into the data folder. Every row is compared at the end. The
 * old database stays, and no server starts on it any more. Interrupted, the command begins again.
 * @throws StartError when there is nothing to move, or something would be replaced
 */
export async function move(
  args: readonly string[],
  settings: Config,
  say: Say = () => {},
): Promise<string> {
  const usage = `${howToRun('move', '--to postgres://… [--replace]')}, or --to embedded`;
  const { values } = parseWords(usage, {
    args: [...args],
    options: { to: { type: 'string' }, replace: { type: 'boolean', default: false } },
  });
  const { to = '' } = values;
  const moving = { settings, isReplacing: values.replace, say };
  if (to === 'embedded') return moveToEmbedded(moving);
  if (/^postgres(?:ql)?:\/\//.test(to) && URL.canParse(to)) return moveToServer(to, moving);
  throw new StartError(`Use: ${usage}`);
}
