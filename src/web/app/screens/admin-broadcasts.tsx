import { BroadcastsScreen } from '#web/features/broadcasts/broadcasts-screen.tsx';
import { NotificationItem } from '#web/features/notifications/notification-item.tsx';

type Words = { readonly title: string; readonly message: string };

const nothing = () => {};

/** A preview that looks exactly like the row in the golfers' list. */
const asNotification = (words: Words) => (
  <ul>
    <NotificationItem
      notification={{
        id: 'preview',
        type: 'admin_broadcast',
        isRead: false,
        ...words,
        createdAt: Temporal.Now.instant().toString(),
        data: { path: '/notifications' },
      }}
      onRead={nothing}
      full
    />
  </ul>
);

export const AdminBroadcasts = () => <BroadcastsScreen preview={asNotification} />;
