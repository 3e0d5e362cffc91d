import type { EngineStoppedError } from './availability.ts';
import type { Database } from './database.ts';

type DatabaseSettings = {
  /** A PostgreSQL server; without it the embedded engine keeps its files in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Told of broken connections, for the log; the pool replaces them when they are needed. */
  onConnectionLost?: ((error: Error) => void) | undefined;
  /** Told when the embedded engine has failed: only a new process can use the files again. */
  onStop?: ((error: EngineStoppedError) => void) | undefined;
};

/**
 * Opens the one database of this installation.
 *
 * @throws with a message for the person starting the server when it cannot be had.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir, onConnectionLost, onStop } = settings;
  // Only the engine in use is loaded: the embedded one takes a tenth of the start.
  if (databaseUrl === undefined) {
    const { openEmbeddedDatabase } = await import('./open-embedded.ts');
    return openEmbeddedDatabase({ dataDir, onConnectionLost, onStop });
  }
  const { openServerDatabase } = await import('./open-server.ts');
  return openServerDatabase({ databaseUrl, onConnectionLost });
}
