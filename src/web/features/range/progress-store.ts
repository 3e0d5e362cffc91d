import { mergeProgress, type SessionProgress } from '#domain/training/session-progress.ts';
import type { ReadableStore } from '#web/platform/store.ts';
import { storedNames } from '#web/platform/stored.ts';
import { isKept, storedValue } from '#web/platform/stored-value.ts';

const name = storedNames.progress;

const kept = storedValue<SessionProgress>(name);

/** How far a started session has come on this device; null for one that is not started. */
export const readProgress: (scheduledSessionId: string) => SessionProgress | null = kept.read;

/** The sessions that a golfer has started on this device and not ended. */
export const startedBy: (golferId: string) => readonly string[] = kept.idsOf;

/** Keeps progress together with what other tabs have kept meanwhile, drill by drill. */
export function keepProgress(scheduledSessionId: string, progress: SessionProgress): void {
  const known = kept.read(scheduledSessionId);
  kept.keep(scheduledSessionId, known === null ? progress : mergeProgress(known, progress));
}

/** What the server knows of it, as a text; null while it knows nothing. */
const sent = storedValue<string>(storedNames.sentProgress);

export const readSent: (scheduledSessionId: string) => string | null = sent.read;

/** Remembers what the server has answered to. */
export const keepSent: (scheduledSessionId: string, text: string) => void = sent.keep;

/** For a session that is completed, skipped or given up. */
export function dropProgress(scheduledSessionId: string): void {
  kept.drop(scheduledSessionId);
  sent.drop(scheduledSessionId);
}

/** The progress of a session, followed through all tabs of this browser. */
export const progressStore: (scheduledSessionId: string) => ReadableStore<SessionProgress | null> =
  kept.store;

/** False where this browser has no room or forbids to keep anything. */
export const isProgressKept = (scheduledSessionId: string): boolean =>
  isKept(`${name}:${scheduledSessionId}`);
