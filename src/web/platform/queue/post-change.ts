import { longestWait } from '#contract/offline.ts';
import type { training } from '#contract/training.ts';
import { isSameCompletion } from '#domain/training/same-completion.ts';
import { ApiError, OfflineError } from '../api/failures.ts';
import { fetchJson } from '../api/fetch-json.ts';
import { isUndecided } from './undecided.ts';
import type { WaitingChange } from './waiting-change.ts';

// Copied as text: importing the rows would load their request schemas into the service worker.
const completePath: (typeof training)['complete']['path'] = '/api/user/complete-session';

/** The outcome of one attempt to send a change. */
export type Outcome =
  | { readonly kind: 'answered'; readonly answer: unknown }
  /** The session was already completed with other entries, which are in the server's answer. */
  | { readonly kind: 'done-otherwise'; readonly answer: unknown }
  /** The server refused the change. */
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** There is no decision: the device is offline, or the server is busy or fails. */
  | { readonly kind: 'unanswered'; readonly error: unknown }
  /** The golfer who made the change is no longer signed in. */
  | { readonly kind: 'signed-out'; readonly error: ApiError };

/** Seconds since a golfer made a change; 0 if the clock was set back meanwhile. */
function secondsSince(recordedAt: number): number {
  const seconds = Math.floor((Date.now() - recordedAt) / 1000);
  return Math.min(Math.max(seconds, 0), longestWait);
}

type Completion = Parameters<typeof isSameCompletion>[0];

/** Whether the golfer's completion of a session differs from the one that the server has. */
function isCompletedOtherwise({ path, body }: WaitingChange, answer: unknown): boolean {
  if (path !== completePath) return false;
  const { completion } = (answer ?? {}) as { readonly completion?: Completion };
  return completion !== undefined && !isSameCompletion(body as Completion, completion);
}

/** Sends a change once. All attempts use the same key, so that the change counts once. */
export async function postChange(
  change: WaitingChange,
  headers: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const { method, url, body, key, golferId, recordedAt } = change;
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
    return { kind: isCompletedOtherwise(change, answer) ? 'done-otherwise' : 'answered', answer };
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
