import { MutationObserver, useQueryClient } from '@tanstack/react-query';
import { exercises } from '#contract/exercises.ts';
import { refreshReads } from '#web/platform/api/refresh-reads.ts';
import { isSignedOut } from '#web/platform/client/signed-out.ts';
import { useStore } from '#web/platform/store.ts';
import { toast, toastFailure } from '#web/platform/toast/toast.ts';
import { type MediaTask, mediaUploads, startUpload, uploadKey } from './media-uploads.ts';
import type { MediaKind } from './refused-file.ts';
import { useMediaToasts } from './use-media-toasts.ts';

const { auth, refresh } = exercises.setImage;

/**
 * Returns the upload of an exercise's picture or video, and a function to start one. A toast shows the result,
 * even after the dialog was closed.
 */
export function useMediaUpload(kind: MediaKind, exerciseId: string) {
  const client = useQueryClient();
  const toasts = useMediaToasts();
  const key = uploadKey(kind, exerciseId);
  const refreshMedia = () => refreshReads(client, refresh);
  // As a mutation, so that the client notices the end of the session.
  const send = (mutationFn: () => Promise<unknown>) =>
    new MutationObserver(client, { mutationFn, meta: { auth } }).mutate();
  return {
    upload: useStore(mediaUploads).get(key),
    start: (task: MediaTask) =>
      startUpload(
        key,
        { ...task, send: (sending) => send(() => task.send(sending)) },
        {
          onSent: () => {
            refreshMedia();
            toast(toasts.sent);
          },
          onCancelled: refreshMedia,
          onFailure: (error) => {
            if (isSignedOut(error, auth)) return;
            toastFailure(toasts.failed(error));
          },
        },
      ),
  };
}
