import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { Check, CheckCheck, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { type Notification, notifications, notificationsPerPage } from '#contract/notifications.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { pages } from '#web/platform/api/query.ts';
import { EmptyState, ErrorState } from '#web/platform/screen/states.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { NotificationItem } from './notification-item.tsx';
import { NotificationSkeletons } from './notification-skeletons.tsx';
import { useDelete, useMarkAllRead, useRead } from './use-notification-actions.ts';

const retryAfterMs = 1000;
const skeletons = 6;

/** The notifications, page by page, newest first. */
const pagesOf = (unreadOnly: boolean) =>
  infiniteQueryOptions({
    ...pages(notifications.list, {
      query: { unreadOnly: unreadOnly ? 'true' : 'false' },
      next: (page) => (page.length === notificationsPerPage ? page.at(-1)?.id : undefined),
    }),
    retry: 1,
    retryDelay: retryAfterMs,
  });

type ListProps = { readonly unreadOnly?: boolean; readonly hasUnread: boolean };

/** The notifications of a tab, with their actions. */
export function NotificationList({ unreadOnly = false, hasUnread }: ListProps) {
  const { t } = useTranslation('notifications');
  const list = useInfiniteQuery(pagesOf(unreadOnly));
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage } = list;
  const element = useRef<HTMLDivElement>(null);
  // The pressed button disappears together with its row, so move the focus to the list.
  const keepFocus = () => element.current?.focus({ preventScroll: true });
  const markAllRead = useMarkAllRead(keepFocus);
  if (!data) {
    if (error && !isFetching)
      return (
        <ErrorState
          error={error}
          title={t('failed')}
          safe={t('safe')}
          again={t('refresh')}
          retry={() => void refetch()}
        />
      );
    return (
      <div className="notification-list">
        <NotificationSkeletons full count={skeletons} />
      </div>
    );
  }
  const shown = data.pages.flat();
  return (
    <div ref={element} tabIndex={-1} className="notification-list">
      {hasUnread && (
        <button
          type="button"
          className="link notifications-mark-all"
          onClick={() => markAllRead.send()}
        >
          <CheckCheck className="icon icon-small" aria-hidden />
          {t('markAllRead')}
        </button>
      )}
      {shown.length === 0 ? (
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <Items list={shown} onGone={keepFocus} />
      )}
      {hasNextPage && (
        <Button
          variant="outline"
          busy={isFetchingNextPage}
          busyText={t('loadingMore')}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </div>
  );
}

type ItemsProps = { readonly list: readonly Notification[]; readonly onGone: () => void };

function Items({ list, onGone }: ItemsProps) {
  const { t } = useTranslation('notifications');
  const read = useRead(onGone);
  const remove = useDelete(onGone);
  return (
    <ul className="ruled">
      {list.map((one) => (
        <NotificationItem
          key={one.id}
          notification={one}
          onRead={read}
          full
          actions={
            <>
              {!one.isRead && (
                <IconButton
                  label={t('markRead', { title: one.title })}
                  onClick={() => read(one.id)}
                >
                  <Check className="icon icon-small" aria-hidden />
                </IconButton>
              )}
              <IconButton label={t('delete', { title: one.title })} onClick={() => remove(one.id)}>
                <Trash2 className="icon icon-small" aria-hidden />
              </IconButton>
            </>
          }
        />
      ))}
    </ul>
  );
}
