import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { sqlState } from './database-error.ts';
import { CarefulPool, endPool } from './pool.ts';
import { ServerWatch } from './server-watch.ts';

const OLDEST_MAJOR = 15;
const CLIENTS = 10;
/** How long a request waits for a connection: less than the 5 s within which every request gets a response. */
const CONNECT_LIMIT_MS = 4_000;
/** How long a start waits for a server that is busy or still starting. */
const START_LIMIT_MS = 60_000;
const START_RETRY_MS = 500;
/** `cannot_connect_now`: the server is starting or recovering from a crash. */
const STARTING = '57P03';
/** No screen waits longer; an import works in chunks. */
const STATEMENT_LIMIT_MS = 30_000;
/** The extra time for a server to report its own statement timeout; a frozen server never reports it. */
const ANSWER_DELAY_MS = 5_000;
const IDLE_IN_TRANSACTION_LIMIT_MS = 60_000;
/** Idle connections are kept for a while: their prepared statements are worth the memory. */
const KEEP_IDLE_MS = 300_000;
const SESSION_OPTIONS = '-c timezone=UTC';

type ServerSettings = {
  databaseUrl: string;
  onConnectionLost?: ((error: Error) => void) | undefined;
  /** The time limit from a query to its answer; shortened by tests. */
  answerLimitMs?: number;
  /** The time limit for getting a connection; shortened by tests. */
  connectLimitMs?: number;
};

/**
 * @param version in PostgreSQL's number format: 150004 is 15.4
 * @throws StartError when the version is too old for our queries
 */
export function requireVersion(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= OLDEST_MAJOR) return;
  throw new StartError(
    `This is PostgreSQL ${major}, and Pinhigh needs ${OLDEST_MAJOR} or newer. Update the server, or set DATABASE_URL to another one.`,
  );
}

async function findVersion(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  return rows[0]?.version ?? 0;
}

/** Whether the server may still answer; a wrong address or password would never start to work. */
const willAnswer = (error: unknown) =>
  sqlState(error) === STARTING || (error instanceof Error && /timeout/.test(error.message));

/** Retries for a minute while the server is only busy or starting. */
async function awaitVersion(pool: pg.Pool): Promise<number> {
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    try {
      return await findVersion(pool);
    } catch (error) {
      if (!willAnswer(error) || performance.now() > deadline) throw error;
      await delay(START_RETRY_MS);
    }
  }
}

/**
 * Connects to a PostgreSQL server, version 15 or later; waits up to a minute if it is busy or starting.
 *
 * @throws StartError when the server cannot be reached, refuses or is too old; the message holds no password
 */
export async function openServerDatabase(settings: ServerSettings): Promise<Database> {
  const { databaseUrl, onConnectionLost } = settings;
  const answerLimitMs = settings.answerLimitMs ?? STATEMENT_LIMIT_MS + ANSWER_DELAY_MS;
  const config = {
    connectionString: databaseUrl,
    options: SESSION_OPTIONS,
    application_name: 'pinhigh',
    statement_timeout: STATEMENT_LIMIT_MS,
    query_timeout: answerLimitMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_LIMIT_MS,
    idleTimeoutMillis: KEEP_IDLE_MS,
    keepAlive: true,
    max: CLIENTS,
    connectionTimeoutMillis: settings.connectLimitMs ?? CONNECT_LIMIT_MS,
  };
  const pool = new CarefulPool(config, onConnectionLost);
  try {
    requireVersion(await awaitVersion(pool));
  } catch (error) {
    await endPool(pool);
    if (error instanceof StartError) throw error;
    const where = URL.parse(databaseUrl)?.host ?? 'the given address';
    // PostgreSQL's message names the wrong database or user, which the person starting the server needs to know.
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : 'unknown reason';
    throw new StartError(`Could not use PostgreSQL at ${where}: ${reason}`);
  }
  const watch = new ServerWatch(
    { connectionString: databaseUrl, application_name: 'pinhigh watch' },
    {
      onSilent: () => {
        const error = new Error('PostgreSQL does not answer.');
        onConnectionLost?.(error);
        pool.breakOff(error);
      },
      onAnswer: () => pool.resume(),
    },
  );
  return {
    pool,
    connect: { kind: 'server', connectionString: databaseUrl, options: SESSION_OPTIONS },
    close: () => {
      watch.stop();
      return endPool(pool);
    },
  };
}
