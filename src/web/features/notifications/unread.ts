import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notifications } from '#contract/notifications.ts';
import { query } from '#web/platform/api/query.ts';
import { urlOf } from '#web/platform/api/url.ts';
import { useOnline } from '#web/platform/browser/online.ts';

const pollEveryMs = 30_000;

const unreadQuery = query(notifications.unreadCount);
const listUrl = urlOf(notifications.list, { query: {} });

/** The number of unread notifications and the total; undefined while loading. */
export const useUnread = () => useQuery(unreadQuery).data;

/**
 * Like `useUnread`, for the bell on every screen: polls every 30 seconds while the tab is visible and online, and
 * refetches the notification lists when the numbers change.
 */
export function usePolledUnread() {
  const client = useQueryClient();
  const online = useOnline();
  const { data } = useQuery({ ...unreadQuery, refetchInterval: online && pollEveryMs });
  const known = useRef(data);
  useEffect(() => {
    const before = known.current;
    known.current = data;
    if (!data || !before || (before.count === data.count && before.total === data.total)) return;
    // A refetch already started by the golfer's own change is new enough, so do not restart it.
    void client.invalidateQueries(
      { predicate: ({ queryKey: [url] }) => String(url).split('?')[0] === listUrl },
      { cancelRefetch: false },
    );
  }, [client, data]);
  return data;
}
