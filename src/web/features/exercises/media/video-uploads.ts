import { OfflineError } from '#web/platform/api/failures.ts';
import { createStore } from '#web/platform/store.ts';
import { dropUpload, sendVideo } from './send-video.ts';

export type VideoUpload = {
  readonly file: File;
  readonly sent: number;
  /** Seconds until the rest has arrived, at the pace so far; null while that is unknown. */
  readonly secondsLeft: number | null;
  /** Why it rests; null while it is under way. */
  readonly error: Error | null;
};

type Outcome = { readonly onSent: () => void; readonly onFailure: (error: Error) => void };

type Running = VideoUpload & { readonly stop: AbortController; readonly outcome: Outcome };

/**
 * Uploads by exercise. They are not part of the dialog that starts them: it may be closed and opened again
 * meanwhile.
 */
export const videoUploads = createStore<ReadonlyMap<string, Running>>(new Map());

function change(exerciseId: string, upload: Running | null): void {
  const uploads = new Map(videoUploads.get());
  if (upload === null) uploads.delete(exerciseId);
  else uploads.set(exerciseId, upload);
  videoUploads.set(uploads);
}

/** Follows how much has arrived, as long as nobody stops it. */
function follow(exerciseId: string, stop: AbortController) {
  const startedAt = performance.now();
  let before: number | null = null;
  return (sent: number) => {
    const upload = videoUploads.get().get(exerciseId);
    if (upload?.stop !== stop) return;
    before ??= sent;
    const pace = (sent - before) / (performance.now() - startedAt);
    const secondsLeft = pace > 0 ? (upload.file.size - sent) / pace / 1000 : null;
    change(exerciseId, { ...upload, sent, secondsLeft });
  };
}

/** Begins to send a video, or goes on with one that a failure has stopped. */
export function startUpload(exerciseId: string, file: File, outcome: Outcome): void {
  const stop = new AbortController();
  const sent = videoUploads.get().get(exerciseId)?.sent ?? 0;
  change(exerciseId, { file, sent, secondsLeft: null, error: null, stop, outcome });
  const onProgress = follow(exerciseId, stop);
  sendVideo({ exerciseId, file, signal: stop.signal, onProgress }).then(
    () => {
      change(exerciseId, null);
      outcome.onSent();
    },
    (error: Error) => {
      const upload = videoUploads.get().get(exerciseId);
      if (stop.signal.aborted || !upload) return;
      change(exerciseId, { ...upload, error, secondsLeft: null });
      outcome.onFailure(error);
    },
  );
}

/** Goes on where it was. */
export function resumeUpload(exerciseId: string): void {
  const upload = videoUploads.get().get(exerciseId);
  if (upload?.error) startUpload(exerciseId, upload.file, upload.outcome);
}

/** Stops an upload for good. What has arrived is dropped; the server does that by itself if it is not told. */
export function cancelUpload(exerciseId: string): void {
  const upload = videoUploads.get().get(exerciseId);
  if (!upload) return;
  upload.stop.abort();
  change(exerciseId, null);
  dropUpload(exerciseId, upload.file).catch(() => {});
}

// What a lost connection has stopped goes on by itself.
window.addEventListener('online', () => {
  for (const [exerciseId, { error }] of videoUploads.get())
    if (error instanceof OfflineError) resumeUpload(exerciseId);
});
