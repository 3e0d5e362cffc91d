import type { QueryClient } from '@tanstack/react-query';
import type { ConfirmedRequest } from './queued-request.ts';
import { lacks } from './replaced-answers.ts';

/** No stored read is older. */
const longestMs = 30 * 24 * 60 * 60 * 1000;

/** Whether every stored read that a confirmed request has outdated was answered later, so that nothing is predicted. */
export function isSettled(client: QueryClient, request: ConfirmedRequest): boolean {
  if (request.unlocked) return false;
  if (Date.now() - request.confirmedAt > longestMs) return true;
  return client
    .getQueryCache()
    .getAll()
    .every((query) => query.state.data === undefined || !lacks(query, request));
}
