import type { QueryClient } from '@tanstack/react-query';

/** Puts an answer that no screen has requested into the cache, where it stays until the page closes. */
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
