import { mergeProgress, type SessionProgress } from '#domain/training/session-progress.ts';
import { storedNames } from '#web/platform/device/schema.ts';
import { storedValue } from '#web/platform/device/stored-value.ts';
import { storedProgress } from './progress-store.ts';

/** Stores progress, merged by drill with progress stored by other tabs in the meantime. */
export function keepProgress(scheduledSessionId: string, progress: SessionProgress): void {
  const known = storedProgress.read(scheduledSessionId);
  storedProgress.keep(
    scheduledSessionId,
    known === null ? progress : mergeProgress(known, progress),
  );
}

/** The progress that the server has confirmed, as text. */
export const sentProgress = storedValue<string>(storedNames.sentProgress);

/** Deletes the progress of a session that is completed, skipped, or abandoned. */
export function dropProgress(scheduledSessionId: string): void {
  storedProgress.drop(scheduledSessionId);
  sentProgress.drop(scheduledSessionId);
}
