import type { Database } from '../database/database.ts';
import type { Carrier, Signal } from './carrier.ts';

type Listener = (signal: Signal) => void;

const listening = new WeakMap<Database['pool'], Set<Listener>>();

/** The carrier for the embedded database, which serves only this process: there are no other nodes. */
export function localCarrier({ pool }: Pick<Database, 'pool'>): Carrier {
  const listeners = listening.get(pool) ?? new Set();
  listening.set(pool, listeners);
  let own: Listener | undefined;
  return {
    async publish(signal) {
      for (const listener of listeners) listener(signal);
    },
    start(onSignal) {
      own = onSignal;
      listeners.add(onSignal);
    },
    async stop() {
      if (own !== undefined) listeners.delete(own);
    },
  };
}
