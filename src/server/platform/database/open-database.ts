import type { EngineStoppedError } from './availability.ts';
import type { Database } from './database.ts';

export type DatabaseSettings = {
  /** A PostgreSQL server; if undefined, the embedded engine keeps its files in `dataDir`. */
  databaseUrl?: string | undefined;
  /** A replica of that server, for reads that cost much. */
  databaseReadUrl?: string | undefined;
  dataDir: string;
  /** Opens an embedded database that has been moved elsewhere, to read it again. */
  evenIfMoved?: boolean | undefined;
  /** The time limit from a query to a server's answer; 0 for none, by default what a request may take. */
  answerLimitMs?: number | undefined;
  /** Called when a connection breaks, for the log; the pool opens a new one when needed. */
  onConnectionLost?: ((error: Error) => void) | undefined;
  /** Called when the embedded engine has failed: only a new process can use the files again. */
  onStop?: ((error: EngineStoppedError) => void) | undefined;
};

/**
 * Opens the one database of this installation.
 *
 * @throws with a message for the person starting the server when the database cannot be opened.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, databaseReadUrl, dataDir, evenIfMoved, answerLimitMs } = settings;
  const { onConnectionLost, onStop } = settings;
  // Loads only the engine in use: the embedded one takes a tenth of the startup time.
  if (databaseUrl === undefined) {
    const { openEmbeddedDatabase } = await import('./open-embedded.ts');
    return openEmbeddedDatabase({ dataDir, evenIfMoved, onConnectionLost, onStop });
  }
  const { openServerDatabase } = await import('./open-server.ts');
  return openServerDatabase({ databaseUrl, databaseReadUrl, answerLimitMs, onConnectionLost });
}
