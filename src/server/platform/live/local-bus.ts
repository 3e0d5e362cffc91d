import type { Database } from '../database/database.ts';
import type { Signal, SignalBus } from './signal-bus.ts';

type Listener = (signal: Signal) => void;

const listening = new WeakMap<Database['pool'], Set<Listener>>();

/** The bus for the embedded database, which serves only this process: there are no other nodes. */
export function localBus({ pool }: Pick<Database, 'pool'>): SignalBus {
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
