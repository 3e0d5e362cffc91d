import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { exercises } from '#contract/exercises.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { faultOfPicture } from '#web/platform/form/picture-fault.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { FileField } from './file-field.tsx';
import type { MediaTask } from './media-uploads.ts';
import { type MediaKind, type RefusedFile, refusalOf } from './refused-file.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useMediaToasts } from './use-media-toasts.ts';
import { useMediaUpload } from './use-media-upload.ts';

const words = {
  image: { title: 'image', remove: 'deleteImage', ask: 'askImage', text: 'askImageText' },
  video: { title: 'video', remove: 'deleteVideo', ask: 'askVideo', text: 'askVideoText' },
} as const;

type MediaPanelProps = {
  readonly kind: MediaKind;
  readonly exerciseId: string;
  /** The picture or video; null if there is none. */
  readonly shown: ReactNode;
  /** What belongs to it, below its buttons. */
  readonly children?: ReactNode;
  /** Prepares a file to be sent. Rejects for a picture that the browser cannot decode. */
  readonly taskOf: (file: File) => Promise<MediaTask>;
};

/** The picture or video of an exercise: choose, send, show, replace and delete. */
export function MediaPanel({ kind, exerciseId: id, shown, children, taskOf }: MediaPanelProps) {
  const { t } = useTranslation('exercises');
  const { upload, start } = useMediaUpload(kind, id);
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const [preparing, setPreparing] = useState(false);
  const [replacing, setReplacing] = useState(false);
  const choose = async (file: File) => {
    const refusal = refusalOf(kind, file);
    setRefused(refusal);
    if (refusal !== null || preparing) return;
    setPreparing(true);
    try {
      start(await taskOf(file));
      setReplacing(false);
    } catch {
      setRefused({ fault: await faultOfPicture(file), name: file.name, bytes: file.size });
    } finally {
      setPreparing(false);
    }
  };
  return (
    <section className="media-panel" aria-labelledby={kind}>
      <h3 className="row-title" id={kind}>
        {t(`media.${words[kind].title}`)}
      </h3>
      {shown && (
        <div className="media-box">
          {shown}
          <div className="media-bar">
            <Button
              variant="outline"
              size="slim"
              disabled={upload !== undefined}
              onClick={() => setReplacing(!replacing)}
            >
              {t(replacing ? 'cancel' : 'media.replace')}
            </Button>
            <DeleteMedia kind={kind} id={id} />
          </div>
          {children}
        </div>
      )}
      {upload && <UploadProgress kind={kind} exerciseId={id} upload={upload} />}
      {!upload && (!shown || replacing) && (
        <FileField
          kind={kind}
          refused={refused}
          busy={preparing}
          onChoose={(file) => void choose(file)}
        />
      )}
    </section>
  );
}

/** Deletes a picture or video after asking for confirmation. */
function DeleteMedia({ kind, id }: { readonly kind: MediaKind; readonly id: string }) {
  const { t } = useTranslation('exercises');
  const toasts = useMediaToasts();
  const [asking, setAsking] = useState(false);
  const { removeImage, removeVideo } = exercises;
  const removal = useAction<typeof removeImage | typeof removeVideo>(
    kind === 'image' ? removeImage : removeVideo,
    { success: toasts.deleted, failure: toasts.notDeleted },
  );
  return (
    <>
      <IconButton label={t(`media.${words[kind].remove}`)} onClick={() => setAsking(true)}>
        <Trash2 className="icon icon-small" aria-hidden />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(`media.${words[kind].ask}`)}
        confirmText={t('actions.delete')}
        cancelText={t('delete.keep')}
        busy={removal.busy}
        onConfirm={() => removal.send({ params: { id } }, () => setAsking(false))}
      >
        {t(`media.${words[kind].text}`)}
      </ConfirmDialog>
    </>
  );
}
