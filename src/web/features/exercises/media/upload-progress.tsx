import { Film, X } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { sizeText } from '#web/platform/size-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { useMediaToasts } from './use-media-toasts.ts';
import { cancelUpload, resumeUpload, type VideoUpload } from './video-uploads.ts';

type UploadProgressProps = { readonly exerciseId: string; readonly upload: VideoUpload };

/** How much of a video has arrived, and what to do when it stops. */
export function UploadProgress({ exerciseId, upload }: UploadProgressProps) {
  const { t, language } = useTranslation('exercises');
  const { reasonOf } = useMediaToasts();
  const { file, sent, error } = upload;
  const left = useTimeLeft(upload);
  const size = sizeText(file.size, language);
  return (
    <div className="upload">
      <Film className="icon" aria-hidden />
      <div>
        <p className="row-title">{file.name}</p>
        <p className="small muted">
          {sent < file.size
            ? [t('media.progress', { sent: sizeText(sent, language), size }), left]
                .filter(Boolean)
                .join(', ')
            : t('media.checking')}
        </p>
      </div>
      <IconButton label={t('media.cancel')} onClick={() => cancelUpload(exerciseId)}>
        <X className="icon icon-small" aria-hidden />
      </IconButton>
      <ProgressBar share={sent / file.size} label={t('media.upload')} />
      {error && (
        <div className="stack-small">
          <Fault>{reasonOf(error)}</Fault>
          <Button variant="outline" size="slim" onClick={() => resumeUpload(exerciseId)}>
            {t('media.resume')}
          </Button>
        </div>
      )}
    </div>
  );
}

const secondsAMinute = 60;

/** About how long it takes still; nothing while that is unknown. */
function useTimeLeft({ secondsLeft }: VideoUpload): string {
  const { t } = useTranslation('exercises');
  if (secondsLeft === null) return '';
  return secondsLeft < secondsAMinute
    ? t('media.secondsLeft', { seconds: Math.max(1, Math.ceil(secondsLeft / 5) * 5) })
    : t('media.minutesLeft', { minutes: Math.ceil(secondsLeft / secondsAMinute) });
}
