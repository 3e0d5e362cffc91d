import type { Database } from '../database/database.ts';
import type { Carrier, Signal } from './carrier.ts';

type Listener = (signal: Signal) => void;

const listening = new WeakMap<Database['pool'], Set<Listener>>();

/** For the embedded database, which serves this one process: there is no other node to tell. */
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
