import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './open-embedded.ts';
import { openServerDatabase } from './open-server.ts';

type DatabaseSettings = {
  /** A PostgreSQL server; without it the embedded engine keeps its files in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Told of broken connections, for the log; the pool replaces them by itself. */
  onConnectionLost?: ((error: Error) => void) | undefined;
};

/**
 * Opens the one database of this installation.
 *
 * @throws with a message for the person starting the server when it cannot be had.
 */
export function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir, onConnectionLost } = settings;
  return databaseUrl === undefined
    ? openEmbeddedDatabase({ dataDir, onConnectionLost })
    : openServerDatabase({ databaseUrl, onConnectionLost });
}
