import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { exercises } from '#contract/exercises.ts';
import type { Exercise } from '#contract/exercises-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { faultOfPicture } from '#web/platform/refused-file.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { FileField } from './file-field.tsx';
import { fittedPicture } from './fitted-picture.ts';
import { type RefusedFile, refusalOf } from './refused-file.ts';
import { sendPicture } from './send-picture.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useMediaToasts } from './use-media-toasts.ts';
import { useMediaUpload } from './use-media-upload.ts';

/** The picture of an exercise: choose, resize, send, replace and delete. */
export function PicturePanel({ exercise }: { readonly exercise: Exercise }) {
  const { t } = useTranslation('exercises');
  const { name, media } = exercise;
  const [replacing, setReplacing] = useState(false);
  const picture = usePicture(exercise, () => setReplacing(false));
  const { upload } = picture;
  const [asking, setAsking] = useState(false);
  return (
    <section className="media-panel" aria-labelledby="picture">
      <h3 className="row-title" id="picture">
        {t('media.image')}
      </h3>
      {media.imageUrl !== null && (
        <div className="media-box">
          <img src={media.imageUrl} alt={t('media.imageOf', { name })} />
          <div className="media-bar">
            <Button
              variant="outline"
              size="slim"
              disabled={upload !== undefined}
              onClick={() => setReplacing(!replacing)}
            >
              {t(replacing ? 'cancel' : 'media.replace')}
            </Button>
            <IconButton label={t('media.deleteImage')} onClick={() => setAsking(true)}>
              <Trash2 className="icon icon-small" aria-hidden />
            </IconButton>
          </div>
        </div>
      )}
      {upload && <UploadProgress kind="image" exerciseId={exercise.id} upload={upload} />}
      {!upload && (media.imageUrl === null || replacing) && (
        <FileField
          kind="image"
          refused={picture.refused}
          busy={picture.busy}
          onChoose={(file) => void picture.choose(file)}
        />
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('media.askImage')}
        confirmText={t('actions.delete')}
        cancelText={t('delete.keep')}
        busy={picture.removing}
        onConfirm={() => picture.remove(() => setAsking(false))}
      >
        {t('media.askImageText')}
      </ConfirmDialog>
    </section>
  );
}

/** Sends and deletes a picture. A file that cannot be decoded is refused. */
function usePicture({ id }: Exercise, onStart: () => void) {
  const toasts = useMediaToasts();
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const [drawing, setDrawing] = useState(false);
  const { upload, start } = useMediaUpload('image', id);
  const removal = useAction(exercises.removeImage, {
    success: toasts.deleted,
    failure: toasts.notDeleted,
  });
  return {
    refused,
    upload,
    busy: drawing,
    removing: removal.busy,
    remove: (onDone: () => void) => removal.send({ params: { id } }, onDone),
    async choose(file: File) {
      const refusal = refusalOf('image', file);
      setRefused(refusal);
      if (refusal !== null || drawing) return;
      setDrawing(true);
      try {
        const picture = await fittedPicture(file);
        start({
          name: file.name,
          size: picture.size,
          send: (sending) => sendPicture({ exerciseId: id, picture, ...sending }),
        });
        onStart();
      } catch {
        setRefused({ fault: await faultOfPicture(file), name: file.name, bytes: file.size });
      } finally {
        setDrawing(false);
      }
    },
  };
}
