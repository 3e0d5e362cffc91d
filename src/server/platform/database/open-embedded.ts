import { prepareDataFolder } from '../data-folder.ts';
import { finishExchange } from '../exchange-folder.ts';
import { EngineStoppedError } from './availability.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { startMaintenance } from './maintenance.ts';
import { refuseMoved } from './out-of-service.ts';
import { PgliteEngine } from './pglite-engine.ts';
import { openPglite } from './pglite-files.ts';
import { PgliteSocket } from './pglite-socket.ts';
import { CarefulPool, endPool } from './pool.ts';

/** All clients share one session; more clients would only wait somewhere else. */
const CLIENTS = 8;

type EmbeddedSettings = {
  dataDir: string;
  /** Opens a database that has been moved elsewhere, to read it again. */
  evenIfMoved?: boolean | undefined;
  onConnectionLost?: ((error: Error) => void) | undefined;
  onStop?: ((error: EngineStoppedError) => void) | undefined;
  /** See `EngineLimits`; shortened by tests. */
  waitMs?: number;
  idleInTransactionMs?: number;
};

/** Opens the files of a folder that this process has locked. @throws StartError when they have been moved elsewhere */
async function openLocked({ dataDir, evenIfMoved = false }: EmbeddedSettings) {
  await finishExchange(dataDir);
  if (!evenIfMoved) await refuseMoved(dataDir);
  return openPglite(dataDir);
}

/**
 * Opens PostgreSQL inside this process, with its files in `<dataDir>/postgres`. Creates missing folders, accessible
 * only to this user. The first start takes about three seconds, later ones half a second.
 *
 * @throws StartError when another process uses `dataDir`, its contents are not ours, or its disk is full
 */
export async function openEmbeddedDatabase(settings: EmbeddedSettings): Promise<Database> {
  const { dataDir, onConnectionLost, onStop, waitMs = 10_000 } = settings;
  const { idleInTransactionMs = 60_000 } = settings;
  await prepareDataFolder(dataDir);
  const lock = await lockFolder(dataDir);
  const { pglite, files } = await openLocked(settings).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  const engine = new PgliteEngine(pglite, { waitMs, idleInTransactionMs }, files);
  if (onStop !== undefined) engine.onStop(onStop);
  const stream = () => new PgliteSocket(engine);
  const config = { stream, ssl: false, max: CLIENTS, idleTimeoutMillis: 0 };
  // When the engine stops, every connection breaks; `onStop` reports it once.
  const onFault = (error: Error) => {
    if (!(error instanceof EngineStoppedError)) onConnectionLost?.(error);
  };
  const pool = new CarefulPool(config, onFault);
  const upkeep = startMaintenance(pool, onFault);

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
    ask: () => pool.ask(),
    hasAnsweredWithin: (milliseconds) => engine.hasAnsweredWithin(milliseconds),
    backup: () => pglite.dumpDataDir('gzip'),
    close: () => {
      closing ??= shutDown();
      return closing;
    },
  };
}
