import { createStore } from '../store.ts';

/** `found`: a new version can be had. `running`: it is being changed to. */
export type UpdateState = 'none' | 'found' | 'running';

/** Whether there is a new version of the app. */
export const appUpdate = createStore<UpdateState>('none');
