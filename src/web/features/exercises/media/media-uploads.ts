import { OfflineError } from '#web/platform/api/failures.ts';
import { createStore } from '#web/platform/store.ts';
import type { MediaKind } from './refused-file.ts';

export type MediaUpload = {
  /** The name of the chosen file. */
  readonly name: string;
  /** Total bytes to send. */
  readonly size: number;
  readonly sent: number;
  /** Estimated seconds until the upload is complete, at the pace so far; null while unknown. */
  readonly secondsLeft: number | null;
  /** Why the upload has stopped; null while it is running. */
  readonly error: Error | null;
};

export type Sending = {
  readonly signal: AbortSignal;
  /** Called with the number of bytes sent so far. */
  readonly onProgress: (sent: number) => void;
};

export type MediaTask = Pick<MediaUpload, 'name' | 'size'> & {
  /** @throws ApiError when the server refuses it, OfflineError without a connection */
  readonly send: (sending: Sending) => Promise<unknown>;
  /** Tells the server that the upload was canceled. */
  readonly drop?: () => Promise<void>;
};

type Outcome = {
  readonly onSent: () => void;
  readonly onFailure: (error: Error) => void;
  /** Called after canceling. The server may have stored the file anyway. */
  readonly onCancelled: () => void;
};

type Running = MediaUpload & {
  readonly stop: AbortController;
  readonly task: MediaTask;
  readonly outcome: Outcome;
};

/** Returns the key of an upload. An exercise has at most one upload of each kind at a time. */
export const uploadKey = (kind: MediaKind, exerciseId: string): string => `${kind} ${exerciseId}`;

/**
 * Uploads of pictures and videos. They are kept outside the dialog, so that it can be closed and reopened during
 * an upload.
 */
export const mediaUploads = createStore<ReadonlyMap<string, Running>>(new Map());

function change(key: string, upload: Running | null): void {
  const uploads = new Map(mediaUploads.get());
  if (upload === null) uploads.delete(key);
  else uploads.set(key, upload);
  mediaUploads.set(uploads);
}

/** Returns a function that records progress until the upload is stopped. */
function follow(key: string, stop: AbortController) {
  const startedAt = performance.now();
  let before: number | null = null;
  return (sent: number) => {
    const upload = mediaUploads.get().get(key);
    if (upload?.stop !== stop) return;
    before ??= sent;
    const pace = (sent - before) / (performance.now() - startedAt);
    const secondsLeft = pace > 0 ? (upload.size - sent) / pace / 1000 : null;
    change(key, { ...upload, sent, secondsLeft });
  };
}

/** Starts sending a file, or continues after a failure. */
export function startUpload(key: string, task: MediaTask, outcome: Outcome): void {
  const stop = new AbortController();
  const sent = mediaUploads.get().get(key)?.sent ?? 0;
  const { name, size } = task;
  change(key, { name, size, sent, secondsLeft: null, error: null, stop, task, outcome });
  const isCurrent = () => mediaUploads.get().get(key)?.stop === stop;
  task.send({ signal: stop.signal, onProgress: follow(key, stop) }).then(
    () => {
      if (isCurrent()) change(key, null);
      // Called even if canceling came too late.
      outcome.onSent();
    },
    (error: Error) => {
      const upload = mediaUploads.get().get(key);
      if (upload?.stop !== stop) return;
      change(key, { ...upload, error, secondsLeft: null });
      outcome.onFailure(error);
    },
  );
}

/** Continues an upload that failed. */
export function resumeUpload(key: string): void {
  const upload = mediaUploads.get().get(key);
  if (upload?.error) startUpload(key, upload.task, upload.outcome);
}

/** Cancels an upload. The server is asked to delete the received part, and deletes it later if it gets no request. */
export function cancelUpload(key: string): void {
  const upload = mediaUploads.get().get(key);
  if (!upload) return;
  upload.stop.abort();
  change(key, null);
  const dropped = upload.task.drop?.() ?? Promise.resolve();
  dropped.catch(() => {}).finally(upload.outcome.onCancelled);
}

// Uploads that stopped because the device was offline continue automatically.
window.addEventListener('online', () => {
  for (const [key, { error }] of mediaUploads.get())
    if (error instanceof OfflineError) resumeUpload(key);
});
