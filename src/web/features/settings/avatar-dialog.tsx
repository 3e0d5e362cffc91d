import './avatar-dialog.css';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { faultOfPicture } from '#web/platform/form/picture-fault.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { ChoosePicture, type Refused, refusalOf } from './choose-picture.tsx';
import { type Crop, CropPicture } from './crop-picture.tsx';
import { useAvatar } from './use-avatar.ts';

/** Lets the golfer choose a picture, crop it to a circle, and save it as the avatar, or remove the current avatar. */
export function AvatarDialog({ open, onOpenChange }: DialogState) {
  const { t } = useTranslation('settings');
  const { avatarUrl } = useGolfer();
  const { picture, refused, choose, giveUp } = useChosenPicture();
  const [crop, setCrop] = useState<Crop | null>(null);
  const avatar = useAvatar(() => onOpenChange(false));
  const cancel = (
    <Button variant="outline" onClick={() => onOpenChange(false)}>
      {t('avatar.cancel')}
    </Button>
  );
  if (picture === null)
    return (
      <Sheet
        {...{ open, onOpenChange }}
        title={t('avatar.change')}
        foot={
          <>
            {avatarUrl !== null && (
              <Button variant="text" busy={avatar.removing} onClick={avatar.remove}>
                {t('avatar.remove')}
              </Button>
            )}
            {cancel}
          </>
        }
      >
        <ChoosePicture refused={refused} onChoose={choose} />
      </Sheet>
    );
  return (
    <Sheet
      {...{ open, onOpenChange }}
      title={t('crop.title')}
      foot={
        <>
          {cancel}
          <Button
            busy={avatar.uploading}
            busyText={t('crop.saving')}
            disabled={crop === null}
            onClick={() => crop && avatar.upload(picture.url, crop)}
          >
            {t(avatar.failed ? 'crop.again' : 'crop.save')}
          </Button>
        </>
      }
    >
      <CropPicture url={picture.url} onChange={setCrop} onBroken={() => void giveUp(picture)} />
    </Sheet>
  );
}

/** The chosen picture as an object URL, or the reason why it was refused. */
function useChosenPicture() {
  const [picture, setPicture] = useState<{ readonly url: string; readonly file: File } | null>(
    null,
  );
  const [refused, refuse] = useState<Refused | null>(null);
  const url = picture?.url;
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  return {
    picture,
    refused,
    choose: (file: File) => {
      const refusal = refusalOf(file);
      refuse(refusal);
      if (refusal === null) setPicture({ url: URL.createObjectURL(file), file });
    },
    /** Returns to choosing a picture, because this one cannot be shown. */
    async giveUp({ file }: { readonly file: File }) {
      refuse({ fault: await faultOfPicture(file), name: file.name });
      setPicture(null);
    },
  };
}
