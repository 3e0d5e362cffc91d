import './change-avatar.css';
import { Camera } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useDialog } from '#web/platform/loading/use-dialog.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

const AvatarDialog = lazily(() => import('./avatar-dialog.tsx'), 'AvatarDialog');

/** The button on the avatar, and its dialog, which is loaded when it is first opened. */
export function ChangeAvatar() {
  const { t } = useTranslation('settings');
  const dialog = useDialog(AvatarDialog);
  return (
    <>
      <IconButton
        className="change-avatar"
        label={t('avatar.change')}
        aria-busy={dialog.busy}
        onClick={dialog.show}
      >
        <Camera className="icon icon-small" aria-hidden />
      </IconButton>
      {dialog.opened > 0 && <AvatarDialog key={dialog.opened} {...dialog.state} />}
    </>
  );
}
