import { longestWait } from '#contract/offline.ts';
import { ApiError, isUndecided, OfflineError } from '../api/failures.ts';
import { fetchJson } from '../api/fetch-json.ts';
import { actionOf, type OfflineAction } from './offline-action.ts';
import type { QueuedRequest, Refusal } from './queued-request.ts';

/** The outcome of one attempt to send a request. */
export type Outcome =
  | { readonly kind: 'answered'; readonly answer: unknown }
  /** The server had other values stored already, which are in its answer. */
  | { readonly kind: 'done-otherwise'; readonly answer: unknown; readonly refusal: Refusal }
  /** The server refused the request. */
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** There is no decision: the device is offline, or the server is busy or fails. */
  | { readonly kind: 'unanswered'; readonly error: unknown }
  /** The golfer who made the request is no longer signed in. */
  | { readonly kind: 'signed-out'; readonly error: ApiError };

/** How requests are sent. */
export type Posting = {
  readonly actions: readonly OfflineAction[];
  readonly headers?: Readonly<Record<string, string>>;
};

/** Seconds since a golfer made a request; 0 if the clock was set back meanwhile. */
function secondsSince(recordedAt: number): number {
  const seconds = Math.floor((Date.now() - recordedAt) / 1000);
  return Math.min(Math.max(seconds, 0), longestWait);
}

/** Sends a request once. All attempts use the same key, so that it counts once. */
export async function postRequest(
  request: QueuedRequest,
  { actions, headers = {} }: Posting,
): Promise<Outcome> {
  const { method, url, body, key, golferId, recordedAt } = request;
  const age = secondsSince(recordedAt);
  try {
    const answer = await fetchJson(url, {
      method,
      credentials: 'include',
      headers: {
        ...headers,
        'idempotency-key': key,
        'recorded-by': golferId,
        ...(age > 0 && { 'recorded-ago': String(age) }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const code = actionOf(actions, request)?.refusalIn?.(body, (answer ?? {}) as object) ?? null;
    if (code === null) return { kind: 'answered', answer };
    return { kind: 'done-otherwise', answer, refusal: { status: 409, code, message: null } };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof OfflineError) return { kind: 'unanswered', error };
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) return { kind: 'signed-out', error };
  // For example a proxy that cannot reach our server.
  const isForeign = error.body === null;
  return { kind: isForeign || isUndecided(error.status) ? 'unanswered' : 'refused', error };
}
