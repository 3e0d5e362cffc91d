import { keepProgress, sentProgress } from './keep-progress.ts';
import { progressStore, readProgress } from './progress-store.ts';
import type { LocalProgress } from './sync-progress.ts';

/** The locally stored progress of one session. */
export const localProgress = (scheduledSessionId: string): LocalProgress => ({
  read: () => readProgress(scheduledSessionId),
  keep: (progress) => keepProgress(scheduledSessionId, progress),
  readSent: () => sentProgress.read(scheduledSessionId),
  storeSentProgress: (text) => sentProgress.keep(scheduledSessionId, text),
  subscribe: progressStore(scheduledSessionId).subscribe,
});
