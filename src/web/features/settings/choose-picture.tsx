import { Camera, ImageOff, ImagePlus } from 'lucide-react';
import { useId } from 'react';
import { avatarLimits } from '#contract/settings.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FileChoice } from '#web/ui/file-choice.tsx';

/** Why a file cannot become an avatar, and its name, which is shown with the reason. */
export type Refused = {
  readonly fault: 'wrongType' | 'empty' | 'damaged' | 'tooLarge';
  readonly name: string;
};

const types: readonly string[] = avatarLimits.mediaTypes;

/** Checks a file before it is sent. Returns null if it is acceptable. */
export function refusalOf({ type, size, name }: File): Refused | null {
  if (!types.includes(type)) return { fault: 'wrongType', name };
  if (size === 0) return { fault: 'empty', name };
  return size > avatarLimits.maxBytes ? { fault: 'tooLarge', name } : null;
}

type ChoosePictureProps = {
  readonly refused: Refused | null;
  readonly onChoose: (file: File) => void;
};

/** A file picker for a picture, with drag and drop, and with the camera on phones. */
export function ChoosePicture({ refused, onChoose }: ChoosePictureProps) {
  const { t } = useTranslation('settings');
  const hintId = useId();
  const file = { accept: types.join(','), onChoose };
  const Sign = refused ? ImageOff : ImagePlus;
  return (
    <>
      {refused && (
        <div role="alert" className="file-refusal">
          <p className="row-title">{t(`avatar.${refused.fault}.title`)}</p>
          <p>{t(`avatar.${refused.fault}.text`)}</p>
          <p className="small muted">{t('avatar.unused', { name: refused.name })}</p>
        </div>
      )}
      <FileChoice {...file} aria-describedby={hintId}>
        <Sign className="icon" aria-hidden />
        <span className="row-title">{t(refused ? 'avatar.chooseAnother' : 'avatar.choose')}</span>
        <span className="small muted" aria-hidden>
          {t('avatar.drop')}
        </span>
      </FileChoice>
      <FileChoice {...file} capture="user" className="picture-photo">
        <Camera className="icon" aria-hidden />
        <span className="row-title">{t('avatar.photo')}</span>
      </FileChoice>
      <p className="small muted" id={hintId}>
        {t('avatar.hint')}
      </p>
    </>
  );
}
