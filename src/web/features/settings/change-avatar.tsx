import './change-avatar.css';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useFetched } from '#web/platform/use-fetched.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

const loadDialog = async () => (await import('./avatar-dialog.tsx')).AvatarDialog;

/** The button on the avatar, and its dialog, which is fetched when it is first opened. */
export function ChangeAvatar() {
  const { t } = useTranslation('settings');
  const { part: AvatarDialog, fetchPart, fetching } = useFetched(loadDialog);
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  const show = async () => {
    if (!(await fetchPart())) return;
    setOpened(opened + 1);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        className="change-avatar"
        label={t('avatar.change')}
        aria-busy={fetching}
        onClick={() => void show()}
      >
        <Camera className="icon icon-small" aria-hidden />
      </IconButton>
      {AvatarDialog && <AvatarDialog key={opened} open={open} onOpenChange={setOpen} />}
    </>
  );
}
