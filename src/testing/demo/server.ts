import { buildApp } from '#server/app.ts';
import { readSecret } from '#server/platform/auth/secret.ts';
import { readConfig } from '#server/platform/config.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';

/**
 * Starts the real server in this process, so that it follows the process's clock.
 * @returns its app, which does not listen yet, and what it has announced to whoever started it
 */
export async function startInProcess(environment: Readonly<Record<string, string>>) {
  const config = readConfig({
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    BACKUPS: 'off',
    ...environment,
  });
  const database = await openDatabase(config);
  await migrateDatabase(database.pool);
  const announced: string[] = [];
  const { app, startJobs } = await buildApp({
    config,
    database,
    secret: await readSecret(undefined, config.dataDir),
    clock: () => Temporal.Now.instant(),
    announce: (line) => void announced.push(line),
  });
  return {
    app,
    announced,
    /** Returns the server's address. */
    async listen(): Promise<string> {
      const url = await app.listen(config);
      await startJobs();
      return url;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** Resolves when a signal asks this process to end. Another one does not interrupt what it does then. */
export const askedToEnd = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve());
  });
