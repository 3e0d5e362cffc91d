import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Config, readConfig } from '#server/platform/config.ts';
import { createDb } from '#server/platform/database/drizzle.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { serveTestApp, type TestApp, type TestSettings } from './app.ts';
import { createTestDatabase, type Engine, serverUrl } from './database.ts';

/** The secret of every installation that a test backs up or restores into. */
export const secret = 'a secret that both installations have';

/** A folder that is deleted at the end of the test. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pinhigh-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The settings of a command for a database that a test has opened. */
export async function settingsFor(
  engine: Engine,
  { db }: Pick<TestApp, 'db'>,
  environment: Record<string, string>,
): Promise<Config> {
  const { rows } = await db.execute<{ name: string }>('select current_database() as name');
  const server = { DATABASE_URL: serverUrl(rows[0]?.name) };
  return readConfig({ SECRET: secret, ...(engine === 'server' && server), ...environment });
}

/** The settings of an installation that is empty, to restore into. */
export async function anEmptyInstallation(
  engine: Engine,
  more: Record<string, string> = {},
): Promise<Config> {
  const environment = { DATA_DIR: await aFolder(), ...more };
  if (engine === 'embedded') return readConfig({ SECRET: secret, ...environment });
  const empty = await createTestDatabase('server', 'none');
  onTestFinished(empty.drop);
  return settingsFor('server', empty, environment);
}

/** Starts the server of an installation. */
export async function startOn(settings: Config, more: TestSettings = {}): Promise<TestApp> {
  const database = await openDatabase(settings);
  const drop = () => database.close();
  const opened = { database, db: createDb(database.pool), drop };
  const server = await serveTestApp(opened, { DATA_DIR: settings.dataDir }, { secret, ...more });
  onTestFinished(server.close);
  return server;
}
