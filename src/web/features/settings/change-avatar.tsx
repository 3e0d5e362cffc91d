import './change-avatar.css';
import { Camera } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useFreshDialog } from '#web/platform/loading/use-fetched.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

const loadDialog = async () => (await import('./avatar-dialog.tsx')).AvatarDialog;

/** The button on the avatar, and its dialog, which is loaded when it is first opened. */
export function ChangeAvatar() {
  const { t } = useTranslation('settings');
  const { part: AvatarDialog, ...dialog } = useFreshDialog(loadDialog);
  return (
    <>
      <IconButton
        className="change-avatar"
        label={t('avatar.change')}
        aria-busy={dialog.fetching}
        onClick={dialog.show}
      >
        <Camera className="icon icon-small" aria-hidden />
      </IconButton>
      {AvatarDialog && <AvatarDialog key={dialog.opened} {...dialog.state} />}
    </>
  );
}
