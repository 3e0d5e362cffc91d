import { onEvents, type ReadableStore } from '../store.ts';

/** Whether a media query such as `(width >= 1000px)` matches. */
export const mediaStore = (query: string): ReadableStore<boolean> => ({
  get: () => matchMedia(query).matches,
  subscribe: (listener) => onEvents(matchMedia(query), 'change')(listener),
});
