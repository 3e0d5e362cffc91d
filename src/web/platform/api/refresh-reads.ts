import type { Query, QueryClient } from '@tanstack/react-query';
import { persistedPaths } from '../persisted-queries/persisted-urls.ts';
import { apiRequest } from './request.ts';

/**
 * Fetches cached reads again whose URL begins with one of the prefixes. Those that no screen has asked for
 * since the app was opened are fetched when one does.
 */
export function refreshReads(client: QueryClient, prefixes: readonly string[]): void {
  const isMeant = startsWithOne(prefixes);
  void client.invalidateQueries({ refetchType: 'none', predicate: isMeant });
  void client.refetchQueries({
    // Screens left behind are refreshed too, so that going back never shows the old state.
    predicate: (query) => isMeant(query) && query.options.queryFn !== undefined,
  });
}

/** A change as far as it says what it makes out of date. */
type Sent = { readonly refresh: readonly string[]; readonly sessionId: string | null };

/**
 * The same for a change that was sent without its screen, such as after a reload, and with what the device has kept of
 * earlier visits: it waits no more, so without a network these reads would show it undone. Of the sessions only the
 * one that it is about.
 */
export function refreshAfterSending(client: QueryClient, { refresh, sessionId }: Sent): void {
  refreshReads(client, refresh);
  const isMeant = startsWithOne(refresh);
  const isKept = (url: string) => persistedPaths.includes(url) || url.endsWith(`/${sessionId}`);
  const kept = client
    .getQueryCache()
    .getAll()
    .filter((query) => isMeant(query) && query.options.queryFn === undefined);
  for (const { queryKey } of kept) {
    const url = String(queryKey[0]);
    if (isKept(url)) void client.prefetchQuery({ queryKey, queryFn: () => apiRequest(url) });
  }
}

const startsWithOne =
  (prefixes: readonly string[]) =>
  ({ queryKey: [url] }: Query) =>
    prefixes.some((prefix) => String(url).startsWith(prefix));
