import type { QueryClient } from '@tanstack/react-query';
import { isOutdatedBy } from '../persisted-queries/persisted-urls.ts';
import type { ConfirmedChange } from './waiting-change.ts';

/** No stored read is older. */
const longestMs = 30 * 24 * 60 * 60 * 1000;

/** Whether every stored read that a confirmed change has outdated was answered later, so that nothing is predicted. */
export function isSettled(client: QueryClient, change: ConfirmedChange): boolean {
  if (change.unlocked) return false;
  if (Date.now() - change.confirmedAt > longestMs) return true;
  return client
    .getQueryCache()
    .getAll()
    .every(
      ({ queryKey: [url], state }) =>
        state.data === undefined ||
        state.dataUpdatedAt >= change.confirmedAt ||
        !isOutdatedBy(String(url), change),
    );
}
