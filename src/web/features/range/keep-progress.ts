import { mergeProgress, type SessionProgress } from '#domain/training/session-progress.ts';
import { storedNames } from '#web/platform/stored.ts';
import { isInStorage, storedValue } from '#web/platform/stored-value.ts';
import { storedProgress } from './progress-store.ts';

/** Stores progress, merged by drill with progress stored by other tabs in the meantime. */
export function keepProgress(scheduledSessionId: string, progress: SessionProgress): void {
  const known = storedProgress.read(scheduledSessionId);
  storedProgress.keep(
    scheduledSessionId,
    known === null ? progress : mergeProgress(known, progress),
  );
}

/** The progress known to the server, as text; null if the server knows none. */
const sent = storedValue<string>(storedNames.sentProgress);

export const readSent: (scheduledSessionId: string) => string | null = sent.read;

/** Remembers the progress that the server has confirmed. */
export const storeSentProgress: (scheduledSessionId: string, text: string) => void = sent.keep;

/** Deletes the progress of a session that is completed, skipped, or abandoned. */
export function dropProgress(scheduledSessionId: string): void {
  storedProgress.drop(scheduledSessionId);
  sent.drop(scheduledSessionId);
}

/** Returns false if the browser has no space left or forbids storage. */
export const isProgressKept = (scheduledSessionId: string): boolean =>
  isInStorage(`${storedNames.progress}:${scheduledSessionId}`);
