import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { settings } from '#contract/settings.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { ApiError } from '#web/platform/api/failures.ts';
import { errorText } from '#web/platform/error-text.ts';
import { rememberUser, useGolfer } from '#web/platform/session/user.ts';
import { toastFailure } from '#web/platform/toast/toast.ts';
import type { Crop } from './crop-picture.tsx';
import { croppedJpeg } from './cropped-jpeg.ts';

/** Uploads a cropped picture as the golfer's avatar, or removes the avatar. Calls `onDone` after a success. */
export function useAvatar(onDone: () => void) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const golfer = useGolfer();
  const [drawing, setDrawing] = useState(false);
  const [failed, setFailed] = useState(false);
  const otherwise = t('avatar.failed.text');
  const failure = (error: Error) => ({
    title: t('avatar.failed.title'),
    // The server's message, also for a failure of its own, which has no other reason.
    description:
      (error instanceof ApiError && error.body?.message) ||
      errorText(error, { otherwise, offline: otherwise }),
  });
  const finish = ({ avatarUrl }: { readonly avatarUrl: string | null }) => {
    rememberUser(client, { ...golfer, avatarUrl });
    onDone();
  };
  const shared = { failure, onSuccess: finish };
  const change = useAction(settings.changeAvatar, {
    ...shared,
    success: { title: t('avatar.updated') },
    onFailure: () => setFailed(true),
  });
  const removal = useAction(settings.removeAvatar, {
    ...shared,
    success: { title: t('avatar.removed') },
  });
  return {
    /** Whether the last upload failed. */
    failed,
    uploading: drawing || change.busy,
    removing: removal.busy,
    remove: () => removal.send(),
    async upload(url: string, { area, rotation }: Crop) {
      if (drawing) return;
      setDrawing(true);
      try {
        change.send({ files: { avatar: await croppedJpeg(url, area, rotation) } });
      } catch {
        setFailed(true);
        toastFailure({ title: t('avatar.failed.title'), description: otherwise });
      } finally {
        setDrawing(false);
      }
    },
  };
}
