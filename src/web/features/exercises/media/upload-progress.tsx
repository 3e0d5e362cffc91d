import { Film, Image, X } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { sizeText } from '#web/platform/size-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { cancelUpload, type MediaUpload, resumeUpload, uploadKey } from './media-uploads.ts';
import { isContentRefused, type MediaKind } from './refused-file.ts';
import { useMediaToasts } from './use-media-toasts.ts';

type UploadProgressProps = {
  readonly kind: MediaKind;
  readonly exerciseId: string;
  readonly upload: MediaUpload;
};

/** Shows how much of a picture or video has been sent, with a button to retry after a failure. */
export function UploadProgress({ kind, exerciseId, upload }: UploadProgressProps) {
  const { t, language } = useTranslation('exercises');
  const { reasonOf } = useMediaToasts();
  const { name, sent, error } = upload;
  const left = useTimeLeft(upload);
  const size = sizeText(upload.size, language);
  const key = uploadKey(kind, exerciseId);
  const Sign = kind === 'image' ? Image : Film;
  const isRefused = isContentRefused(error);
  const state =
    sent < upload.size
      ? [t('media.progress', { sent: sizeText(sent, language), size }), left]
          .filter(Boolean)
          .join(', ')
      : t(`media.checking.${kind}`);
  return (
    <div className="upload">
      <Sign className="icon" aria-hidden />
      <div>
        <p className="row-title">{name}</p>
        <p className="small muted">{isRefused ? size : state}</p>
      </div>
      <IconButton label={t('media.cancel')} onClick={() => cancelUpload(key)}>
        <X className="icon icon-small" aria-hidden />
      </IconButton>
      <ProgressBar share={sent / upload.size} label={t('media.upload')} />
      {error && (
        <div className="stack-small">
          <Fault>{reasonOf(error)}</Fault>
          {isRefused ? (
            <Button variant="outline" size="slim" onClick={() => cancelUpload(key)}>
              {t('media.another')}
            </Button>
          ) : (
            <Button variant="outline" size="slim" onClick={() => resumeUpload(key)}>
              {t(kind === 'image' ? 'again' : 'media.resume')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const secondsAMinute = 60;

/** Returns the approximate time left; empty while unknown. */
function useTimeLeft({ secondsLeft }: MediaUpload): string {
  const { t } = useTranslation('exercises');
  if (secondsLeft === null) return '';
  return secondsLeft < secondsAMinute
    ? t('media.secondsLeft', { seconds: Math.max(1, Math.ceil(secondsLeft / 5) * 5) })
    : t('media.minutesLeft', { minutes: Math.ceil(secondsLeft / secondsAMinute) });
}
