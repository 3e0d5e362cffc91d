import pg from 'pg';
import { PreparedClient } from './prepared-client.ts';

type Connected = (error: unknown, client?: object) => void;
type Constructor = new (config?: pg.ClientConfig) => pg.Client;

/**
 * Creates a class of clients that run `settings` as soon as they have connected. A pooler would refuse them as startup
 * parameters.
 */
function settingUp<Base extends Constructor>(Client: Base, settings: string): Base {
  // A mixin takes its arguments as any[].
  return class extends (Client as Constructor) {
    // `never` is assignable to the return type of every overload of pg.
    override connect(callback?: unknown): never {
      // A pool listens to a client only after it has connected. The query below fails with the same error.
      const ignore = () => {};
      this.on('error', ignore);
      const connected = super.connect().then(async () => {
        await this.query(settings);
        return this;
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
  Prepared: settingUp(PreparedClient, settings),
  Plain: settingUp(pg.Client, settings),
});
