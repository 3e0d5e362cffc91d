import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { AppError } from '../app-error.ts';
import { noteMove } from '../database/out-of-service.ts';
import type { Temporary } from '../storage/temporary.ts';
import type { HandedOut } from './backup-socket.ts';
import { withSnapshot } from './snapshot.ts';

type Parts = {
  readonly database: { readonly pool: pg.Pool };
  readonly temporary: Pick<Temporary, 'withFolder'>;
  readonly config: { readonly dataDir: string };
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Stops the job queue, and starts it again. */
  readonly jobs: { readonly pause: () => Promise<void>; readonly resume: () => Promise<void> };
  /** Called when the database has been moved: only a start with other settings can go on. */
  readonly onMoved: () => void;
};

export type HandOver = Pick<HandedOut, 'hold' | 'moved'> & {
  /** @throws AppError unavailable while the database is being moved, and afterwards */
  readonly refuseMeanwhile: () => void;
};

/** Lets another process take the embedded database over: nobody changes it from the moment that it is read. */
export function createHandOver({
  database,
  temporary,
  config,
  log,
  jobs,
  onMoved,
}: Parts): HandOver {
  let isHeld = false;
  let hasMoved = false;
  let requireHeld: () => Promise<void> = notHeld;
  return {
    refuseMeanwhile() {
      if (isHeld) throw new AppError('unavailable');
    },
    async hold(tell, signal) {
      isHeld = true;
      log.info('the database is being moved; requests are refused');
      try {
        await jobs.pause();
        await temporary.withFolder((folder) =>
          withSnapshot(database.pool, { folder }, async ({ files: _, ...snapshot }, require) => {
            requireHeld = require;
            tell({ ...snapshot, folder });
            await untilAborted(signal);
          }),
        );
      } finally {
        requireHeld = notHeld;
        if (hasMoved) onMoved();
        else {
          isHeld = false;
          log.info('the database was not moved; requests are taken again');
          await jobs.resume().catch((error) => log.error({ fault: String(error) }, 'job queue'));
        }
      }
    },
    async moved(to) {
      await requireHeld();
      await noteMove(config.dataDir, to);
      hasMoved = true;
      log.info({ to }, 'the database has been moved');
    },
  };
}

const notHeld = async () => {
  throw new Error('The database is not held any more.');
};

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
