import '#web/ui/icon-button.css';
import { Bell as BellIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { withTexts } from '#web/platform/i18n.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useDialog } from '#web/platform/loading/use-dialog.ts';
import { useLocation } from '#web/router/router-context.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { usePolledUnread } from './unread.ts';

const BellDropdown = lazily(
  () => withTexts(import('./bell-dropdown.tsx'), 'notifications'),
  'BellDropdown',
);

/** The bell in the header with the number of unread notifications. Opens the newest ones. */
export function Bell() {
  const { t } = useTranslation('app');
  const count = usePolledUnread()?.count ?? 0;
  const path = useLocation(({ pathname }) => pathname);
  const { show } = useDialog(BellDropdown);
  const button = useRef<HTMLButtonElement>(null);
  // The path on which the dropdown was opened: navigating to another screen closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === path;
  const toggle = async () => {
    if (open) return setOpenOn(null);
    if (await show()) setOpenOn(path);
  };
  return (
    <>
      <IconButton
        ref={button}
        label={t('nav.notifications', { count })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => void toggle()}
      >
        <BellIcon className="icon" aria-hidden />
        <Badge count={count} />
      </IconButton>
      {open && <BellDropdown bell={button} onClose={() => setOpenOn(null)} />}
    </>
  );
}
