import { useQueryClient } from '@tanstack/react-query';
import { refreshReads } from '#web/platform/api/refresh-reads.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { changedWithMedia, useMediaToasts } from './use-media-toasts.ts';
import { startUpload } from './video-uploads.ts';

/** Begins to send a video; how it ends is told by a toast, also after the dialog was closed. */
export function useVideoUpload(exerciseId: string): (file: File) => void {
  const client = useQueryClient();
  const toasts = useMediaToasts();
  return (file) =>
    startUpload(exerciseId, file, {
      onSent: () => {
        refreshReads(client, changedWithMedia);
        toast(toasts.sent);
      },
      onFailure: (error) => toast({ ...toasts.failed(error), variant: 'destructive' }),
    });
}
