import { createStore } from '../store.ts';

/** `found`: a new version is available. `running`: the update is in progress. */
export type UpdateState = 'none' | 'found' | 'running';

/** Whether a new version of the app is available. */
export const appUpdate = createStore<UpdateState>('none');
