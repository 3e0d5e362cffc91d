import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import type { CarefulPool } from './pool.ts';
import { PreparedClient } from './prepared-client.ts';

/** Together these limit how long a request may hang on a frozen server: 3 s, of the 5 s it may take. */
const EVERY_MS = 1_000;
const SILENCE_MS = 2_000;

type Watched = {
  /** Called once when the server stops answering, and once when it answers again. */
  readonly onSilent: () => void;
  readonly onAnswer: () => void;
};

export type OnLost = (error: Error) => void;

/** What the connection of each server is called that watches whether PostgreSQL answers. */
export const watchName = 'pinhigh watch';

/**
 * Breaks the connections of pools off while their server does not answer.
 * @returns what stops the watch
 */
export function watchServer(
  where: { readonly connectionString: string; readonly application_name: string },
  pools: readonly CarefulPool[],
  onLost: OnLost,
): () => void {
  const watch = new ServerWatch(where, {
    onSilent: () => {
      const error = new Error('PostgreSQL does not answer.');
      onLost(error);
      for (const pool of pools) pool.breakOff(error);
    },
    onAnswer: () => {
      for (const pool of pools) pool.resume();
    },
  });
  return () => watch.stop();
}

/**
 * Checks every second, on a separate connection, whether a PostgreSQL server responds. A frozen server accepts
 * connections and queries and never answers, which causes no error; a slow query does not affect the check. A server
 * that refuses connections is not silent, since each query fails at once.
 */
class ServerWatch {
  readonly #config: pg.ClientConfig;
  readonly #watched: Watched;
  readonly #end = new AbortController();
  #client: PreparedClient | undefined;
  #silent = false;

  constructor(config: pg.ClientConfig, watched: Watched) {
    this.#config = config;
    this.#watched = watched;
    void this.#run();
  }

  stop(): void {
    this.#end.abort();
    this.#drop();
  }

  async #run(): Promise<void> {
    const { signal } = this.#end;
    while (!signal.aborted) {
      const answered = await this.#answersInTime();
      if (signal.aborted) break;
      if (answered === this.#silent) {
        this.#silent = !answered;
        if (answered) this.#watched.onAnswer();
        else this.#watched.onSilent();
      }
      await delay(EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
    this.#drop();
  }

  async #answersInTime(): Promise<boolean> {
    const over = new AbortController();
    const silence = delay(SILENCE_MS, false, { signal: over.signal, ref: false })
      // If this process itself was blocked, the answer has arrived in the meantime: read it first.
      .then(() => nextTurn(false))
      .catch(() => false);
    const answered = await Promise.race([this.#ask(), silence]);
    over.abort();
    if (!answered) this.#drop();
    return answered;
  }

  /** Resolves to true for any answer, even an error, which shows that the server is alive. */
  async #ask(): Promise<true> {
    const client = this.#client ?? this.#newClient();
    try {
      if (client.getTransactionStatus() === null) await client.connect();
      await client.query('select 1');
    } catch {
      this.#drop(client);
    }
    return true;
  }

  #newClient(): PreparedClient {
    const client = new PreparedClient(this.#config);
    client.on('error', () => this.#drop(client));
    this.#client = client;
    return client;
  }

  #drop(client = this.#client): void {
    if (client === this.#client) this.#client = undefined;
    client?.abort(new Error('The watch gave this connection up.'));
  }
}
