import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Fetches cached reads again whose URL begins with one of the prefixes. Those that no screen has asked for
 * since the app was opened are fetched when one does.
 */
export function refreshReads(client: QueryClient, prefixes: readonly string[]): void {
  const isMeant = ({ queryKey: [url] }: Query) =>
    prefixes.some((prefix) => String(url).startsWith(prefix));
  void client.invalidateQueries({ refetchType: 'none', predicate: isMeant });
  void client.refetchQueries({
    // Screens left behind are refreshed too, so that going back never shows the old state.
    predicate: (query) => isMeant(query) && query.options.queryFn !== undefined,
  });
}
