import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { type FeedItem, type FeedPage, feed } from '#contract/feed.ts';
import { query } from '#web/platform/api/query.ts';
import { apiRequest } from '#web/platform/api/request.ts';
import { urlOf } from '#web/platform/api/url.ts';

// Friends change these lists too, so refetch them whenever they are shown.
const staleTime = 0;

/** The feed, page by page, newest first. */
export const feedPages = infiniteQueryOptions({
  queryKey: [urlOf(feed.list)],
  meta: { auth: feed.list.auth },
  queryFn: async ({ pageParam, signal }) =>
    (await apiRequest(urlOf(feed.list, { query: pageParam }), { signal })) as FeedPage,
  initialPageParam: {} as { readonly cursor?: string },
  getNextPageParam: ({ nextCursor }) => (nextCursor === null ? undefined : { cursor: nextCursor }),
  staleTime,
});

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
  client.setQueryData(feedPages.queryKey, (data: InfiniteData<FeedPage> | undefined) =>
    data === undefined
      ? undefined
      : {
          ...data,
          pages: data.pages.map((page) => ({ ...page, items: page.items.map(place) })),
        },
  );
}
