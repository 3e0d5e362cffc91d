import type { QueryClient } from '@tanstack/react-query';
import { type FeedItem, feed } from '#contract/feed.ts';
import { pages, query } from '#web/platform/api/query.ts';

// Friends change these too, so refetch them whenever they are shown.
const staleTime = 0;

/** The feed, page by page, newest first. */
export const feedPages = pages(feed.list);

export const itemQuery = (id: string) => ({
  ...query(feed.activity, { params: { id } }),
  staleTime,
});

export const commentsQuery = (id: string) => ({
  ...query(feed.comments, { params: { id } }),
  staleTime,
});

export const kudosQuery = (id: string) => ({ ...query(feed.kudos, { params: { id } }), staleTime });

/** Writes the kudos from a response into the cached pages. */
export function rememberKudos(client: QueryClient, id: string, kudos: FeedItem['kudos']): void {
  const place = (item: FeedItem) => (item.id === id ? { ...item, kudos } : item);
  client.setQueryData(feedPages.queryKey, (data) =>
    data === undefined
      ? undefined
      : {
          ...data,
          pages: data.pages.map((page) => ({ ...page, items: page.items.map(place) })),
        },
  );
}
