import { createStore } from '../store.ts';

/** `open` while the server tells this tab about changes made elsewhere. */
export const socketState = createStore<'closed' | 'open'>('closed');
