import './notification-item.css';
import type { ReactNode } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { ItemBoundary } from '#web/platform/screen/item-boundary.tsx';
import { PathLink } from '#web/router/path-link.tsx';
import { displayedType } from './displayed-type.ts';
import { TimeAgo } from './time-ago.tsx';

type ItemProps = {
  readonly notification: Notification;
  /** Marks the notification as read. */
  readonly onRead: (id: string) => void;
  /** Called when the golfer follows the link, even if that screen is already open. */
  readonly onOpen?: () => void;
  /** Whether to show message and type; the dropdown does not. */
  readonly full?: boolean;
  readonly actions?: ReactNode;
};

/** A notification; nothing if it cannot be shown. Its title links to the related screen and marks it as read. */
export function NotificationItem(props: ItemProps) {
  return (
    <ItemBoundary>
      <Item {...props} />
    </ItemBoundary>
  );
}

function Item({ notification, onRead, onOpen, full, actions }: ItemProps) {
  const { t } = useTranslation('notifications');
  const { id, type, title, message, isRead, createdAt, data } = notification;
  const { icon: Icon, name } = displayedType(type);
  // Rows of earlier versions may have no data.
  const path = (data as Notification['data'] | null)?.path;
  const open = () => {
    if (!isRead) onRead(id);
    onOpen?.();
  };
  const read = () => !isRead && onRead(id);
  return (
    <li className={isRead ? 'notification' : 'notification is-new'}>
      <Icon className="icon" aria-hidden />
      <div>
        <p className="notification-head">
          {path === undefined ? (
            <button type="button" className="notification-title" onClick={read}>
              {title}
            </button>
          ) : (
            <PathLink className="notification-title" href={path} onClick={open}>
              {title}
            </PathLink>
          )}
          {!isRead && <span className="notification-new small">{t('new')}</span>}
        </p>
        {full && <p className="muted">{message}</p>}
        <p className="small facts-line">
          {full && <span>{t(`types.${name}`)}</span>}
          <TimeAgo instant={createdAt} />
        </p>
      </div>
      {actions && <div className="notification-actions">{actions}</div>}
    </li>
  );
}
