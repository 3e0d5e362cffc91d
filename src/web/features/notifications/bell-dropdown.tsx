import './bell-dropdown.css';
import { useQuery } from '@tanstack/react-query';
import { Bell, CircleAlert, RotateCcw } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { type Notification, notifications } from '#contract/notifications.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { errorText } from '#web/platform/error-text.ts';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { useBackCloses } from '#web/ui/sheet-history.ts';
import { NotificationItem } from './notification-item.tsx';
import { NotificationSkeletons } from './notification-skeletons.tsx';
import { useRead } from './use-notification-actions.ts';

const shown = 5;

// Fetched each time the dropdown opens, never while it is closed.
const newestQuery = {
  ...query(notifications.list, { query: { limit: String(shown) } }),
  staleTime: 0,
  gcTime: 0,
};

type DropdownProps = {
  readonly bell: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
};

/** The newest notifications, below the bell. Escape, Back, or a press outside closes it. */
export function BellDropdown({ bell, onClose }: DropdownProps) {
  const { t } = useTranslation('notifications');
  const panel = useRef<HTMLDivElement>(null);
  useBackCloses(true, onClose);
  const keepForBell = (event: Event) => {
    // The bell's own click handler closes the dropdown.
    if (bell.current?.contains(event.target as Node)) event.preventDefault();
  };
  // Handled here, because a toast that opens later would consume the first Escape.
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  const focusPanel = (event: Event) => {
    event.preventDefault();
    panel.current?.focus();
  };
  const focusBell = (event: Event) => {
    event.preventDefault();
    if (document.activeElement === document.body) bell.current?.focus();
  };
  return (
    <Dialog.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        ref={panel}
        className="bell-dropdown"
        aria-describedby={undefined}
        onKeyDown={closeOnEscape}
        onOpenAutoFocus={focusPanel}
        onCloseAutoFocus={focusBell}
        onInteractOutside={keepForBell}
      >
        <Dialog.Title className="visually-hidden">{t('title')}</Dialog.Title>
        <Newest onClose={onClose} />
        <Link className="link bell-dropdown-all" to="/notifications" onClick={onClose}>
          {t('viewAll')}
        </Link>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Newest({ onClose }: Pick<DropdownProps, 'onClose'>) {
  const app = useTranslation('app');
  const { t } = useTranslation('notifications');
  const { data, error, isFetching, refetch } = useQuery(newestQuery);
  if (data) return <Rows list={data} onClose={onClose} />;
  if (error && !isFetching)
    return (
      <div className="centered bell-dropdown-notice" role="alert">
        <CircleAlert className="icon" aria-hidden />
        <b className="heading-small">{t('failed')}</b>
        <p className="small muted">{errorText(error)}</p>
        <Button variant="outline" size="slim" onClick={() => void refetch()}>
          <RotateCcw className="icon icon-small" aria-hidden />
          {app.t('failed.again')}
        </Button>
      </div>
    );
  return <NotificationSkeletons count={shown} />;
}

type RowsProps = Pick<DropdownProps, 'onClose'> & { readonly list: readonly Notification[] };

function Rows({ list, onClose }: RowsProps) {
  const { t } = useTranslation('notifications');
  const read = useRead();
  if (list.length === 0)
    return (
      <div className="centered bell-dropdown-notice">
        <Bell className="icon" aria-hidden />
        <b className="heading-small">{t('empty.title')}</b>
        <p className="small muted">{t('empty.text')}</p>
      </div>
    );
  return (
    <ul className="ruled">
      {list.map((one) => (
        <NotificationItem key={one.id} notification={one} onRead={read} onOpen={onClose} />
      ))}
    </ul>
  );
}
