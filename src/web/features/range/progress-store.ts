import type { SessionProgress } from '#domain/training/session-progress.ts';
import type { ReadableStore } from '#web/platform/store.ts';
import { storedNames } from '#web/platform/stored.ts';
import { storedValue } from '#web/platform/stored-value.ts';

/** How far started sessions have come on this device, by their ids as scheduled; `keepProgress` writes it. */
export const storedProgress = storedValue<SessionProgress>(storedNames.progress);

/** How far a started session has come on this device; null for one that is not started. */
export const readProgress: (scheduledSessionId: string) => SessionProgress | null =
  storedProgress.read;

/** The progress of a session, followed through all tabs of this browser. */
export const progressStore: (scheduledSessionId: string) => ReadableStore<SessionProgress | null> =
  storedProgress.store;
