import { keepProgress, readSent, storeSentProgress } from './keep-progress.ts';
import { progressStore, readProgress } from './progress-store.ts';
import type { LocalProgress } from './sync-progress.ts';

/** The locally stored progress of one session. */
export const localProgress = (scheduledSessionId: string): LocalProgress => ({
  read: () => readProgress(scheduledSessionId),
  keep: (progress) => keepProgress(scheduledSessionId, progress),
  readSent: () => readSent(scheduledSessionId),
  storeSentProgress: (text) => storeSentProgress(scheduledSessionId, text),
  subscribe: progressStore(scheduledSessionId).subscribe,
});
