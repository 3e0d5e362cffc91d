import { readSecret } from './platform/auth/secret.ts';
import type { Clock } from './platform/clock.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';

const announce = (line: string) => void process.stdout.write(`${line}\n`);

const onConnectionLost = (error: Error) =>
  void process.stderr.write(`A database connection was lost and is replaced: ${error.message}\n`);

/** Long enough for requests under way; a supervisor that waits less kills us, and nothing is lost. */
const graceMs = 10_000;

async function start(clock: Clock): Promise<void> {
  const config = readConfig(process.env);
  const opening = openDatabase({ ...config, onConnectionLost }).then(async (database) => {
    await migrateDatabase(database.pool);
    return database;
  });
  // The rest of the server is loaded while the engine compiles on other threads.
  const [database, { buildApp }] = await Promise.all([opening, import('./app.ts')]);
  const secret = await readSecret(config.secret, config.dataDir);
  const app = await buildApp({ config, database, secret, clock, announce });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // A request that never ends must not keep the database from closing well.
    setTimeout(() => app.server.closeAllConnections(), graceMs / 2).unref();
    setTimeout(() => process.exit(1), graceMs).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);

  await app.listen({ port: config.port, host: config.host });
  announce(`Pinhigh is ready at ${config.publicUrl.origin}`);
}

/**
 * Runs the server until SIGTERM, SIGINT or SIGHUP stops it: settings from the environment, every "now"
 * from the clock. Started with an IPC channel, it also stops when the process at the other end is gone.
 * Ends the process with exit code 1 when it cannot start.
 */
export function runServer(clock: Clock): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  start(clock).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`Pinhigh could not start. ${message.slice(0, 2000)}\n`);
    if (!(error instanceof ConfigError) && error instanceof Error) {
      process.stderr.write(`${(error.stack ?? '').slice(0, 4000)}\n`);
    }
    process.exit(1);
  });
}
