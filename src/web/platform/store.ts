import { useSyncExternalStore } from 'react';

/** A value outside of React that components follow. */
export type ReadableStore<State> = {
  readonly get: () => State;
  /** Calls the listener after every change; returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** What it is where there is no browser: the server renders the home screen. Left out where `get` says it. */
  readonly onServer?: State;
};

export type Store<State> = ReadableStore<State> & { readonly set: (next: State) => void };

/** Holds one value for the whole app, such as the toast on screen. */
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
 * The `subscribe` of a store whose value the browser keeps and reports by events. A store of a whole file names its
 * target by a function, since the file also runs on the server.
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

/** The value of a store; the component renders again when it changes. */
export function useStore<State>({ get, subscribe, onServer }: ReadableStore<State>): State {
  return useSyncExternalStore(subscribe, get, () => onServer ?? get());
}
