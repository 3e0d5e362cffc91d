import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notifications } from '#contract/notifications.ts';
import { query } from '#web/platform/api/query.ts';
import { urlOf } from '#web/platform/api/url.ts';
import { useOnline } from '#web/platform/online.ts';

const pollEveryMs = 30_000;

const unreadQuery = query(notifications.unreadCount);
const listUrl = urlOf(notifications.list, { query: {} });

/** How many notifications are unread, and how many there are; undefined until it is known. */
export const useUnread = () => useQuery(unreadQuery).data;

/**
 * The same for the bell, which is on every screen: asked again every 30 seconds while the tab is visible.
 * Lists on the screen follow.
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
    // A read that is under way after the golfer's own change serves this one too.
    void client.invalidateQueries(
      { predicate: ({ queryKey: [url] }) => String(url).split('?')[0] === listUrl },
      { cancelRefetch: false },
    );
  }, [client, data]);
  return data;
}
