import { Film, ImageOff, ImagePlus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { sizeText } from '#web/platform/size-text.ts';
import { FileChoice } from '#web/ui/file-choice.tsx';
import { acceptedFiles, type MediaKind, mostMegabytes, type RefusedFile } from './refused-file.ts';

type FileFieldProps = {
  readonly kind: MediaKind;
  readonly refused: RefusedFile | null;
  readonly busy?: boolean;
  readonly onChoose: (file: File) => void;
};

/** Lets the administrator choose or drop a picture or video, and shows why the last file was refused. */
export function FileField({ kind, refused, busy = false, onChoose }: FileFieldProps) {
  const { t, language } = useTranslation('exercises');
  const hintId = useId();
  const [Empty, Bad] = kind === 'image' ? [ImagePlus, ImageOff] : [Film, Film];
  const Sign = refused ? Bad : Empty;
  return (
    <>
      {refused && (
        <div role="alert" className="file-refusal">
          <p className="row-title">{t(`media.${refused.fault}.title`)}</p>
          <p>
            {refused.fault === 'tooLarge' &&
              t('media.tooLarge.text', { most: mostMegabytes(kind) })}
            {refused.fault === 'imageFormat' && t('media.imageFormat.text')}
            {refused.fault === 'wrongType' && t(`media.wrongType.${kind}`)}
            {refused.fault === 'empty' && t('media.empty.text')}
            {refused.fault === 'damaged' && t('media.damaged.text')}
          </p>
          <p className="small muted">
            {refused.fault === 'tooLarge'
              ? t('media.hasSize', {
                  name: refused.name,
                  size: sizeText(refused.bytes, language, { over: true }),
                })
              : t('media.notUploaded', { name: refused.name })}
          </p>
        </div>
      )}
      <FileChoice
        accept={acceptedFiles[kind]}
        onChoose={onChoose}
        disabled={busy}
        aria-describedby={hintId}
      >
        <Sign className="icon" aria-hidden />
        <span className="row-title">
          {t(busy ? 'media.fitting' : kind === 'image' ? 'media.chooseImage' : 'media.chooseVideo')}
        </span>
        <span className="small muted" aria-hidden>
          {t(kind === 'image' ? 'media.withoutImage' : 'media.withoutVideo')}
        </span>
      </FileChoice>
      <p className="small muted" id={hintId}>
        {t(`media.${kind}Hint`, { most: mostMegabytes(kind) })}
        {kind === 'video' && ` ${t('media.captions')}`}
      </p>
    </>
  );
}
