import pg from 'pg';
import { ReadOnlyServerError, readOnlyState } from './availability.ts';
import { PreparedClient } from './prepared-client.ts';

type Connected = (error: unknown, client?: object) => void;
type Constructor = new (config?: pg.ClientConfig) => pg.Client;
type ErrorMessages = { on(name: 'errorMessage', heard: (error: { code?: string }) => void): void };

const isReadOnly = `select current_setting('transaction_read_only')::bool as "isReadOnly"`;

/**
 * Creates a class of clients that run `settings` as soon as they have connected. A pooler would refuse them as startup
 * parameters.
 *
 * Unless they are for reading, they connect only to a server that can be written, and leave it when it cannot be any more: a proxy or a name that led
 * to a primary may lead to a standby for some seconds, or the other way round, and only a new connection finds out.
 */
function settingUp<Base extends Constructor>(
  Client: Base,
  settings: string,
  mayOnlyRead: boolean,
): Base {
  // A mixin takes its arguments as any[].
  return class extends (Client as Constructor) {
    constructor(config?: pg.ClientConfig) {
      super(config);
      // Missing from pg's types.
      const { connection } = this as unknown as { connection: ErrorMessages };
      connection.on('errorMessage', ({ code }) => {
        if (code === readOnlyState) void this.end();
      });
    }

    // `never` is assignable to the return type of every overload of pg.
    override connect(callback?: unknown): never {
      // A pool listens to a client only after it has connected. The query below fails with the same error.
      const ignore = () => {};
      this.on('error', ignore);
      const connected = super.connect().then(async () => {
        const [, { rows }] = await Promise.all([this.query(settings), this.query(isReadOnly)]);
        if (mayOnlyRead || !rows[0]?.isReadOnly) return this;
        void this.end();
        throw new ReadOnlyServerError('The PostgreSQL server can only be read.');
      });
      const heard = () => void this.off('error', ignore);
      if (typeof callback !== 'function') return connected.finally(heard) as never;
      const report = callback as Connected;
      connected.then((client) => report(undefined, client), report).finally(heard);
      return undefined as never;
    }
  } as unknown as Base;
}

/** Classes of clients for a pool of ours and for a library's. */
export const sessionClients = (settings: string) => ({
  Prepared: settingUp(PreparedClient, settings, false),
  Plain: settingUp(pg.Client, settings, false),
  /** For a replica. */
  Reading: settingUp(PreparedClient, settings, true),
});
