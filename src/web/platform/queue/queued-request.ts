import type { Achievement } from '#contract/achievements-schemas.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { createStore } from '../store.ts';

/** Why the server refused a request. */
export type Refusal = {
  readonly status: number;
  /** A code from `contract/errors.ts`; null if the response did not come from our server. */
  readonly code: string | null;
  readonly message: string | null;
};

/** A request on this device that the server has not confirmed yet. Devices have stored it in this shape. */
export type QueuedRequest = {
  /** Its position in the sending order. */
  readonly order: number;
  /** Sent as `Idempotency-Key` on every attempt. */
  readonly key: string;
  /** The golfer who made it. No other golfer sees or sends it. */
  readonly golferId: string;
  readonly method: Endpoint['method'];
  /** The path of its row, such as `/api/user/complete-session`. */
  readonly path: string;
  /** The request URL, with its params filled in. */
  readonly url: string;
  readonly body: unknown;
  /** When the golfer made it, in milliseconds since 1970 by this device's clock. */
  readonly recordedAt: number;
  /** Its label in the list, such as the title of the session; empty if there is no better name. */
  readonly title: string;
  /** What it is about, or null. A refused or failed request blocks later ones about the same session. */
  readonly sessionId: string | null;
  /** URL prefixes of the reads that it makes stale. */
  readonly refresh: readonly string[];
  /** Null until the server refuses it; a refused request stays until the golfer has decided. */
  readonly refusal: Refusal | null;
};

/**
 * A request that the server has confirmed. It stays on the device until every stored read that it outdated was answered
 * later: until then, the screens predict its effect on the others.
 */
export type ConfirmedRequest = QueuedRequest & {
  /** In milliseconds since 1970 by this device's clock. */
  readonly confirmedAt: number;
  /** Achievements that no page has celebrated, because the service worker sent it. */
  readonly unlocked?: readonly Achievement[];
};

/** A request that has no position in the order yet. */
export type NewRequest = Omit<QueuedRequest, 'order'>;

/** The waiting requests of the signed-in golfer, in sending order. */
export const waitingRequests = createStore<readonly QueuedRequest[]>([]);

/** The golfer's confirmed requests whose effect some stored reads do not show yet. */
export const confirmedRequests = createStore<readonly ConfirmedRequest[]>([]);

/** The sending progress: the number of requests done, and the total. */
export type Progress = { readonly done: number; readonly total: number };

/** Null when nothing is being sent. */
export const sendingProgress = createStore<Progress | null>(null);
