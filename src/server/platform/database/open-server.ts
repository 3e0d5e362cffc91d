import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { sqlState } from './database-error.ts';
import { type Inspected, inspect, requireSessions, requireUsable } from './inspect-server.ts';
import { openReplica } from './open-replica.ts';
import { CarefulPool, endPool } from './pool.ts';
import { watchName, watchServer } from './server-watch.ts';
import { sessionClients } from './session-client.ts';

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

type ServerSettings = {
  databaseUrl: string;
  /** A replica of that server, for reads that cost much. */
  databaseReadUrl?: string | undefined;
  onConnectionLost?: ((error: Error) => void) | undefined;
  /** The time limit from a query to its answer; shortened by tests. */
  answerLimitMs?: number | undefined;
  /** The time limit for getting a connection; shortened by tests. */
  connectLimitMs?: number;
};

/**
 * What our queries and the reading of their values rely on. A database or role may have other defaults.
 * @param schema quoted where necessary
 */
const sessionSettings = (schema: string) => `
  set datestyle to 'ISO, MDY'; set intervalstyle to 'postgres'; set timezone to 'UTC';
  set bytea_output to 'hex'; set standard_conforming_strings to on;
  set default_transaction_isolation to 'read committed'; set search_path to ${schema}`;

const limits = `
  set statement_timeout to ${STATEMENT_LIMIT_MS};
  set idle_in_transaction_session_timeout to ${IDLE_IN_TRANSACTION_LIMIT_MS}`;

/**
 * Whether the server may still answer; a wrong address or password, or a refusal, would never start to work. A proxy that
 * ends the connection without a word knows no primary yet.
 */
const willAnswer = (error: unknown) =>
  sqlState(error) === STARTING ||
  (sqlState(error) === undefined &&
    error instanceof Error &&
    /timeout|Connection terminated/.test(error.message));

/** Inspects the server; tries again for a minute while it is only busy or starting. */
async function awaitInspection(config: pg.ClientConfig): Promise<Inspected> {
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    try {
      return await inspectOnce(config);
    } catch (error) {
      if (!willAnswer(error) || performance.now() > deadline) throw error;
      await delay(START_RETRY_MS);
    }
  }
}

async function inspectOnce(config: pg.ClientConfig): Promise<Inspected> {
  const [first, second] = [new pg.Client(config), new pg.Client(config)];
  // A connection that breaks also fails the query that waits on it.
  for (const client of [first, second]) client.on('error', () => {});
  try {
    await first.connect();
    const found = await inspect(first);
    requireUsable(found);
    await second.connect();
    await requireSessions(first, second, found);
    return found;
  } finally {
    await Promise.all([first.end(), second.end()].map((ended) => ended.catch(() => {})));
  }
}

/**
 * Connects to a PostgreSQL server, version 15 or later; waits up to a minute if it is busy or starting.
 *
 * @throws StartError when the server cannot be reached, refuses, is too old or has other text than UTF8, or when a pooler
 * does not keep sessions, or the replica is one of another database; the message holds no password
 */
export async function openServerDatabase(settings: ServerSettings): Promise<Database> {
  const { databaseUrl, databaseReadUrl, onConnectionLost = () => {} } = settings;
  const answerLimitMs = settings.answerLimitMs ?? STATEMENT_LIMIT_MS + ANSWER_DELAY_MS;
  const config = {
    connectionString: databaseUrl,
    application_name: 'pinhigh',
    query_timeout: answerLimitMs,
    idleTimeoutMillis: KEEP_IDLE_MS,
    keepAlive: true,
    max: CLIENTS,
    connectionTimeoutMillis: settings.connectLimitMs ?? CONNECT_LIMIT_MS,
  };
  const { schema } = await awaitInspection(config).catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    const where = URL.parse(databaseUrl)?.host ?? 'the given address';
    // PostgreSQL's message names the wrong database or user, which the person starting the server needs to know.
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : 'unknown reason';
    throw new StartError(`Could not use PostgreSQL at ${where}: ${reason}`);
  });
  const ours = sessionClients(`${sessionSettings(schema)};${limits}`);
  const pool = new CarefulPool({ ...config, Client: ours.Prepared }, onConnectionLost);
  // When requests hold every connection of the pool, the server is busy, not ill: health checks have one of their own.
  const spare = new CarefulPool({ ...config, Client: ours.Prepared, max: 1 }, onConnectionLost);
  const pools = [pool, spare];
  const stopWatching = watchServer(
    { connectionString: databaseUrl, application_name: watchName },
    pools,
    onConnectionLost,
  );
  const close = async () => {
    stopWatching();
    await Promise.all(pools.map(endPool));
  };
  const database: Database = {
    pool,
    connect: {
      kind: 'server',
      connectionString: databaseUrl,
      Client: sessionClients(sessionSettings(schema)).Plain,
    },
    ask: () => spare.ask(),
    close,
  };
  if (databaseReadUrl === undefined) return database;
  const reading = { ...config, connectionString: databaseReadUrl, Client: ours.Reading };
  try {
    const replica = await openReplica(reading, pool, onConnectionLost);
    return {
      ...database,
      replica,
      close: async () => void (await Promise.all([replica.close(), close()])),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
