import { useSyncExternalStore } from 'react';

/** A value outside of React that components subscribe to. */
export type ReadableStore<State> = {
  readonly get: () => State;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
};

export type Store<State> = ReadableStore<State> & { readonly set: (next: State) => void };

/** Creates a store for one app-wide value, such as the toast on screen. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Returns the `subscribe` function of a store whose value the browser holds and reports by events. A store at
 * module level passes its target as a function, since its module also runs on the server.
 */
export function onEvents(of: EventTarget | (() => EventTarget), ...names: readonly string[]) {
  return (listener: () => void) => {
    const target = typeof of === 'function' ? of() : of;
    for (const name of names) target.addEventListener(name, listener, { passive: true });
    return () => {
      for (const name of names) target.removeEventListener(name, listener);
    };
  };
}

/** Returns the value of a store and renders the component again when it changes. */
export function useStore<State>({ get, subscribe }: ReadableStore<State>): State {
  return useSyncExternalStore(subscribe, get, get);
}
