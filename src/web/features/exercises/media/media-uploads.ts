import { OfflineError } from '#web/platform/api/failures.ts';
import { createStore } from '#web/platform/store.ts';
import type { MediaKind } from './refused-file.ts';

export type MediaUpload = {
  /** Of the file as it was chosen. */
  readonly name: string;
  /** Bytes that are to be sent. */
  readonly size: number;
  readonly sent: number;
  /** Seconds until the rest has arrived, at the pace so far; null while that is unknown. */
  readonly secondsLeft: number | null;
  /** Why it rests; null while it is under way. */
  readonly error: Error | null;
};

export type Sending = {
  readonly signal: AbortSignal;
  /** Tells how many bytes have been sent so far. */
  readonly onProgress: (sent: number) => void;
};

export type MediaTask = Pick<MediaUpload, 'name' | 'size'> & {
  /** @throws ApiError when the server refuses it, OfflineError without a connection */
  readonly send: (sending: Sending) => Promise<unknown>;
  /** Tells the server that the rest will not come. */
  readonly drop?: () => Promise<void>;
};

type Outcome = {
  readonly onSent: () => void;
  readonly onFailure: (error: Error) => void;
  /** It was cancelled. The server may have taken it all the same. */
  readonly onCancelled: () => void;
};

type Running = MediaUpload & {
  readonly stop: AbortController;
  readonly task: MediaTask;
  readonly outcome: Outcome;
};

/** What an upload is found by: an exercise has one of each kind at a time. */
export const uploadKey = (kind: MediaKind, exerciseId: string): string => `${kind} ${exerciseId}`;

/**
 * Uploads of pictures and videos. They are not part of the dialog that starts them: it may be closed and opened
 * again meanwhile.
 */
export const mediaUploads = createStore<ReadonlyMap<string, Running>>(new Map());

function change(key: string, upload: Running | null): void {
  const uploads = new Map(mediaUploads.get());
  if (upload === null) uploads.delete(key);
  else uploads.set(key, upload);
  mediaUploads.set(uploads);
}

/** Follows how much has been sent, as long as nobody stops it. */
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

/** Begins to send a file, or goes on with one that a failure has stopped. */
export function startUpload(key: string, task: MediaTask, outcome: Outcome): void {
  const stop = new AbortController();
  const sent = mediaUploads.get().get(key)?.sent ?? 0;
  const { name, size } = task;
  change(key, { name, size, sent, secondsLeft: null, error: null, stop, task, outcome });
  const isCurrent = () => mediaUploads.get().get(key)?.stop === stop;
  task.send({ signal: stop.signal, onProgress: follow(key, stop) }).then(
    () => {
      if (isCurrent()) change(key, null);
      // Also when it was too late to cancel it.
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

/** Goes on where it was. */
export function resumeUpload(key: string): void {
  const upload = mediaUploads.get().get(key);
  if (upload?.error) startUpload(key, upload.task, upload.outcome);
}

/** Stops an upload for good. What has arrived is dropped; the server does that by itself if it is not told. */
export function cancelUpload(key: string): void {
  const upload = mediaUploads.get().get(key);
  if (!upload) return;
  upload.stop.abort();
  change(key, null);
  const dropped = upload.task.drop?.() ?? Promise.resolve();
  dropped.catch(() => {}).finally(upload.outcome.onCancelled);
}

// What a lost connection has stopped goes on by itself.
window.addEventListener('online', () => {
  for (const [key, { error }] of mediaUploads.get())
    if (error instanceof OfflineError) resumeUpload(key);
});
