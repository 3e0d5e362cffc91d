import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { noteFault } from './call-faults.ts';
import { ConnectionTurns } from './connection-turns.ts';
import { PreparedClient } from './prepared-client.ts';
import { SharedConnections } from './shared-connections.ts';
import { refuseInTransaction } from './transaction-scope.ts';
import { valueTypes } from './value-types.ts';

/** How long a request waits for a new connection, or for one to come free, before it fails. */
const CONNECT_LIMIT_MS = 10_000;
/** How long `endPool` waits for connections in use; the remaining ones end with the process. */
const END_LIMIT_MS = 5_000;

const alive = 'select 1';
const anything = { name: 'ask', text: alive, rowMode: 'array' as const };

const anotherConnection = 'another connection of the database';

type PoolClient = { readonly Client?: typeof PreparedClient };

/**
 * A `pg` pool with our value types and prepared statements that survives lost connections and never
 * hands out a connection whose last user left it inside a transaction.
 */
export class CarefulPool extends pg.Pool {
  /** Includes clients that are still connecting, which pg-pool does not list. */
  readonly #clients: ReadonlySet<PreparedClient>;
  readonly #turns: ConnectionTurns;
  readonly #shared = new SharedConnections(this);
  #refusal: Error | undefined;

  /** @param onLost called when a connection breaks; the pool opens a new one when needed. */
  constructor(
    { Client = PreparedClient, ...config }: Omit<pg.PoolConfig, 'Client'> & PoolClient,
    onLost: (error: Error) => void = () => {},
  ) {
    const clients = new Set<PreparedClient>();
    const stallMs = config.connectionTimeoutMillis ?? CONNECT_LIMIT_MS;
    super({
      ...config,
      connectionTimeoutMillis: stallMs,
      Client: listedIn(clients, Client),
      types: valueTypes,
      // Sends independent statements of a transaction without waiting for each other's answers.
      pipeline: true,
    });
    this.#clients = clients;
    this.#turns = new ConnectionTurns({ connections: this.options.max, stallMs });
    this.on('error', onLost);
    // pg-pool removes its own listener while a client is in use: an error would then be uncaught.
    this.on('connect', (client) => client.on('error', onLost));
    this.on('release', (_error, client) => {
      if (isInTransaction(client)) void client.end();
      this.#turns.end();
    });
  }

  /** Fails every running query and, until `resume`, every new one. */
  breakOff(error: Error): void {
    this.#refusal = error;
    this.#turns.refuseAll(error);
    for (const client of this.#clients) client.abort(error);
  }

  resume(): void {
    this.#refusal = undefined;
  }

  // `never` is assignable to the return type of every overload of pg.
  override connect(callback?: unknown): never {
    if (typeof callback !== 'function') return noted(this.#connectAsync());
    if (this.#refusal === undefined) this.#connectInTurn(callback as Connected);
    else process.nextTick(callback, this.#refusal);
    return undefined as never;
  }

  async #connectAsync(): Promise<pg.PoolClient> {
    refuseInTransaction(anotherConnection);
    if (this.#refusal !== undefined) throw this.#refusal;
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
        // A connection that was never made is never released.
        if (client === undefined) this.#turns.end();
        callback(error, client, done);
      });
    });
  }

  override query(...call: unknown[]): never {
    refuseInTransaction(anotherConnection);
    return noted(Reflect.apply(super.query, this, call));
  }

  /** Runs a read that is needed thousands of times a second: see `SharedConnections`. */
  async queryShared<Row extends unknown[]>(
    statement: pg.QueryArrayConfig,
  ): Promise<pg.QueryArrayResult<Row>> {
    refuseInTransaction(anotherConnection);
    return this.#shared.query(statement);
  }

  /** Resolves once the database answers. */
  async ask(): Promise<void> {
    await this.queryShared(anything);
  }
}

type Connected = Parameters<typeof pg.Pool.prototype.connect>[0];

function noted(answer: unknown): never {
  if (answer instanceof Promise) answer.catch(noteFault);
  return answer as never;
}

function listedIn(
  clients: Set<PreparedClient>,
  Client: typeof PreparedClient,
): typeof PreparedClient {
  return class extends Client {
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

/** Ends the pool, but waits only a limited time for connections in use. */
export async function endPool(pool: pg.Pool): Promise<void> {
  if (pool.ending) return;
  const enough = new AbortController();
  const limit = delay(END_LIMIT_MS, undefined, enough).catch(() => {});
  await Promise.race([pool.end(), limit]);
  enough.abort();
}
