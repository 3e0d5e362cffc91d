import { AppError } from './app-error.ts';
import { outageOf } from './database/availability.ts';
import type { Database } from './database/database.ts';
import { type Disk, readDisk } from './disk.ts';

/** Whoever asks about health gets an answer within 2 s; this leaves a second for the rest. */
const limitMs = 1_000;

const alive = 'select 1';
const anything = { name: 'health', text: alive, rowMode: 'array' as const };

export type Health = {
  /**
   * Resolves within 1 s when a call could do its work now.
   * @throws AppError `data_dir_full` or `unavailable`
   */
  check(): Promise<void>;
  readDisk(): Promise<Disk>;
  readonly database: 'embedded' | 'server';
};

/** What monitors and administrators may know about the database and the disk of `dataDir`. */
export function createHealth({ pool, connect }: Database, dataDir: string): Health {
  const isEmbedded = connect.kind === 'embedded';
  const look = async () => {
    await pool.queryShared(anything);
    // A PostgreSQL server keeps its data elsewhere.
    return isEmbedded && (await readDisk(dataDir)).state === 'full' ? 'data_dir_full' : undefined;
  };
  const fault = (error: unknown) =>
    isEmbedded && outageOf(error) === 'disk_full' ? 'data_dir_full' : 'unavailable';
  return {
    async check() {
      const tooLate = Promise.withResolvers<'unavailable'>();
      const timer = setTimeout(tooLate.resolve, limitMs, 'unavailable');
      const code = await Promise.race([look().catch(fault), tooLate.promise]);
      clearTimeout(timer);
      if (code !== undefined) throw new AppError(code);
    },
    readDisk: () => readDisk(dataDir),
    database: connect.kind,
  };
}
