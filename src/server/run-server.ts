import { setTimeout as delay } from 'node:timers/promises';
import type { AppSettings } from './app.ts';
import { readSecret } from './platform/auth/secret.ts';
import { backUpBeforeUpdate } from './platform/backup/back-up-before-update.ts';
import type { Clock } from './platform/clock.ts';
import { type Config, readConfig, shortestSecret } from './platform/config.ts';
import { prepareDataFolder } from './platform/data-folder.ts';
import { type EngineStoppedError, outageOf } from './platform/database/availability.ts';
import { describeDatabaseError, framesOf } from './platform/database/database-error.ts';
import { openMigrated } from './platform/database/open-migrated.ts';
import { howToRun } from './platform/how-to-run.ts';
import { listenFault, StartError } from './platform/start-error.ts';
import { onStopSignal } from './stop-signals.ts';

/** Exit codes when the process ends by itself. docs/operating.md explains them to operators. */
const exitCodes = { couldNotStart: 1, uncaught: 70, databaseStopped: 74 };

/** Long enough for requests in progress. A supervisor with a shorter limit kills the process, which loses no data. */
const graceMs = 10_000;
/** How long running requests may take after an error that nobody caught. */
const uncaughtGraceMs = 5_000;
/** Long enough for health checks to read why the process is about to end. */
const farewellMs = 3_000;

const { stdout, stderr } = process;

/** What happens with an error that nobody caught; before the server is built, it could not start. */
let onUncaught: (error: unknown) => void = couldNotStart;

const onConnectionLost = (error: Error) =>
  void stderr.write(`A database fault: ${error.message}\n`);

/** Ends the process, because only a new process can open the files again. The supervisor must restart it. */
function onStop({ message, diskFull }: EngineStoppedError, { dataDir }: Config): void {
  const code = exitCodes.databaseStopped;
  const remedy = diskFull ? ` Make room on the disk of ${dataDir}.` : '';
  stderr.write(`${message}${remedy} Pinhigh ends with exit code ${code}; what it saved is kept.\n`);
  setTimeout(() => process.exit(code), farewellMs);
}

const open = (config: Config) =>
  openMigrated(
    { ...config, onConnectionLost, onStop: (error) => onStop(error, config) },
    { beforeUpdate: backUpBeforeUpdate(config) },
  );

async function findSecret({ secret, dataDir }: Config): Promise<string> {
  if (secret === undefined) await prepareDataFolder(dataDir);
  const found = await readSecret(secret, dataDir).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The secret in ${dataDir} cannot be read or made (${error.code}).`);
  });
  if (found.length >= shortestSecret) return found;
  throw new StartError(
    `The secret in ${dataDir} is damaged. Restore it from a backup. If there is none, remove the file and run "${howToRun('forget', 'secret')}": a new one is made, and everybody has to sign in again.`,
  );
}

async function start(clock: Clock, web: Pick<AppSettings, 'webRoot'>): Promise<void> {
  const config = readConfig(process.env);
  // Loads the rest of the server while the engine compiles on other threads.
  const [database, { buildApp }, { refuseOtherSettings }] = await Promise.all([
    open(config),
    import('./app.ts'),
    import('./platform/shared-settings.ts'),
  ]);
  const secret = await findSecret(config);
  await refuseOtherSettings({ config, database, secret });
  // Collects links until the server listens, because they do not work before, or if it fails to start.
  const announced: string[] = [];
  const announce = (line: string) => void announced.push(line);
  const onMoved = () => void stop(0);
  const { app, startJobs, drain } = await buildApp({
    ...web,
    config,
    database,
    secret,
    clock,
    announce,
    onMoved,
  });

  let stopping = false;
  /** Takes no more requests, waits for the running ones, and ends the process with this code. */
  const stop = async (code: number, limitMs = graceMs) => {
    if (stopping) return;
    stopping = true;
    // A request that never ends must not keep the database from closing cleanly.
    setTimeout(() => app.server.closeAllConnections(), limitMs / 2).unref();
    setTimeout(() => process.exit(code || exitCodes.couldNotStart), limitMs).unref();
    await app.close();
    await database.close();
    process.exit(code);
  };
  /** Serves on while load balancers notice that this node is leaving; another signal cuts that short. */
  const leave = async () => {
    onStopSignal(() => void stop(0));
    if (config.drainMs > 0) {
      drain();
      app.log.info({ drainMs: config.drainMs }, 'about to stop');
      await delay(config.drainMs);
    }
    await stop(0);
  };
  onStopSignal(() => void leave());
  onUncaught = (error) => {
    app.log.fatal(
      { fault: describeDatabaseError(error), stack: framesOf(error) },
      'uncaught error',
    );
    // The state of the process is unknown now. A second error on the way out does not matter any more.
    if (stopping) process.exit(exitCodes.uncaught);
    void stop(exitCodes.uncaught, uncaughtGraceMs);
  };

  await app.listen(config).catch((error: NodeJS.ErrnoException) => {
    const fault = listenFault(error.code, config);
    throw fault ?? error;
  });
  await startJobs();
  const lines = announced.map((line) => `${line}\n`).join('');
  stdout.write(`Pinhigh is ready at ${config.publicUrl.origin}\n${lines}`);
  if (config.restarts !== null) process.send?.('ready');
}

/** Returns an error that only the operator can fix, or null. PostgreSQL may report a full disk at any step. */
function startFault(error: unknown): StartError | null {
  if (error instanceof StartError) return error;
  if (outageOf(error) !== 'disk_full') return null;
  return new StartError('The disk of the database is full. Make room and start Pinhigh again.');
}

/** Ends the process, and tells the operator why. */
function couldNotStart(error: unknown): void {
  const fault = startFault(error);
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  stderr.write(`Pinhigh could not start. ${(fault?.message ?? message).slice(0, 2000)}\n`);
  if (fault === null) stderr.write(`${stack.slice(0, 4000)}\n`);
  process.exit(exitCodes.couldNotStart);
}

/**
 * Runs the server until SIGTERM, SIGINT or SIGHUP, which end the process with exit code 0 even before it is ready.
 * Reads the settings from the environment, the current time from `clock`, and the web app from dist/web unless another
 * folder is given. When started with an IPC channel, it also stops when the process at the other end is gone; `npm
 * start` is told on it when the server is ready. Ends the process with exit code 1 if it cannot start, with 70 after an
 * error that nobody caught, and with 74 if the embedded database has failed.
 */
export function runServer(clock: Clock, web: Pick<AppSettings, 'webRoot'> = {}): void {
  onStopSignal(() => process.exit(0));
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.on('uncaughtException', (error) => onUncaught(error));
  start(clock, web).catch(couldNotStart);
}
