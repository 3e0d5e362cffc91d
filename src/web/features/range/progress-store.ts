import type { SessionProgress } from '#domain/training/session-progress.ts';
import { storedNames } from '#web/platform/device/schema.ts';
import { storedValue } from '#web/platform/device/stored-value.ts';
import type { ReadableStore } from '#web/platform/store.ts';

/** Progress of started sessions on this device, by scheduled session id. Written by `keepProgress`. */
export const storedProgress = storedValue<SessionProgress>(storedNames.progress);

/** The progress of a session on this device; null if it was not started. */
export const readProgress: (scheduledSessionId: string) => SessionProgress | null =
  storedProgress.read;

/** The progress of a session as a store that is shared by all tabs of this browser. */
export const progressStore: (scheduledSessionId: string) => ReadableStore<SessionProgress | null> =
  storedProgress.store;
