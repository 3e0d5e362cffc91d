import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { BackupState } from '#contract/health.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Metrics } from '../metrics.ts';
import type { Storage } from '../storage/storage.ts';
import type { Temporary } from '../storage/temporary.ts';
import { openBackupBucket } from './backup-bucket.ts';
import { latestBackup } from './backup-folder.ts';
import { serveBackups } from './backup-socket.ts';
import type { HandOver } from './hand-over.ts';
import { makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';

/** What an installation is backed up from. */
export type BackupParts = {
  readonly database: Pick<Database, 'pool'>;
  readonly storage: Storage;
  readonly temporary: Temporary;
  readonly config: Pick<Config, 'dataDir' | 'secret'>;
  readonly clock: Clock;
  /** Aborted when the server stops: a backup that is being made leaves nothing then. */
  readonly stopping?: AbortSignal;
};

/**
 * Writes a backup of this installation to a path.
 * @throws AppError unavailable or disk_full; AbortError when the server stops
 */
export async function backUpTo(
  path: string,
  passphrase: string | undefined,
  { database, storage, temporary, config, clock, stopping }: BackupParts,
): Promise<Manifest> {
  const secret = config.secret === undefined ? await readSecretFile(config.dataDir) : null;
  const sources = { pool: database.pool, storage, temporary, secret, now: clock() };
  const signal = stopping ?? new AbortController().signal;
  return makeBackup(sources, path, { signal, passphrase });
}

const readSecretFile = (dataDir: string) =>
  readFile(join(dataDir, 'secret'), 'utf8').catch(() => null);

export type ServerParts = BackupParts & {
  readonly config: Config;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};

/**
 * Lets `npm run backup` and `npm run move` ask this server, since no other process can open the embedded database.
 * @returns a function that ends it
 */
export async function handOutBackups(
  parts: ServerParts,
  handOver: Pick<HandOver, 'hold' | 'moved'>,
): Promise<() => Promise<void>> {
  const { temporary, config, log } = parts;
  const backup = (passphrase: string | undefined) =>
    temporary.makeFile(async (path) => {
      await backUpTo(path, passphrase, parts);
    });
  try {
    const served = await serveBackups(config.dataDir, { backup, ...handOver });
    return served.stop;
  } catch (error) {
    // Some systems allow no sockets in some folders. Daily backups are made all the same.
    log.warn({ fault: String(error) }, 'the commands backup and move cannot ask this server');
    return async () => {};
  }
}

/** The longest time between two backups that is not late. */
const lateAfter = Temporal.Duration.from({ hours: 30 });

/** What administrators may know of the daily backups. */
export type Backups = {
  /** Looks for the latest backup in the folder where this server makes them, and in the bucket; null when it makes none. */
  readonly look: () => Promise<BackupState | null>;
};

type Watched = Pick<ServerParts, 'config' | 'clock'> & { readonly metrics: Metrics | null };

export function createBackups({ config, clock, metrics }: Watched): Backups {
  const { isDaily, folder } = config.backups;
  /** The latest backup that is everywhere where it should be. */
  const latest = async () => {
    const bucket = await openBackupBucket(config);
    const moments = [
      await latestBackup(folder),
      ...(bucket ? [(await bucket.list()).at(-1)?.madeAt ?? null] : []),
    ];
    if (moments.includes(null)) return null;
    return moments.filter((at) => at !== null).toSorted(Temporal.Instant.compare)[0] ?? null;
  };
  if (isDaily)
    metrics?.gauge('pinhigh_backup_age_seconds', 'seconds since the last backup', async () => {
      const last = await latest();
      // Without one, the figure is left out.
      if (last === null) throw new Error('No backup has been made');
      return clock().since(last).total('seconds');
    });
  const startedAt = clock();
  return {
    async look() {
      if (!isDaily) return null;
      const last = await latest().catch(() => null);
      const age = clock().since(last ?? startedAt);
      const isLate = Temporal.Duration.compare(age, lateAfter) > 0;
      return { lastAt: last?.toString() ?? null, isLate };
    },
  };
}
