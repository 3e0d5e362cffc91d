import { createHash, randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Database } from '#server/platform/database/database.ts';
import { sqlState } from '#server/platform/database/database-error.ts';
import { createDb, type Db } from '#server/platform/database/drizzle.ts';
import { lockFolder } from '#server/platform/database/folder-lock.ts';
import { migrateDatabase, ownMigrations } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { atScale } from './scale.ts';

/** For `describe.each(engines)` in tests of what the engines do differently: the database layer, the queue, outages. */
export const engines = ['embedded', 'server'] as const;
export type Engine = (typeof engines)[number];

/**
 * For `describe.each(enginesAtScale)` in tests where the engines could differ, such as in the sort order of names or
 * at simultaneous changes: the faster one in `npm test`, both in `npm run test:long`. Other tests use 'server'.
 */
export const enginesAtScale = atScale<readonly Engine[]>({ short: ['server'], long: engines });

export type TestDatabase = { database: Database; db: Db; drop: () => Promise<void> };

/** A folder of migrations, or 'none' for tests of the database layer itself. */
type Migrations = string | 'none';

/** What a template holds besides its tables. */
export type Filling = {
  /** Changes whenever `fill` would write something else. */
  readonly key: string;
  fill(database: Database): Promise<void>;
};

type Template = { readonly migrations: Migrations; readonly filling?: Filling | undefined };

const templates = fileURLToPath(new URL('../../.cache/test-databases', import.meta.url));
const manifest = fileURLToPath(new URL('../../package.json', import.meta.url));

/**
 * Creates a fresh, migrated database for a test file in well under a second, by copying a template that is built
 * once per set of migrations and filling. Call `drop` in `afterAll`.
 */
export async function createTestDatabase(
  engine: Engine,
  migrations: Migrations = ownMigrations,
  filling?: Filling,
): Promise<TestDatabase> {
  const template = { migrations, filling };
  return engine === 'embedded' ? createEmbedded(template) : createOnServer(template);
}

/** Creates a data folder with the migrated files of the embedded engine, not opened. The caller has to remove it. */
export const createDataFolder = (migrations: Migrations = ownMigrations): Promise<string> =>
  copyFiles({ migrations });

async function copyFiles(template: Template): Promise<string> {
  const prepared = await prepareFiles(template);
  const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-test-'));
  const mode = constants.COPYFILE_FICLONE;
  await cp(join(prepared, 'postgres'), join(dataDir, 'postgres'), { recursive: true, mode });
  return dataDir;
}

async function createEmbedded(template: Template): Promise<TestDatabase> {
  const dataDir = await copyFiles(template);
  const database = await openDatabase({ dataDir });
  const drop = async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { database, db: createDb(database.pool), drop };
}

/** Test workers may run this at the same time: one builds the template while the others wait. */
async function prepareFiles(template: Template): Promise<string> {
  const prepared = join(templates, await fingerprint(template));
  if (existsSync(prepared)) return prepared;
  await mkdir(templates, { recursive: true });
  const lock = await lockFolder(templates, 60_000);
  try {
    if (existsSync(prepared)) return prepared;
    const draft = `${prepared}.draft`;
    await rm(draft, { recursive: true, force: true });
    await removeOldTemplates();
    await fillAndClose(await openDatabase({ dataDir: draft }), template);
    await rename(draft, prepared);
  } finally {
    lock.release();
  }
  return prepared;
}

/** Deletes templates older than a day. Each takes 40 MB. */
async function removeOldTemplates(): Promise<void> {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000;
  for (const entry of await readdir(templates, { withFileTypes: true })) {
    const folder = join(templates, entry.name);
    if (!entry.isDirectory() || (await stat(folder)).mtimeMs > yesterday) continue;
    await rm(folder, { recursive: true, force: true });
  }
}

async function createOnServer(template: Template): Promise<TestDatabase> {
  const prepared = await prepareOnServer(template);
  const name = `pinhigh_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin((admin) =>
    // Copies files instead of writing each page to the log, which takes half as long again.
    whenUnused(() =>
      admin.query(`CREATE DATABASE ${name} TEMPLATE ${prepared} STRATEGY file_copy`),
    ),
  );
  const database = await openDatabase({ databaseUrl: serverUrl(name), dataDir: '' });
  const drop = async () => {
    await database.close();
    await asAdmin((admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
  };
  return { database, db: createDb(database.pool), drop };
}

async function prepareOnServer(template: Template): Promise<string> {
  const prepared = `pinhigh_template_${await fingerprint(template)}`;
  const draft = `${prepared}_draft`;
  await asAdmin(async (admin) => {
    await admin.query('SELECT pg_advisory_lock(hashtext($1))', [prepared]);
    const found = await admin.query('SELECT FROM pg_database WHERE datname = $1', [prepared]);
    if (found.rowCount) return;
    await admin.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${draft}`);
    const database = await openDatabase({ databaseUrl: serverUrl(draft), dataDir: '' });
    await fillAndClose(database, template);
    await whenUnused(() => admin.query(`ALTER DATABASE ${draft} RENAME TO ${prepared}`));
  });
  return prepared;
}

async function fillAndClose(database: Database, template: Template): Promise<void> {
  const { migrations, filling } = template;
  try {
    if (migrations !== 'none') await migrateDatabase(database.pool, migrations);
    await filling?.fill(database);
  } finally {
    await database.close();
  }
}

/** A hash that changes with every migration, with the filling, and with the version of the embedded engine. */
async function fingerprint({ migrations, filling }: Template): Promise<string> {
  const hash = createHash('sha256').update(await readFile(manifest));
  if (filling !== undefined) hash.update(filling.key);
  if (migrations !== 'none') {
    const entries = await readdir(migrations, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    for (const path of files.map((file) => join(file.parentPath, file.name)).sort()) {
      hash.update(path.slice(migrations.length)).update(await readFile(path));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** The URL of a database on the PostgreSQL server used by tests. */
export function serverUrl(database?: string): string {
  const given = process.env['TEST_DATABASE_URL'];
  if (!given) {
    throw new Error(
      'TEST_DATABASE_URL is not set. It names a PostgreSQL server (15 or later) on which these ' +
        'tests may create and drop databases; `npm test -- <file>` starts one.',
    );
  }
  const url = new URL(given);
  if (database !== undefined) url.pathname = `/${database}`;
  return url.href;
}

async function asAdmin<Result>(work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  const admin = new pg.Client({ connectionString: serverUrl() });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Retries while a database is in use: a server process takes a moment to notice that its client has disconnected. */
async function whenUnused<Result>(run: () => Promise<Result>): Promise<Result> {
  const inUse = '55006';
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (sqlState(error) !== inUse || attempt === 100) throw error;
      await delay(50);
    }
  }
}
