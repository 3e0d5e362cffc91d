import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { noteFault } from './call-faults.ts';
import { ConnectionTurns } from './connection-turns.ts';
import { PreparedClient } from './prepared-client.ts';
import { SharedConnections } from './shared-connections.ts';
import { valueTypes } from './value-types.ts';

/** How long to wait for a new connection, or for any to come free, before a request fails. */
const CONNECT_LIMIT_MS = 10_000;
/** A connection that is still in use this long after `end` is left to the process's end. */
const END_LIMIT_MS = 5_000;

/**
 * A `pg` pool with our value types and prepared statements that survives lost connections and never
 * hands out one that its last user left inside a transaction.
 */
export class CarefulPool extends pg.Pool {
  /** Also those that are being made, of which pg-pool tells nothing. */
  readonly #clients: ReadonlySet<PreparedClient>;
  readonly #turns: ConnectionTurns;
  readonly #shared = new SharedConnections(this);
  #refusal: Error | undefined;

  /** @param onLost is told about connections that broke; the pool replaces them when needed. */
  constructor(config: pg.PoolConfig, onLost: (error: Error) => void = () => {}) {
    const clients = new Set<PreparedClient>();
    const stallMs = config.connectionTimeoutMillis ?? CONNECT_LIMIT_MS;
    super({
      ...config,
      connectionTimeoutMillis: stallMs,
      Client: listedIn(clients),
      types: valueTypes,
      // Statements of one transaction that need nothing of each other are sent at once.
      pipeline: true,
    });
    this.#clients = clients;
    this.#turns = new ConnectionTurns({ connections: this.options.max, stallMs });
    this.on('error', onLost);
    // pg-pool takes its own listener off while a client is in use: an error then would be uncaught.
    this.on('connect', (client) => client.on('error', onLost));
    this.on('release', (_error, client) => {
      if (isInTransaction(client)) void client.end();
      this.#turns.end();
    });
  }

  /** Fails every query under way and, until `resume`, every new one. */
  breakOff(error: Error): void {
    this.#refusal = error;
    this.#turns.refuseAll(error);
    for (const client of this.#clients) client.abort(error);
  }

  resume(): void {
    this.#refusal = undefined;
  }

  // `never` is what each of pg's own ways to call these may return.
  override connect(callback?: unknown): never {
    if (typeof callback !== 'function') return noted(this.#connectAsync());
    if (this.#refusal === undefined) this.#connectInTurn(callback as Connected);
    else process.nextTick(callback, this.#refusal);
    return undefined as never;
  }

  #connectAsync(): Promise<pg.PoolClient> {
    if (this.#refusal !== undefined) return Promise.reject(this.#refusal);
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>();
    this.#connectInTurn((error, client) => (client ? resolve(client) : reject(error)));
    return promise;
  }

  #connectInTurn(callback: Connected): void {
    this.#turns.take((refusal) => {
      if (refusal !== undefined) {
        callback(refusal, undefined, () => {});
        return;
      }
      super.connect((error, client, done) => {
        // Nobody will release what was never connected.
        if (client === undefined) this.#turns.end();
        callback(error, client, done);
      });
    });
  }

  override query(...call: unknown[]): never {
    return noted(Reflect.apply(super.query, this, call));
  }

  /** For reads that come thousands of times a second: see `SharedConnections`. */
  queryShared<Row extends unknown[]>(
    statement: pg.QueryArrayConfig,
  ): Promise<pg.QueryArrayResult<Row>> {
    return this.#shared.query(statement);
  }
}

type Connected = Parameters<typeof pg.Pool.prototype.connect>[0];

function noted(answer: unknown): never {
  if (answer instanceof Promise) answer.catch(noteFault);
  return answer as never;
}

function listedIn(clients: Set<PreparedClient>): typeof PreparedClient {
  return class extends PreparedClient {
    constructor(config?: pg.ClientConfig) {
      super(config);
      clients.add(this);
      this.once('end', () => clients.delete(this));
    }
  };
}

/** Whether the session is inside a transaction, failed or not. */
export function isInTransaction(client: pg.ClientBase): boolean {
  const status = client.getTransactionStatus();
  return status === 'T' || status === 'E';
}

/** Ends the pool, but waits for connections in use only for a limited time. */
export async function endPool(pool: pg.Pool): Promise<void> {
  if (pool.ending) return;
  const enough = new AbortController();
  const limit = delay(END_LIMIT_MS, undefined, enough).catch(() => {});
  await Promise.race([pool.end(), limit]);
  enough.abort();
}
