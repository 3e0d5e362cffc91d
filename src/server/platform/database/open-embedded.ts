import { mkdir } from 'node:fs/promises';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { startMaintenance } from './maintenance.ts';
import { PgliteEngine } from './pglite-engine.ts';
import { openPglite } from './pglite-files.ts';
import { PgliteSocket } from './pglite-socket.ts';
import { CarefulPool, endPool } from './pool.ts';

/** There is one session behind them all; more clients would only wait in another place. */
const CLIENTS = 8;

type EmbeddedSettings = {
  dataDir: string;
  onConnectionLost?: ((error: Error) => void) | undefined;
  /** See `EngineLimits`; shortened by tests. */
  waitMs?: number;
  idleInTransactionMs?: number;
};

/**
 * Opens PostgreSQL inside this process, with its files in `<dataDir>/postgres`. Folders are made as
 * needed, for this user alone. The first start takes about three seconds, later ones half a second.
 *
 * @throws when another process uses `dataDir`, or the files cannot be opened.
 */
export async function openEmbeddedDatabase(settings: EmbeddedSettings): Promise<Database> {
  const { dataDir, onConnectionLost, waitMs = 10_000, idleInTransactionMs = 60_000 } = settings;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir);
  const pglite = await openPglite(dataDir).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  const engine = new PgliteEngine(pglite, { waitMs, idleInTransactionMs });
  const stream = () => new PgliteSocket(engine);
  const config = { stream, ssl: false, max: CLIENTS, idleTimeoutMillis: 0 };
  const pool = new CarefulPool(config, onConnectionLost);
  const upkeep = startMaintenance(pool, onConnectionLost);

  const shutDown = async () => {
    await upkeep.stop();
    await endPool(pool);
    await engine.stop();
    await pglite.close().finally(lock.release);
  };
  let closing: Promise<void> | undefined;
  return {
    pool,
    connect: { kind: 'embedded', stream, ssl: false },
    backup: () => pglite.dumpDataDir('gzip'),
    close: () => {
      closing ??= shutDown();
      return closing;
    },
  };
}
