import type { Query, QueryClient } from '@tanstack/react-query';
import { isOutdatedBy, type Outdating } from './persisted-urls.ts';
import { apiRequest } from './request.ts';

/**
 * Fetches cached reads again whose URL begins with one of the prefixes. Reads that no screen has requested since
 * the app was opened are fetched when a screen needs them, and those that `remember` writes into the cache meanwhile
 * are up to date.
 */
export function refreshReads(
  client: QueryClient,
  prefixes: readonly string[],
  remember?: () => void,
): void {
  const isMeant = startsWithOne(prefixes);
  void client.invalidateQueries({ refetchType: 'none', predicate: isMeant });
  remember?.();
  void client.refetchQueries({
    // Screens in the history are refreshed too, so that going back never shows old data.
    predicate: (query) =>
      isMeant(query) && query.state.isInvalidated && query.options.queryFn !== undefined,
  });
}

/**
 * Does the same for a change that was sent without its screen, such as after a reload. Also refreshes reads that
 * the device restored from earlier visits.
 */
export function refreshAfterSending(client: QueryClient, change: Outdating): void {
  refreshReads(client, change.refresh);
  for (const { queryKey, options } of client.getQueryCache().getAll()) {
    const url = String(queryKey[0]);
    if (options.queryFn === undefined && isOutdatedBy(url, change))
      void client.prefetchQuery({ queryKey, queryFn: () => apiRequest(url) });
  }
}

const startsWithOne =
  (prefixes: readonly string[]) =>
  ({ queryKey: [url] }: Query) =>
    prefixes.some((prefix) => String(url).startsWith(prefix));
