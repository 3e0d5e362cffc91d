import type { AppSettings } from './app.ts';
import { readSecret, shortestSecret } from './platform/auth/secret.ts';
import type { Clock } from './platform/clock.ts';
import { type Config, readConfig } from './platform/config.ts';
import { prepareDataFolder } from './platform/data-folder.ts';
import { type EngineStoppedError, outageOf } from './platform/database/availability.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { listenFault, StartError } from './platform/start-error.ts';

/** Exit codes when the process ends by itself. docs/operating.md explains them to operators. */
const exitCodes = { couldNotStart: 1, databaseStopped: 74 };

/** Long enough for requests in progress. A supervisor with a shorter limit kills the process, which loses no data. */
const graceMs = 10_000;
/** Long enough for health checks to read why the process is about to end. */
const farewellMs = 3_000;

const { stdout, stderr } = process;

const onConnectionLost = (error: Error) =>
  void stderr.write(`A database fault: ${error.message}\n`);

/** Ends the process, because only a new process can open the files again. The supervisor must restart it. */
function onStop({ message, diskFull }: EngineStoppedError, { dataDir }: Config): void {
  const code = exitCodes.databaseStopped;
  const remedy = diskFull ? ` Make room on the disk of ${dataDir}.` : '';
  stderr.write(`${message}${remedy} Pinhigh ends with exit code ${code}; what it saved is kept.\n`);
  setTimeout(() => process.exit(code), farewellMs);
}

async function openMigrated(config: Config) {
  const database = await openDatabase({
    ...config,
    onConnectionLost,
    onStop: (error) => onStop(error, config),
  });
  await migrateDatabase(database.pool);
  return database;
}

async function findSecret({ secret, dataDir }: Config): Promise<string> {
  if (secret === undefined) await prepareDataFolder(dataDir);
  const found = await readSecret(secret, dataDir).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The secret in ${dataDir} cannot be read or made (${error.code}).`);
  });
  if (found.length >= shortestSecret) return found;
  throw new StartError(
    `The secret in ${dataDir} is damaged. Restore it from a backup, or remove the file: a new one is made, and everybody has to sign in again.`,
  );
}

async function start(clock: Clock, web: Pick<AppSettings, 'webRoot'>): Promise<void> {
  const config = readConfig(process.env);
  // Loads the rest of the server while the engine compiles on other threads.
  const [database, { buildApp }] = await Promise.all([openMigrated(config), import('./app.ts')]);
  const secret = await findSecret(config);
  // Collects links until the server listens, because they do not work before, or if it fails to start.
  const announced: string[] = [];
  const announce = (line: string) => void announced.push(line);
  const { app, startJobs } = await buildApp({ ...web, config, database, secret, clock, announce });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // A request that never ends must not keep the database from closing cleanly.
    setTimeout(() => app.server.closeAllConnections(), graceMs / 2).unref();
    setTimeout(() => process.exit(1), graceMs).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);

  await app.listen(config).catch((error: NodeJS.ErrnoException) => {
    const fault = listenFault(error.code, config);
    throw fault ?? error;
  });
  await startJobs();
  const lines = announced.map((line) => `${line}\n`).join('');
  stdout.write(`Pinhigh is ready at ${config.publicUrl.origin}\n${lines}`);
}

/** Returns an error that only the operator can fix, or null. PostgreSQL may report a full disk at any step. */
function startFault(error: unknown): StartError | null {
  if (error instanceof StartError) return error;
  if (outageOf(error) !== 'disk_full') return null;
  return new StartError('The disk of the database is full. Make room and start Pinhigh again.');
}

/**
 * Runs the server until SIGTERM, SIGINT or SIGHUP. Reads the settings from the environment, the current time from
 * `clock`, and the web app from dist/web unless another folder is given. When started with an IPC channel, it also
 * stops when the process at the other end is gone. Ends the process with exit code 1 if it cannot start, and with 74
 * if the embedded database has failed.
 */
export function runServer(clock: Clock, web: Pick<AppSettings, 'webRoot'> = {}): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  start(clock, web).catch((error: unknown) => {
    const fault = startFault(error);
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    stderr.write(`Pinhigh could not start. ${(fault?.message ?? message).slice(0, 2000)}\n`);
    if (fault === null) stderr.write(`${stack.slice(0, 4000)}\n`);
    process.exit(exitCodes.couldNotStart);
  });
}
