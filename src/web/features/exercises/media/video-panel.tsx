import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { exercises } from '#contract/exercises.ts';
import type { Exercise } from '#contract/exercises-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CaptionsPanel } from './captions-panel.tsx';
import { FileField } from './file-field.tsx';
import { type RefusedFile, refusalOf } from './refused-file.ts';
import { dropUpload, sendVideo } from './send-video.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useMediaToasts } from './use-media-toasts.ts';
import { useMediaUpload } from './use-media-upload.ts';
import { VideoState } from './video-state.tsx';

type VideoPanelProps = {
  readonly exercise: Exercise;
  /** Whether the server converts videos that browsers cannot play. */
  readonly converts: boolean | undefined;
};

/** The video of an exercise: choose, send in parts, watch, replace and delete. */
export function VideoPanel({ exercise, converts }: VideoPanelProps) {
  const { t } = useTranslation('exercises');
  const { id, media } = exercise;
  const { upload, start } = useMediaUpload('video', id);
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const [replacing, setReplacing] = useState(false);
  const hasVideo = media.videoUrl !== null || media.video !== null;
  const choose = (file: File) => {
    const refusal = refusalOf('video', file);
    setRefused(refusal);
    if (refusal !== null) return;
    setReplacing(false);
    start({
      name: file.name,
      size: file.size,
      send: (sending) => sendVideo({ exerciseId: id, file, ...sending }),
      drop: () => dropUpload(id, file),
    });
  };
  return (
    <section className="media-panel" aria-labelledby="video">
      <h3 className="row-title" id="video">
        {t('media.video')}
      </h3>
      {hasVideo && (
        <div className="media-box">
          <VideoState exercise={exercise} converts={converts} />
          <div className="media-bar">
            <Button
              variant="outline"
              size="slim"
              disabled={upload !== undefined}
              onClick={() => setReplacing(!replacing)}
            >
              {t(replacing ? 'cancel' : 'media.replace')}
            </Button>
            <DeleteVideo id={id} />
          </div>
          {media.video && (
            <CaptionsPanel exerciseId={id} hasCaptions={media.video.captionsUrl !== null} />
          )}
        </div>
      )}
      {upload && <UploadProgress kind="video" exerciseId={id} upload={upload} />}
      {!upload && (!hasVideo || replacing) && (
        <FileField kind="video" refused={refused} onChoose={choose} />
      )}
    </section>
  );
}

/** Deletes a video after asking for confirmation. */
function DeleteVideo({ id }: { readonly id: string }) {
  const { t } = useTranslation('exercises');
  const toasts = useMediaToasts();
  const [asking, setAsking] = useState(false);
  const removal = useAction(exercises.removeVideo, {
    success: toasts.deleted,
    failure: toasts.notDeleted,
  });
  return (
    <>
      <IconButton label={t('media.deleteVideo')} onClick={() => setAsking(true)}>
        <Trash2 className="icon icon-small" aria-hidden />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('media.askVideo')}
        confirmText={t('actions.delete')}
        cancelText={t('delete.keep')}
        busy={removal.busy}
        onConfirm={() => removal.send({ params: { id } }, () => setAsking(false))}
      >
        {t('media.askVideoText')}
      </ConfirmDialog>
    </>
  );
}
