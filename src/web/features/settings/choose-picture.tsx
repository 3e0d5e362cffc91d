import { Camera, ImageOff, ImagePlus } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId } from 'react';
import { avatarLimits } from '#contract/settings.ts';
import { useTranslation } from '#web/i18n/translation.ts';

/** Why a file cannot become an avatar: its name is shown with the reason. */
export type Refused = { readonly fault: 'wrongType' | 'tooLarge'; readonly name: string };

const types: readonly string[] = avatarLimits.mediaTypes;

/** What is wrong with a file before anything is sent; null when it may be tried. */
export function refusalOf({ type, size, name }: File): Refused | null {
  if (!types.includes(type)) return { fault: 'wrongType', name };
  return size > avatarLimits.maxBytes ? { fault: 'tooLarge', name } : null;
}

type ChoosePictureProps = {
  readonly refused: Refused | null;
  readonly onChoose: (file: File) => void;
};

/** A field for a picture: pressed, or with a file dropped on it; on phones the camera as well. */
export function ChoosePicture({ refused, onChoose }: ChoosePictureProps) {
  const { t } = useTranslation('settings');
  const hintId = useId();
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  const file = {
    type: 'file',
    accept: types.join(','),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      take(target.files);
      // The same file can be chosen again.
      target.value = '';
    },
  };
  const Sign = refused ? ImageOff : ImagePlus;
  return (
    <>
      {refused && (
        <div role="alert" className="picture-refused">
          <p className="row-title">{t(`avatar.${refused.fault}.title`)}</p>
          <p>{t(`avatar.${refused.fault}.text`)}</p>
          <p className="small muted">{t('avatar.unused', { name: refused.name })}</p>
        </div>
      )}
      <label
        className="choice centered picture-choice"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <input {...file} aria-describedby={hintId} />
        <Sign className="icon" aria-hidden />
        <span className="row-title">{t(refused ? 'avatar.chooseAnother' : 'avatar.choose')}</span>
        <span className="small muted" aria-hidden>
          {t('avatar.drop')}
        </span>
      </label>
      <label className="choice centered picture-choice picture-photo">
        <input {...file} capture="user" />
        <Camera className="icon" aria-hidden />
        <span className="row-title">{t('avatar.photo')}</span>
      </label>
      <p className="small muted" id={hintId}>
        {t('avatar.hint')}
      </p>
    </>
  );
}
