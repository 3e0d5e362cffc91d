import { longestWait } from '#contract/offline.ts';
import type { training } from '#contract/training.ts';
import { isSameCompletion } from '#domain/training/same-completion.ts';
import { ApiError, OfflineError } from '../api/failures.ts';
import { fetchJson } from '../api/fetch-json.ts';
import type { WaitingChange } from './waiting-change.ts';

// As text: the rows would bring the schemas of their requests into the service worker.
const completePath: (typeof training)['complete']['path'] = '/api/user/complete-session';

/** What has become of one try to send a change. */
export type Outcome =
  | { readonly kind: 'answered'; readonly answer: unknown }
  /** The session was completed with other entries already, which the server answers with. */
  | { readonly kind: 'done-otherwise'; readonly answer: unknown }
  /** The server has decided against it. */
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** Nobody has decided: there is no signal, or the server is busy or fails. */
  | { readonly kind: 'unanswered'; readonly error: unknown }
  /** Whoever is signed in now, it is not the golfer who made it. */
  | { readonly kind: 'signed-out'; readonly error: ApiError };

/** Seconds since a golfer made a change. A clock that was set back meanwhile makes it now. */
function secondsSince(recordedAt: number): number {
  const seconds = Math.floor((Date.now() - recordedAt) / 1000);
  return Math.min(Math.max(seconds, 0), longestWait);
}

type Completion = Parameters<typeof isSameCompletion>[0];

/** Whether what the golfer said of a session is not what the server has of it. */
function isCompletedOtherwise({ path, body }: WaitingChange, answer: unknown): boolean {
  if (path !== completePath) return false;
  const { completion } = (answer ?? {}) as { readonly completion?: Completion };
  return completion !== undefined && !isSameCompletion(body as Completion, completion);
}

/** Timeouts, too many at once, and whatever is the server's own fault: the same may be sent again. */
const isUndecided = (status: number) => status === 408 || status === 429 || status >= 500;

/** Sends a change once. The same key with every try makes it count once. */
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
  // Such as the sign-in page of a hotel's network: the server has not heard of it yet.
  const isForeign = error.body === null;
  return { kind: isForeign || isUndecided(error.status) ? 'unanswered' : 'refused', error };
}
