import { Captions, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { exercises } from '#contract/exercises.ts';
import { captionsLength, isWebVtt } from '#domain/drills/web-vtt.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { Fault } from '#web/ui/fault.tsx';
import { FileChoice } from '#web/ui/file-choice.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useMediaToasts } from './use-media-toasts.ts';

type CaptionsPanelProps = {
  readonly exerciseId: string;
  readonly hasCaptions: boolean;
};

/** The captions of an uploaded video: choose, replace and delete. */
export function CaptionsPanel({ exerciseId: id, hasCaptions }: CaptionsPanelProps) {
  const { t } = useTranslation('exercises');
  const hintId = useId();
  const [refused, setRefused] = useState<string | null>(null);
  const toasts = useMediaToasts();
  const setting = useAction(exercises.setCaptions, {
    success: toasts.sent,
    failure: toasts.failed,
  });
  const removal = useAction(exercises.removeCaptions, {
    success: toasts.deleted,
    failure: toasts.notDeleted,
  });
  const choose = async (file: File) => {
    const captions = await file.text();
    const isFine = captions.length <= captionsLength && isWebVtt(captions);
    setRefused(isFine ? null : file.name);
    if (isFine) setting.send({ params: { id }, body: { captions } });
  };
  return (
    <section className="media-note stack-small" aria-labelledby="captions">
      <div className="between is-middle">
        <h4 className="row-title" id="captions">
          {t('media.captionsTitle')}
        </h4>
        {hasCaptions && (
          <IconButton
            label={t('media.deleteCaptions')}
            disabled={removal.busy}
            onClick={() => removal.send({ params: { id } })}
          >
            <Trash2 className="icon icon-small" aria-hidden />
          </IconButton>
        )}
      </div>
      <p className="small muted">{t(hasCaptions ? 'media.captionsThere' : 'media.captionsNone')}</p>
      {refused !== null && <Fault>{t('media.wrongCaptions', { name: refused })}</Fault>}
      <FileChoice
        accept=".vtt,text/vtt"
        disabled={setting.busy}
        onChoose={(file) => void choose(file)}
        aria-describedby={hintId}
      >
        <Captions className="icon" aria-hidden />
        <span className="row-title">
          {t(hasCaptions ? 'media.replaceCaptions' : 'media.chooseCaptions')}
        </span>
      </FileChoice>
      <p className="small muted" id={hintId}>
        {t('media.captionsHint', { most: captionsLength / 1000 })}
      </p>
    </section>
  );
}
