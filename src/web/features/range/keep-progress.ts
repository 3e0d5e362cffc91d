import { mergeProgress, type SessionProgress } from '#domain/training/session-progress.ts';
import { storedNames } from '#web/platform/stored.ts';
import { isKept, storedValue } from '#web/platform/stored-value.ts';
import { storedProgress } from './progress-store.ts';

/** Keeps progress together with what other tabs have kept meanwhile, drill by drill. */
export function keepProgress(scheduledSessionId: string, progress: SessionProgress): void {
  const known = storedProgress.read(scheduledSessionId);
  storedProgress.keep(
    scheduledSessionId,
    known === null ? progress : mergeProgress(known, progress),
  );
}

/** What the server knows of it, as a text; null while it knows nothing. */
const sent = storedValue<string>(storedNames.sentProgress);

export const readSent: (scheduledSessionId: string) => string | null = sent.read;

/** Remembers what the server has answered to. */
export const keepSent: (scheduledSessionId: string, text: string) => void = sent.keep;

/** For a session that is completed, skipped or given up. */
export function dropProgress(scheduledSessionId: string): void {
  storedProgress.drop(scheduledSessionId);
  sent.drop(scheduledSessionId);
}

/** False where this browser has no room or forbids to keep anything. */
export const isProgressKept = (scheduledSessionId: string): boolean =>
  isKept(`${storedNames.progress}:${scheduledSessionId}`);
