import { AppError } from './app-error.ts';
import { outageOf } from './database/availability.ts';
import type { Database } from './database/database.ts';
import { type Disk, readDisk } from './disk.ts';
import { withinTime } from './within-time.ts';

/** A health request must get its response within 2 s; this leaves a second for everything else. */
const limitMs = 1_000;

export type Health = {
  /**
   * Resolves within 1 s if the server can handle requests now.
   * @throws AppError `data_dir_full` or `unavailable`
   */
  check(): Promise<void>;
  /**
   * Resolves if load balancers may send more requests here.
   * @throws AppError as `check` does, and `unavailable` once the server is about to stop
   */
  ready(): Promise<void>;
  /** Called when the server is about to stop. */
  drain(): void;
  readDisk(): Promise<Disk>;
  readonly database: 'embedded' | 'server';
};

/** Health data for monitoring and administrators: the database and the disk of `dataDir`. */
export function createHealth(database: Database, dataDir: string): Health {
  const { ask, connect, hasAnsweredWithin } = database;
  const isEmbedded = connect.kind === 'embedded';
  const look = async () => {
    await ask();
    // A PostgreSQL server stores its data elsewhere.
    return isEmbedded && (await readDisk(dataDir)).state === 'full' ? 'data_dir_full' : undefined;
  };
  const fault = (error: unknown) =>
    isEmbedded && outageOf(error) === 'disk_full' ? 'data_dir_full' : 'unavailable';
  const check = async () => {
    const late = () => new AppError('unavailable');
    const code = await withinTime(look().catch(fault), limitMs, late).catch((error) => {
      // The embedded engine is busy with somebody's long transaction, which says nothing against it.
      if (!hasAnsweredWithin?.(limitMs)) throw error;
    });
    if (code !== undefined) throw new AppError(code);
  };
  let isDraining = false;
  return {
    check,
    async ready() {
      if (isDraining) throw new AppError('unavailable');
      await check();
    },
    drain() {
      isDraining = true;
    },
    readDisk: () => readDisk(dataDir),
    database: connect.kind,
  };
}
