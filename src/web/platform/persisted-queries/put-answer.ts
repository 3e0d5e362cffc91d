import type { QueryClient } from '@tanstack/react-query';

/** Puts an answer into the cache that no screen has asked for; it stays as long as the page. */
export function putAnswer(
  client: QueryClient,
  url: string,
  { answer, answeredAt }: { readonly answer: unknown; readonly answeredAt: number },
): void {
  client
    .getQueryCache()
    .build(client, { queryKey: [url], gcTime: Number.POSITIVE_INFINITY })
    .setData(answer, { updatedAt: answeredAt, manual: true });
}
