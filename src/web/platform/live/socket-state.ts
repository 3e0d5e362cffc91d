import { createStore } from '../store.ts';

/** `open` while the server tells this tab what changes elsewhere. */
export const socketState = createStore<'closed' | 'open'>('closed');
