import type { QueryClient } from '@tanstack/react-query';

/** Fetches cached reads again whose URL begins with one of the prefixes. */
export function refreshReads(client: QueryClient, prefixes: readonly string[]): void {
  void client.invalidateQueries({
    // Screens left behind are refreshed too, so that going back never shows the old state.
    refetchType: 'all',
    predicate: ({ queryKey: [url] }) => prefixes.some((prefix) => String(url).startsWith(prefix)),
  });
}
